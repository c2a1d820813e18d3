/** The prices of a segment's items. Few differ, and in a shop with one price an item costs nothing here. */
export interface Prices {
  /** Whole paise, ascending, each once. */
  values: Int32Array
  /** For each item the place of its price in `values`; empty where there is one price or none. */
  places: Uint8Array | Uint16Array | Uint32Array
}

/** Whole paise. */
export const priceOf = ({ values, places }: Prices, n: number): number => values[places[n] ?? 0] ?? 0

/** @param slice items between two pauses */
export function* pricesOf(given: Int32Array, slice = 50_000): Generator<void, Prices> {
  const distinct = new Set<number>()
  for (let n = 0; n < given.length; n += 1) {
    distinct.add(given[n] ?? 0)
    if ((n + 1) % slice === 0) yield
  }
  const values = Int32Array.from(distinct).sort()
  if (values.length <= 1) return { values, places: new Uint8Array(0) }
  const placeOf = new Map(Array.from(values, (value, place) => [value, place]))
  const places = new (values.length <= 0x1_00 ? Uint8Array : values.length <= 0x1_00_00 ? Uint16Array : Uint32Array)(given.length)
  for (let n = 0; n < given.length; n += 1) {
    places[n] = placeOf.get(given[n] ?? 0) ?? 0
    if ((n + 1) % slice === 0) yield
  }
  return { values, places }
}

/** The places of the prices from `min` to `max`, as `from` and the first place behind; null limits are none. */
export function placesBetween({ values }: Prices, min: number | null, max: number | null): { from: number; to: number } {
  const from = min === null ? 0 : firstNotBelow(values, min)
  return { from, to: max === null ? values.length : firstNotBelow(values, max + 1) }
}

function firstNotBelow(values: Int32Array, wanted: number): number {
  let low = 0
  let high = values.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((values[middle] ?? 0) < wanted) low = middle + 1
    else high = middle
  }
  return low
}
