import type { Operation } from '../../../contract/operation.ts'
import { categoryIdOf } from '../catalogue-store.ts'
import type { Needs } from '../needs.ts'
import { suggestionDetails } from '../suggestion-details.ts'

export const suggestImages: Operation<'suggestImages', Pick<Needs, 'reads' | 'search'>> = async ({ query }, { reads, search }) => {
  const text = query.search ?? ''
  if (text.trim() === '') return { success: true, code: 200, data: { image: [] } }
  const categoryId = query.categoryId === undefined || query.categoryId === '' ? null : await categoryIdOf(reads, query.categoryId)
  const image = await search.suggest({ search: text, categoryId })
  if (query.details !== true) return { success: true, code: 200, data: { image } }
  return { success: true, code: 200, data: { image, details: await suggestionDetails(image, categoryId, { reads, search }) } }
}
