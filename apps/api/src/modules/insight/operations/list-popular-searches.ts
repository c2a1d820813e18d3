import type { Operation } from '../../../contract/operation.ts'
import { popularSince } from '../insight-store.ts'
import { LEAST_VISITORS, MOST_SHOWN, popularFrom } from '../insight.ts'

export const listPopularSearches: Operation<'listPopularSearches'> = async (_, { db, clock, searches }) => {
  await searches.flush()
  return { success: true, code: 200, data: { popular: await popularSince(db, popularFrom(clock.now()), LEAST_VISITORS, MOST_SHOWN) } }
}
