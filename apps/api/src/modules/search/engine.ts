/** Terms of which any will do. */
export type Alternatives = readonly number[]

/** A search in numbers: terms and categories by their ids. */
export interface Question {
  /** For each word its terms: its own and those of its synonyms. All items of the answer have one of each. */
  terms: readonly Alternatives[]
  /** Null for any. */
  category: number | null
  /** 0 square, 1 landscape, 2 portrait; null for any. */
  orient: number | null
  /** Pixels; 0 for any. */
  minHeight: number
  minWidth: number
  /** Whole paise, inclusive; null for any. */
  minPrice: number | null
  maxPrice: number | null
  /** A code of colour/codes.ts; null for any. */
  colour: number | null
  /** Only these items; null for all. */
  among: readonly number[] | null
  /** Without the near-twins that another item covers (docs/decisions/0049-look.md). */
  collapsed: boolean
  /** Newest first. Otherwise, among some, in their order; with a colour, the nearest first; without one, the items that have one of each in the title come first; both groups are sorted by score. */
  recent: boolean
  offset: number
  limit: number
}

export interface Answer {
  ids: readonly number[]
  /** Exact. */
  count: number
}

/** Answers searches from a copy of the index's tables, which follows their changes. */
export interface SearchEngine {
  /** Null while the copy is not up to date. */
  find(question: Question): Promise<Answer | null>
  /** At most `limit` phrases with a prefix, those of most items first, then by code point. Null while the copy is not up to date. */
  suggest(prefix: string, category: number | null, limit: number): Promise<string[] | null>
}

/** An engine that this process keeps up to date. */
export interface FollowingEngine extends SearchEngine {
  /** Begins, in the background. Call it after the follower of changes has started. */
  start(): void
  stop(): Promise<void>
}
