import type { Kysely } from 'kysely'
import { type Clock, systemClock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { Follower } from '../changes/index.ts'
import type { Version } from './count-cache.ts'
import { createDictionary, type Word } from './dictionary.ts'
import type { SearchEngine } from './engine.ts'
import { type Firsts, firstsBy } from './firsts.ts'
import type { Along } from './firsts-store.ts'
import { createFromTables, type ListResult } from './from-tables.ts'
import { removeItems, writeItems } from './index-store.ts'
import { type FilterValues, type Instead, insteadOf } from './instead.ts'
import { filtersOf, type ListQuery, pageOf, UNFILTERED } from './list-query.ts'
import { matchOf } from './match.ts'
import type { Count, Match, Page } from './search-store.ts'
import { MAX_SUGGESTIONS } from './settle-store.ts'
import { createSettling } from './settling.ts'
import { suggestions } from './suggest-store.ts'
import { inRounds } from './in-rounds.ts'
import { MAX_WORDS, partsOf } from './related.ts'
import { FREE_TERM, phrase, words } from './terms.ts'

export interface SuggestQuery {
  search: string
  categoryId: number | null
}

export interface Search {
  /** Loads the dictionary. */
  start(): Promise<void>
  list(query: ListQuery): Promise<ListResult>
  /** The first items of several queries, each item once, in the order of the queries; later ones are left out once `enough` are found. The best first. */
  firsts<T>(queries: readonly ListQuery[], wanted: { enough: number; along: Along<T> }): Promise<Firsts<T>>
  /** None among given items. Otherwise items with some of the words of a query, or with the nearest spelling of unknown ones, the closest first, to fill a page on which `list` found few. */
  related(query: ListQuery, found: readonly number[]): Promise<number[]>
  /** What to offer when `list` found nothing. */
  instead(query: ListQuery): Promise<Instead>
  /** At most ten phrases, the ones with the most items first, of which lists may leave some out; if the tables answer, as of the last settle. */
  suggest(query: SuggestQuery): Promise<string[]>
  /**
   * Indexes items within the caller's transaction, after their rows are written. Items that are not approved leave the index. Call it once in a
   * transaction, with all its items: two calls could deadlock with another transaction.
   */
  index(trx: Kysely<Tables>, itemIds: readonly number[]): Promise<void>
  /** Removes items from the index. Call it before their rows are deleted. */
  remove(trx: Kysely<Tables>, itemIds: readonly number[]): Promise<void>
  /** Updates counts, dictionary and suggestions. Call it after an import and at intervals; cheap when nothing changed. */
  settle(): Promise<void>
  /** The number of searchable items, with those that lists leave out: each has its page, and can be bought. */
  count(): Promise<number>
  stop(): Promise<void>
}

const NO_RESULT: ListResult = { itemIds: [], count: 0, countIsLowerBound: false }

export interface SearchOptions {
  database: Pick<Database, 'db'>
  /** Answers searches; by default the database itself. */
  reads?: Kysely<Tables>
  /** The version of what `reads` answers; by default unknown, so that no count is cached. */
  version?: () => Promise<Version>
  clock?: Clock
  /** Answers while it is up to date; otherwise the tables do. */
  engine?: SearchEngine | null
  /** Is told of writes before they are committed. */
  changes?: Pick<Follower, 'willWrite'> | null
  /** Whether lists, and their counts, are without the near-twins that another item covers, unless a query asks for them. */
  collapse?: boolean
}

export function createSearch({
  database: { db },
  reads = db,
  version: readVersion = () => Promise.resolve(null),
  clock = systemClock,
  engine = null,
  changes = null,
  collapse = false,
}: SearchOptions): Search {
  const dictionary = createDictionary({ db, reads })
  const tables = createFromTables({ reads, dictionary, readVersion, clock, countElsewhere: countOfEngine })
  const settling = createSettling({ db, dictionary })

  async function fromEngine({ termIds, categoryId, ...filters }: Match, page: Page): Promise<ListResult | null> {
    const answer = await engine?.find({ terms: termIds, category: categoryId, ...filters, ...page })
    return answer ? { itemIds: answer.ids, count: answer.count, countIsLowerBound: false } : null
  }

  async function countOfEngine(match: Match): Promise<Count | null> {
    const found = await fromEngine(match, { recent: true, offset: 0, limit: 0 })
    return found && { count: found.count, countIsLowerBound: found.countIsLowerBound }
  }

  const countOf = async (match: Match): Promise<Count> => (await countOfEngine(match)) ?? (await tables.count(match))

  /** The terms of each word and of the free filter; null if nothing can match. */
  async function termsOf(searched: readonly string[], free: boolean): Promise<Word[] | null> {
    const resolved = await dictionary.resolve(searched)
    if (resolved === null || (resolved.length === 0 && searched.length > 0)) return null
    // The filter is a term like any word, so counts and plans work the same. Null if no item is free.
    const freeTerms = free ? await dictionary.resolve([FREE_TERM]) : []
    return freeTerms && [...resolved, ...freeTerms]
  }

  async function foundBy(terms: readonly Word[], filters: Omit<Match, 'termIds'>, page: Page): Promise<ListResult> {
    const match = matchOf(terms, filters)
    return (await fromEngine(match, page)) ?? (await tables.list(match, terms, page))
  }

  /** `terms` is null if nothing can match. */
  async function readQuery(
    query: ListQuery,
    searched = words(query.search),
  ): Promise<{ terms: Word[] | null; filters: Omit<Match, 'termIds'>; page: Page }> {
    const { free, ...filters } = filtersOf(query, collapse)
    const isVain = (searched.length === 0 && query.search.trim() !== '') || query.among?.length === 0
    return { terms: isVain ? null : await termsOf(searched, free), filters, page: pageOf(query) }
  }

  async function countOfWords(searched: readonly string[], { free, ...filters }: FilterValues): Promise<Count | null> {
    const terms = await termsOf(searched, free)
    return terms && (await countOf(matchOf(terms, filters)))
  }

  return {
    start: settling.start,

    async list(query) {
      const { terms, filters, page } = await readQuery(query)
      return terms === null ? NO_RESULT : await foundBy(terms, filters, page)
    },

    async firsts(queries, wanted) {
      // All words at once: those that are not known cost one look-up.
      const searched = queries.map(({ search }) => words(search))
      await dictionary.lookUp(searched.flat())
      const read = await Promise.all(queries.map((query, n) => readQuery(query, searched[n])))
      const asked = read.flatMap(({ terms, ...rest }) => (terms === null ? [] : [{ terms, ...rest }]))
      const { lists, ...found } = await firstsBy(asked, wanted, {
        dictionary,
        reads,
        fromEngine: ({ terms, filters, page }) => fromEngine(matchOf(terms, filters), page),
      })
      const made = lists.values()
      return { ...found, lists: read.map(({ terms }) => (terms === null ? [] : (made.next().value ?? []))) }
    },

    async related(query, found) {
      if (query.among !== null) return []
      const searched = [...new Set(words(query.search))]
      // Before any is looked up: a hostile search has hundreds.
      if (searched.length > MAX_WORDS) return []
      const { terms, filters, page } = await readQuery(query)
      const freeTerms = query.free ? await termsOf([], true) : []
      if (freeTerms === null) return []
      const parts = partsOf(await dictionary.resolveNear(searched), terms !== null)
      // As many as a page has, because those that were found already are among them.
      const ask = (part: Word[]) => foundBy([...part, ...freeTerms], filters, { ...page, offset: 0 })
      const related = new Set<number>()
      for await (const { itemIds } of inRounds(parts, ask)) {
        const room = page.limit - found.length - related.size
        if (room <= 0) break
        for (const id of itemIds.filter((one) => !found.includes(one) && !related.has(one)).slice(0, room)) related.add(id)
      }
      return [...related]
    },

    instead: (query) => insteadOf(query.search, filtersOf(query, collapse), { dictionary, collapse, count: countOfWords }),

    async suggest({ search, categoryId }) {
      const prefix = phrase(search)
      if (prefix === '') return []
      return (await engine?.suggest(prefix, categoryId, MAX_SUGGESTIONS)) ?? (await suggestions(reads, prefix, categoryId))
    },

    async index(trx, itemIds) {
      tables.written()
      await changes?.willWrite(trx)
      await writeItems(trx, dictionary, itemIds)
    },

    async remove(trx, itemIds) {
      tables.written()
      await changes?.willWrite(trx)
      await removeItems(trx, itemIds)
    },

    settle: settling.settle,

    async count() {
      // Null only where a word is unknown.
      const all = await countOfWords([], filtersOf({ ...UNFILTERED, categoryId: null }, false))
      return all?.count ?? 0
    },

    stop: settling.stop,
  }
}
