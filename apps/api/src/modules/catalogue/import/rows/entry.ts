/** What the catalogue says of one item; checked, but not yet looked at with its files. */
export interface Entry {
  /** Names below the folder, as written; several make a bundle. */
  files: string[]
  title: string
  description: string
  keywords: string[]
  /** null: as its kind of file has it. */
  category: 'image' | 'graphic' | null
  licence: string
  source: string
  author: string
  /** Whole paise; a free item's is 0. */
  price: number
  purchaseType: 'free' | 'paid'
  /** Key of a seller; null: the default one. */
  seller: string | null
  location: string
  approval: 'approved' | 'awaiting' | 'rejected'
  note: string
}

/** Longest texts, in characters, as openapi.yaml has them. */
export const LENGTHS = {
  title: 300,
  description: 5000,
  keyword: 100,
  location: 300,
  licence: 100,
  author: 300,
  source: 500,
  note: 1000,
} as const
export const MOST_KEYWORDS = 100
