/** What the index knows of an item: its row of `item_terms`, its price, its colours, and whether another item covers it. */
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
  /** Whether it is a near-twin that collapsed lists leave out. */
  covered: boolean
  /** `k` for a word of the title or a keyword, `-k` for one of the title. */
  terms: readonly number[]
  phrases: readonly string[]
}

/** An entry as the database sends it, in the order of `Entry`'s fields. */
export type EntryRow = [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number[] | null,
  boolean,
  number[],
  string[],
]

export const toEntry = ([
  id,
  hash,
  score,
  created,
  category,
  orient,
  height,
  width,
  price,
  palette,
  covered,
  terms,
  phrases,
]: EntryRow): Entry => ({
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
  covered,
  terms,
  phrases,
})
