import type { Operation } from '../../../contract/operation.ts'
import { categoryIdOf } from '../catalogue-store.ts'
import type { Needs } from '../needs.ts'

export const suggestImages: Operation<'suggestImages', Pick<Needs, 'db' | 'search'>> = async ({ query }, { db, search }) => {
  const text = query.search ?? ''
  if (text.trim() === '') return { success: true, code: 200, data: { image: [] } }
  const categoryId = query.categoryId === undefined || query.categoryId === '' ? null : await categoryIdOf(db, query.categoryId)
  return { success: true, code: 200, data: { image: await search.suggest({ search: text, categoryId }) } }
}
