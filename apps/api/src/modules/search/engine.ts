/** A search in numbers: terms and categories by their ids. */
export interface Question {
  /** Terms that all items of the answer have. */
  terms: readonly number[]
  /** Null for any. */
  category: number | null
  /** 0 square, 1 landscape, 2 portrait; null for any. */
  orient: number | null
  /** Pixels; 0 for any. */
  minHeight: number
  minWidth: number
  /** Newest first. Otherwise the items that have all the terms in the title come first; both groups are sorted by score. */
  recent: boolean
  offset: number
  limit: number
}

export interface Answer {
  ids: number[]
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
