/** What an archive is asked for: whole orders, single items, or both, by their public ids. */
export interface Asked {
  orders: readonly string[]
  items: readonly string[]
}

/** Ids have letters and digits alone. */
const BETWEEN = '.'

/** As they stand in an address. */
export const writeIds = (ids: readonly string[]): string => ids.join(BETWEEN)
export const readIds = (text: string): string[] => (text === '' ? [] : text.split(BETWEEN))
