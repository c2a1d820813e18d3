export type Orientation = 'landscape' | 'portrait'

export interface FilterCategory {
  /** Its key among the categories. */
  id: string
  /** 'Images'. */
  label: string
  /** It is looked in. */
  checked: boolean
}

export interface FilterPrices {
  /** Rupees. */
  minimum: string
  /** Rupees. */
  maximum: string
  /** Of all that is sold, in rupees: shown where nothing is typed. */
  lowest: string
  highest: string
}

export interface FilterColours {
  /** `#rrggbb`; null: any. */
  value: string | null
  /** To press, each with its name. */
  swatches: ReadonlyArray<{ colour: string; label: string }>
}

/** What the panel shows. Sizes and prices are as typed: empty is no filter. */
export interface FilterValues {
  /** From first to last. */
  categories: ReadonlyArray<FilterCategory>
  /** Pixels. */
  minimumHeight: string
  /** Pixels. */
  minimumWidth: string
  /** Absent where everything costs the same. */
  prices?: FilterPrices | undefined
  /** Absent where there is no search by colour. */
  colours?: FilterColours | undefined
  /** null: either. */
  orientation: Orientation | null
  /** Newest first. */
  mostRecent: boolean
  /** Only what costs nothing. */
  free: boolean
}

/** One thing that the user changed. */
export type FilterChange =
  | { category: string; checked: boolean }
  | { minimumHeight: string }
  | { minimumWidth: string }
  | { minimumPrice: string }
  | { maximumPrice: string }
  | { colour: string | null }
  | { orientation: Orientation | null }
  | { mostRecent: boolean }
  | { free: boolean }

/** What the field of a size or price means: digits only, so that a negative number becomes its absolute value; empty is no filter. */
export function sizeFromText(text: string): string {
  return text.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '')
}
