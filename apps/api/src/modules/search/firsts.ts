import type { Db } from '../../platform/database/database.ts'
import type { Dictionary } from './dictionary.ts'
import { type Along, firstsOf } from './firsts-store.ts'
import { inRounds } from './in-rounds.ts'
import { type Asked, matchOf, planOf } from './match.ts'

interface Needs {
  dictionary: Pick<Dictionary, 'total' | 'share'>
  reads: Db
  /** What the engine finds; null if it cannot answer. */
  fromEngine: (asked: Asked) => Promise<{ itemIds: readonly number[] } | null>
}

export interface Firsts<T> {
  ids: number[]
  /** What each search found; empty for one that was left out. */
  lists: readonly (readonly number[])[]
  /** What was selected along with the items, and perhaps with others; null where the tables were not asked. */
  along: T | null
}

/** The first items of several searches, each item once, in the order of the searches, until there are `enough`: by the engine a few at a time, by the tables in one statement. */
export async function firstsBy<T>(
  asked: readonly Asked[],
  { enough, along }: { enough: number; along: Along<T> },
  { dictionary, reads, fromEngine }: Needs,
): Promise<Firsts<T>> {
  const found: (readonly number[])[] = []
  for await (const answer of inRounds(asked, fromEngine)) {
    if (answer === null) {
      const firsts = asked.map((one) => ({
        match: matchOf(one.terms, one.filters),
        plan: planOf(one, true, dictionary),
        limit: one.page.limit,
      }))
      const { lists, ...rest } = await firstsOf(reads, firsts, { enough, along })
      return { ids: distinctUpTo(lists, enough), lists, ...rest }
    }
    found.push(answer.itemIds)
    if (distinctUpTo(found, enough).length >= enough) break
  }
  return { ids: distinctUpTo(found, enough), lists: found, along: null }
}

/** The ids of whole lists, each once, until there are `enough`. */
function distinctUpTo(lists: readonly (readonly number[])[], enough: number): number[] {
  const ids = new Set<number>()
  for (const list of lists) {
    for (const id of list) ids.add(id)
    if (ids.size >= enough) break
  }
  return [...ids]
}
