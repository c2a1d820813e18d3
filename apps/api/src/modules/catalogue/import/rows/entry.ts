/** A validated catalogue row. Its files are not checked yet. */
export interface Entry {
  /** Paths relative to the folder, as written. Several make a bundle. */
  files: string[]
  title: string
  description: string
  keywords: string[]
  /** Null: depends on the kind of file. */
  category: 'image' | 'graphic' | null
  licence: string
  source: string
  author: string
  /** Whole paise; 0 for a free item. */
  price: number
  purchaseType: 'free' | 'paid'
  /** Key of a seller; null for the default one. */
  seller: string | null
  location: string
  approval: 'approved' | 'awaiting' | 'rejected'
  note: string
}

/** The limits of openapi.yaml, in characters. */
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
export const MAX_KEYWORDS = 100
