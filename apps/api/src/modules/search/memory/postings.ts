import { setBit, wordsFor } from './bits.ts'

/**
 * For each key the numbers of the items that have it, ascending. Common keys have a bitmap, which is smaller than a list from a 32nd of the items on, and
 * quicker to compare.
 */
export interface Postings {
  /** Ascending. */
  keys: Int32Array
  /** The list of `keys[n]` is `lists.subarray(starts[n], starts[n + 1])`; empty for common keys. */
  starts: Uint32Array
  lists: Uint32Array
  /** For each key the place of its bitmap in `bitmaps`, or NO_BITMAP. */
  places: Uint32Array
  bitmaps: Uint32Array
}

export const NO_BITMAP = 0xffffffff
const COMMON = 32

/** Whether a key with `count` of `size` items gets a bitmap. */
export const isCommon = (count: number, size: number): boolean => count * COMMON >= size

/** A key's items: one of both. */
export interface Posting {
  list: Uint32Array | null
  bits: Uint32Array | null
}

export function placeOf(keys: Int32Array, key: number): number {
  let low = 0
  let high = keys.length - 1
  while (low <= high) {
    const middle = (low + high) >>> 1
    const found = keys[middle] ?? 0
    if (found === key) return middle
    if (found < key) low = middle + 1
    else high = middle - 1
  }
  return -1
}

export function postingAt({ starts, lists, places, bitmaps }: Postings, place: number, size: number): Posting {
  const bitmap = places[place] ?? NO_BITMAP
  if (bitmap !== NO_BITMAP) return { list: null, bits: bitmaps.subarray(bitmap, bitmap + wordsFor(size)) }
  return { list: lists.subarray(starts[place] ?? 0, starts[place + 1] ?? 0), bits: null }
}

/** The items of a key; null if there are none. */
export function postingOf(postings: Postings, key: number, size: number): Posting | null {
  const place = placeOf(postings.keys, key)
  return place === -1 ? null : postingAt(postings, place, size)
}

/** Collects postings key by key, in ascending order of the keys. */
export function postingsBuilder({ keys: maxKeys, numbers, size }: { keys: number; numbers: number; size: number }) {
  const keys = new Int32Array(maxKeys)
  const starts = new Uint32Array(maxKeys + 1)
  const places = new Uint32Array(maxKeys)
  const lists = new Uint32Array(numbers)
  const bitmaps: Uint32Array[] = []
  const words = wordsFor(size)
  let length = 0
  let end = 0
  return {
    /** @param numbers ascending; may be a part of a larger buffer that is used again */
    add(key: number, all: Uint32Array): void {
      if (all.length === 0) return
      keys[length] = key
      starts[length] = end
      if (isCommon(all.length, size)) {
        const bits = new Uint32Array(words)
        for (const n of all) setBit(bits, n)
        places[length] = bitmaps.length * words
        bitmaps.push(bits)
      } else {
        places[length] = NO_BITMAP
        lists.set(all, end)
        end += all.length
      }
      length += 1
    },
    finish(): Postings {
      starts[length] = end
      const together = new Uint32Array(bitmaps.length * words)
      for (const [n, bits] of bitmaps.entries()) together.set(bits, n * words)
      return {
        keys: keys.slice(0, length),
        starts: starts.slice(0, length + 1),
        lists: lists.slice(0, end),
        places: places.slice(0, length),
        bitmaps: together,
      }
    },
  }
}
