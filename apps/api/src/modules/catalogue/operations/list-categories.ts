import type { Operation } from '../../../contract/operation.ts'
import { categories, pricesOfSale } from '../catalogue-store.ts'
import type { Needs } from '../needs.ts'

export const listCategories: Operation<'listCategories', Pick<Needs, 'reads'>> = async (_, { reads }) => {
  const [category, prices] = await Promise.all([categories(reads), pricesOfSale(reads)])
  return {
    success: true,
    code: 200,
    data: {
      category: category.map(({ public_id, name, status, created_at, updated_at }) => ({
        _id: public_id,
        category: name,
        status,
        createdAt: created_at.toISOString(),
        updatedAt: updated_at.toISOString(),
      })),
      ...(prices === null ? {} : { prices }),
    },
  }
}
