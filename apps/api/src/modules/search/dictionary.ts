import type { Db } from '../../platform/database/database.ts'
import { allTerms, commonWords, countItems, lookUpWords, type Sample, sampleOf, stemsOf, type TermRow } from './dictionary-store.ts'
import { isPriced, type Match } from './search-store.ts'
import { expansionsOf, parseSynonyms } from './synonyms.ts'
import { synonymsText } from './synonyms-store.ts'
import { soundOf, soundsOf } from './sounds.ts'
import { isStemmed } from './terms.ts'
import { nearWords, type Vocabulary, vocabularyOf } from './near-words.ts'

export interface Term {
  id: number
  /** Items with the word, and with the word in the title, as of the last settle. Used only to choose a plan. */
  df: number
  titleDf: number
}

/** The terms of a word: its own first, then those of its synonyms. */
export type Word = readonly Term[]

/** Words whose stem is cached. Beyond that, a stream of new words costs no more memory, only look-ups. */
const MAX_STEMS = 200_000
/** Items in the sample that estimates what share of them passes the filters. */
const SAMPLE_SIZE = 4_000
/** The commonest words, which similar ones are looked for in: enough for what buyers look for, few enough to compare a word with all in a millisecond or two. */
const VOCABULARY_SIZE = 20_000
/** A relative change in the number of items after which a new sample is taken. */
const RESAMPLE_CHANGE = 0.02

export type Dictionary = ReturnType<typeof createDictionary>

/**
 * Maps words to terms, in memory. Committed rows of `terms` are never deleted or renumbered, so cached ids stay valid even if other processes write. Words
 * that are not cached are looked up, in `reads`: a word that another process has just added is found at once, and an unknown word costs one look-up and no search.
 */
