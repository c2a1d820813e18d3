export type Orientation = 'landscape' | 'portrait'

export interface FilterCategory {
  /** Its key among the categories. */
  id: string
  /** 'Images'. */
  label: string
  /** It is looked in. */
  checked: boolean
}

/** What the panel shows. Sizes are as typed: empty is no filter. */
export interface FilterValues {
  /** From first to last. */
  categories: ReadonlyArray<FilterCategory>
  /** Pixels. */
  minimumHeight: string
  /** Pixels. */
  minimumWidth: string
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
  | { orientation: Orientation | null }
  | { mostRecent: boolean }
  | { free: boolean }

/** What a size field means: digits only, so that a negative number becomes its absolute value; empty is no filter. */
export function sizeFromText(text: string): string {
  return text.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '')
}
