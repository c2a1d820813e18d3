export type Orientation = 'landscape' | 'portrait'

export interface FilterCategory {
  id: string
  label: string
  checked: boolean
}

/** What the panel shows. Sizes are as typed: empty is no filter. */
export interface FilterValues {
  categories: readonly FilterCategory[]
  minimumHeight: string
  minimumWidth: string
  orientation: Orientation | null
  mostRecent: boolean
}

/** One thing that the user changed. */
export type FilterChange =
  | { category: string; checked: boolean }
  | { minimumHeight: string }
  | { minimumWidth: string }
  | { orientation: Orientation | null }
  | { mostRecent: boolean }

/** What a size field means: digits only, so that a negative number becomes its absolute value; empty is no filter. */
export function sizeFromText(text: string): string {
  return text.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '')
}
