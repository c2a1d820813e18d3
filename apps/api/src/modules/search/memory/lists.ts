import type { Values } from './levels.ts'

/** Ascending lists of numbers, and parts of them: from one place to before another. What keeps some of a part moves them to its beginning, and returns where they end. */

/** What is in all the lists. */
export function commonOf(lists: readonly Uint32Array[]): Uint32Array {
  const [shortest = new Uint32Array(0), ...others] = lists.toSorted((a, b) => a.length - b.length)
  return others.length === 0 ? shortest : others.reduce(inBoth, shortest.slice())
}

/** A list so many times as long is searched instead of read. */
const MUCH_LONGER = 16

/** Keeps in place the numbers of `short` that are in `long`. */
function inBoth(short: Uint32Array, long: Uint32Array): Uint32Array {
  let length = 0
  let at = 0
  const search = long.length > MUCH_LONGER * short.length
  for (let n = 0; n < short.length; n += 1) {
    const wanted = short[n] ?? 0
    if (search) at = firstNotBelow(long, wanted, at)
    else while (at < long.length && (long[at] ?? 0) < wanted) at += 1
    if (at === long.length) break
    if (long[at] === wanted) short[length++] = wanted
  }
  return short.subarray(0, length)
}

/** By steps that double, then by halves. */
function firstNotBelow(list: Uint32Array, wanted: number, from: number): number {
  let step = 1
  let low = from
  let high = from
  while (high < list.length && (list[high] ?? 0) < wanted) {
    low = high + 1
    high += step
    step *= 2
  }
  high = Math.min(high, list.length)
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((list[middle] ?? 0) < wanted) low = middle + 1
    else high = middle
  }
  return low
}

/** Keeps the numbers whose bit is set. */
export function keepSet(list: Uint32Array, from: number, to: number, bits: Uint32Array): number {
  let end = from
  for (let n = from; n < to; n += 1) {
    const number = list[n] ?? 0
    // Without a branch, which a processor cannot foresee.
    list[end] = number
    end += ((bits[number >>> 5] ?? 0) >>> (number & 31)) & 1
  }
  return end
}

/** Keeps the numbers whose bit is not set. */
export function keepUnset(list: Uint32Array, from: number, to: number, bits: Uint32Array): number {
  let end = from
  for (let n = from; n < to; n += 1) {
    const number = list[n] ?? 0
    list[end] = number
    end += (~(bits[number >>> 5] ?? 0) >>> (number & 31)) & 1
  }
  return end
}

/** Keeps the numbers whose value is at least `min`. */
export function keepFrom(list: Uint32Array, from: number, to: number, values: Values, min: number): number {
  let end = from
  for (let n = from; n < to; n += 1) {
    const number = list[n] ?? 0
    if ((values[number] ?? 0) >= min) list[end++] = number
  }
  return end
}

/** Keeps the numbers whose value is less than `max`. */
export function keepBelow(list: Uint32Array, from: number, to: number, values: Values, max: number): number {
  let end = from
  for (let n = from; n < to; n += 1) {
    const number = list[n] ?? 0
    if ((values[number] ?? 0) < max) list[end++] = number
  }
  return end
}

/** Keeps in place the first of equal numbers of an ascending list. */
export function withoutRepeats(list: Uint32Array): Uint32Array {
  let length = 0
  for (let n = 0; n < list.length; n += 1) if (n === 0 || list[n] !== list[n - 1]) list[length++] = list[n] ?? 0
  return list.subarray(0, length)
}
