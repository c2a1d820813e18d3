import type { Db } from '../../platform/database/database.ts'
import { allTerms, countItems, lookUpWords, type Sample, sampleOf, stemsOf, type TermRow } from './dictionary-store.ts'
import type { Match } from './search-store.ts'
import { isStemmed } from './terms.ts'

export interface Term {
  id: number
  /** Items with the word, and with the word in the title, as of the last settle. They only steer the choice of a plan. */
  df: number
  titleDf: number
}

/** Words whose stem is remembered. A hostile stream of new words costs memory up to here, and then only a look-up each. */
const STEMS = 200_000
/** Items from which the share of the filters is estimated. */
const SAMPLE = 4_000
/** Share of the items by which their number may change before another sample is taken. */
const SAMPLE_HOLDS = 0.02

export type Dictionary = ReturnType<typeof createDictionary>

/**
 * Words to terms, in memory. A row of `terms` once committed is never deleted nor renumbered, so that what is known here stays right however many
 * processes write; what is not known is looked up by its unique index, so that a word another process has just added is found at once, and an
 * unknown one costs one look-up and no search.
 */
export function createDictionary(db: Db) {
  const stems = new Map<string, string | null>()
  let terms = new Map<string, Term>()
  let total = 0
  let sample: Sample[] = []
  /** Items in all when the sample was taken. */
  let sampled = 0

  const rememberStem = (word: string, stem: string | null) => {
    const oldest = stems.size >= STEMS ? stems.keys().next() : null
    if (oldest && !oldest.done) stems.delete(oldest.value)
    stems.set(word, stem)
  }
  /** Undefined: not known yet. Null: a stop word, such as "the". */
  const knownStem = (word: string) => (isStemmed(word) ? stems.get(word) : word)

  async function refreshTotals(): Promise<void> {
    total = await countItems(db)
    if (Math.abs(total - sampled) <= sampled * SAMPLE_HOLDS) return
    sampled = total
    const percent = Math.min(100, (100 * SAMPLE) / Math.max(1, total))
    sample = await sampleOf(db, percent, 2 * SAMPLE)
  }

  return {
    total: () => total,

    async load(): Promise<void> {
      terms = new Map((await allTerms(db)).map((row) => [row.lexeme, { id: row.id, df: row.df, titleDf: row.title_df }]))
      await refreshTotals()
    },

    /** Takes over the numbers of terms that have just been settled. */
    async update(changed: readonly TermRow[]): Promise<void> {
      for (const row of changed) terms.set(row.lexeme, { id: row.id, df: row.df, titleDf: row.title_df })
      await refreshTotals()
    },

    /** The distinct terms of the words, stop words left out; null when a word is not in any item, now or ever. */
    async resolve(words: readonly string[]): Promise<Term[] | null> {
      const asked = words.filter((word) => {
        const stem = knownStem(word)
        return stem === undefined || (stem !== null && !terms.has(stem))
      })
      if (asked.length > 0) await lookUp(asked)
      const found = new Map<number, Term>()
      for (const word of words) {
        const stem = knownStem(word)
        if (stem === null) continue
        const term = stem === undefined ? undefined : terms.get(stem)
        if (!term) return null
        found.set(term.id, term)
      }
      return [...found.values()]
    },

    /** The stem of each word, asked from `trx` where not known: within a transaction the embedded database answers nobody else. */
    async stem(trx: Db, words: Iterable<string>): Promise<(word: string) => string | null> {
      const found = new Map<string, string | null>()
      const asked: string[] = []
      for (const word of new Set(words)) {
        const stem = knownStem(word)
        if (stem === undefined) asked.push(word)
        else found.set(word, stem)
      }
      if (asked.length > 0) {
        for (const { word, stem } of await stemsOf(trx, asked)) {
          found.set(word, stem)
          rememberStem(word, stem)
        }
      }
      return (word) => found.get(word) ?? null
    },

    idOf: (lexeme: string): number | undefined => terms.get(lexeme)?.id,

    /** Share of the items, above 0 and up to 1, that pass the filters. */
    share({ categoryId, orient, minHeight, minWidth }: Omit<Match, 'termIds'>): number {
      if (categoryId === null && orient === null && minHeight === 0 && minWidth === 0) return 1
      const passed = sample.filter(
        (item) =>
          (categoryId === null || item.category_id === categoryId) &&
          (orient === null || item.orient === orient) &&
          item.height >= minHeight &&
          item.width >= minWidth,
      )
      return (passed.length + 0.5) / (sample.length + 0.5)
    },
  }

  async function lookUp(words: readonly string[]): Promise<void> {
    for (const row of await lookUpWords(db, words, words.map(isStemmed))) {
      if (isStemmed(row.word)) rememberStem(row.word, row.stem)
      if (row.stem !== null && row.id !== null) terms.set(row.stem, { id: row.id, df: row.df, titleDf: row.title_df })
    }
  }
}