export function createDictionary({ db, reads }: { db: Db; reads: Db }) {
  const stems = new Map<string, string | null>()
  let terms = new Map<string, Term>()
  /** By lexeme, those of its synonyms. */
  let synonyms = new Map<string, readonly string[]>()
  let total = 0
  let sample: Sample[] = []
  /** The number of items when the sample was taken. */
  let sampled = 0
  /** Read when it is first needed after a change. */
  let vocabulary: Promise<Vocabulary> | null = null
  /** The words of the vocabulary by how they sound; made when it is first needed. */
  let sounds: Promise<ReadonlyMap<string, readonly string[]>> | null = null

  const cacheStem = (word: string, stem: string | null) => {
    const oldest = stems.size >= MAX_STEMS ? stems.keys().next() : null
    if (oldest && !oldest.done) stems.delete(oldest.value)
    stems.set(word, stem)
  }
  /** Undefined if not cached; null for a stop word, such as "the". */
  const knownStem = (word: string) => (isStemmed(word) ? stems.get(word) : word)

  const isUnknown = (word: string): boolean => {
    const stem = knownStem(word)
    return stem === undefined || (stem !== null && !terms.has(stem))
  }

  async function refreshTotals(): Promise<void> {
    vocabulary = null
    sounds = null
    total = await countItems(db)
    if (Math.abs(total - sampled) <= sampled * RESAMPLE_CHANGE) return
    sampled = total
    const percent = Math.min(100, (100 * SAMPLE_SIZE) / Math.max(1, total))
    sample = await sampleOf(db, percent, 2 * SAMPLE_SIZE)
  }

  return {
    total: () => total,

    async load(): Promise<void> {
      const all = await allTerms(db)
      terms = new Map(all.map((row) => [row.lexeme, { id: row.id, df: row.df, titleDf: row.title_df }]))
      for (const { word, stem } of all) if (isStemmed(word)) cacheStem(word, stem)
      await loadSynonyms()
      await refreshTotals()
    },

    /** Updates the counts of terms that have just been settled. */
    async update(changed: readonly TermRow[]): Promise<void> {
      for (const row of changed) terms.set(row.lexeme, { id: row.id, df: row.df, titleDf: row.title_df })
      await refreshTotals()
    },

    /** Looks up those that are not known yet, together. */
    lookUp,

    /** The terms of the distinct words, without stop words; null if neither a word nor one of its synonyms was ever in any item. */
    async resolve(words: readonly string[]): Promise<Word[] | null> {
      if (words.some(isUnknown)) await lookUp(words)
      const found = new Map<string, Word>()
      for (const word of words) {
        const stem = knownStem(word)
        if (stem === null) continue
        const own = stem === undefined ? [] : [stem, ...(synonyms.get(stem) ?? [])].flatMap((lexeme) => terms.get(lexeme) ?? [])
        const any = own.length > 0 ? own : await this.inOtherLetters(word)
        if (any.length === 0) return null
        found.set(stem ?? word, any)
      }
      return [...found.values()]
    },

    /**
     * The terms of the words of the vocabulary that sound like a Hindi word and are written in the other letters: बारात for "baraat", and the other way round. None
     * for a word with a near spelling: it is rather a slip.
     */
    async inOtherLetters(word: string): Promise<Word> {
      const sound = soundOf(word)
      if (sound === null || nearWords(word, await this.vocabulary(), 1).length > 0) return []
      sounds ??= this.vocabulary().then(soundsOf)
      // A failure is not kept.
      sounds.catch(() => (sounds = null))
      const alike = ((await sounds).get(sound) ?? []).filter((other) => isStemmed(other) !== isStemmed(word))
      return alike.flatMap((other) => terms.get(knownStem(other) ?? other) ?? [])
    },

    /** The terms of those words that are in some item; of any other word, those of the nearest that is, if there is one. */
    async resolveNear(words: readonly string[]): Promise<Word[]> {
      const found: Word[] = []
      for (const word of words) {
        const known = await this.resolve([word])
        const [near] = known === null ? nearWords(word, await this.vocabulary(), 1) : []
        found.push(...(known ?? (near === undefined ? null : await this.resolve([near])) ?? []))
      }
      return found
    },

    /** Returns a function from words to stems. Queries `trx`, because the embedded database answers no one else during a transaction. */
    async stem(trx: Db, words: Iterable<string>): Promise<(word: string) => string | null> {
      const found = new Map<string, string | null>()
      const unknown: string[] = []
      for (const word of new Set(words)) {
        const stem = knownStem(word)
        if (stem === undefined) unknown.push(word)
        else found.set(word, stem)
      }
      if (unknown.length > 0) {
        for (const { word, stem } of await stemsOf(trx, unknown)) {
          found.set(word, stem)
          cacheStem(word, stem)
        }
      }
      return (word) => found.get(word) ?? null
    },

    /** The commonest words of the catalogue, as of the last settle. */
    vocabulary(): Promise<Vocabulary> {
      vocabulary ??= commonWords(db, VOCABULARY_SIZE).then(vocabularyOf)
      // A failure is not kept.
      vocabulary.catch(() => (vocabulary = null))
      return vocabulary
    },

    idOf: (lexeme: string): number | undefined => terms.get(lexeme)?.id,

    /** The estimated share of items that pass the filters, above 0 and up to 1. */
    share({ categoryId, orient, minHeight, minWidth, ...prices }: Omit<Match, 'termIds' | 'colour'>): number {
      if (categoryId === null && orient === null && minHeight === 0 && minWidth === 0 && !isPriced(prices)) return 1
      const { minPrice, maxPrice } = prices
      const passed = sample.filter(
        (item) =>
          (categoryId === null || item.category_id === categoryId) &&
          (orient === null || item.orient === orient) &&
          item.height >= minHeight &&
          item.width >= minWidth &&
          (minPrice === null || item.price >= minPrice) &&
          (maxPrice === null || item.price <= maxPrice),
      )
      return (passed.length + 0.5) / (sample.length + 0.5)
    },
  }

  async function loadSynonyms(): Promise<void> {
    const { groups } = parseSynonyms(await synonymsText(db))
    const latin = groups.flat().filter(isStemmed)
    const stemOf = new Map((await stemsOf(db, latin)).map(({ word, stem }) => [word, stem]))
    synonyms = expansionsOf(groups, (word) => (isStemmed(word) ? (stemOf.get(word) ?? null) : word))
  }

  async function lookUp(words: readonly string[]): Promise<void> {
    const unknown = words.filter(isUnknown)
    if (unknown.length === 0) return
    for (const row of await lookUpWords(reads, unknown, unknown.map(isStemmed))) {
      if (isStemmed(row.word)) cacheStem(row.word, row.stem)
      if (row.stem !== null && row.id !== null) terms.set(row.stem, { id: row.id, df: row.df, titleDf: row.title_df })
    }
  }
}
