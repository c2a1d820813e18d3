import type { Operation } from '../../../contract/operation.ts'
import type { Needs } from '../needs.ts'
import { suggestionDetails } from '../suggestion-details.ts'

export const suggestImages: Operation<'suggestImages', Pick<Needs, 'categoryIds' | 'listed' | 'search'>> = async (
  { query },
  { categoryIds, listed, search },
) => {
  const text = query.search ?? ''
  if (text.trim() === '') return { success: true, code: 200, data: { image: [] } }
  const categoryId = query.categoryId === undefined || query.categoryId === '' ? null : await categoryIds(query.categoryId)
  const image = await search.suggest({ search: text, categoryId })
  if (query.details !== true) return { success: true, code: 200, data: { image } }
  return { success: true, code: 200, data: { image, details: await suggestionDetails(image, categoryId, { listed, search }) } }
}
