import type { Operation } from '../../../contract/operation.ts'
import { popularSince } from '../searches-store.ts'
import { MIN_VISITORS, MAX_SHOWN, popularFrom } from '../popular-searches.ts'
import type { Needs } from '../needs.ts'

export const listPopularSearches: Operation<'listPopularSearches', Pick<Needs, 'db' | 'searches' | 'clock'>> = async (
  _,
  { db, clock, searches },
) => {
  await searches.flush()
  return { success: true, code: 200, data: { popular: await popularSince(db, popularFrom(clock.now()), MIN_VISITORS, MAX_SHOWN) } }
}
