import type { Dictionary, Word } from './dictionary.ts'
import { choosePlan, type Plan } from './plan.ts'
import type { Match, Page } from './search-store.ts'

/** What a query asks for, with the terms of its words. */
export interface Asked {
  terms: readonly Word[]
  filters: Omit<Match, 'termIds'>
  page: Page
}

/** In a fixed order, by which counts are cached. */
export const matchOf = (terms: readonly Word[], filters: Omit<Match, 'termIds'>): Match => ({
  termIds: terms.map((any) => any.map(({ id }) => id).toSorted((a, b) => a - b)).toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0)),
  ...filters,
})

const sumOf = (any: Word, field: 'df' | 'titleDf'): number => any.reduce((sum, term) => sum + term[field], 0)

/** How the tables are to find a page. The nearest to a colour are known when all have been looked at; of some items, all are. */
export const planOf = ({ terms, filters, page }: Asked, countIsKnown: boolean, dictionary: Pick<Dictionary, 'total' | 'share'>): Plan =>
  filters.colour !== null || filters.among !== null
    ? { way: 'gather' }
    : choosePlan({
        total: dictionary.total(),
        // A word that is not settled yet has a count of 0, but at least one item has it.
        dfs: terms.map((any) => Math.max(1, sumOf(any, 'df'))),
        titleDfs: page.recent || terms.length === 0 ? null : terms.map((any) => sumOf(any, 'titleDf')),
        share: dictionary.share(filters),
        offset: page.offset,
        limit: page.limit,
        countIsKnown,
      })
