/** What the index knows of an item: its row of `item_terms`, its price and its colours. */
export interface Entry {
  id: number
  /** A hash of the row, to compare with the table. */
  hash: number
  score: number
  /** Microseconds since 1970. */
  created: number
  category: number
  /** 0 square, 1 landscape, 2 portrait. */
  orient: number
  /** Pixels. */
  height: number
  width: number
  /** Whole paise. */
  price: number
  /** Packed as in colour/codes.ts. */
  palette: readonly number[]
  /** `k` for a word of the title or a keyword, `-k` for one of the title. */
  terms: readonly number[]
  phrases: readonly string[]
}

/** An entry as the database sends it, in the order of `Entry`'s fields. */
export type EntryRow = [number, number, number, number, number, number, number, number, number, number[] | null, number[], string[]]

export const toEntry = ([id, hash, score, created, category, orient, height, width, price, palette, terms, phrases]: EntryRow): Entry => ({
  id,
  hash,
  score,
  created,
  category,
  orient,
  height,
  width,
  price,
  palette: palette ?? [],
  terms,
  phrases,
})
