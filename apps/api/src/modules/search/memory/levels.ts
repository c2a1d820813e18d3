import { clearCommon, keepCommon, setBit, type Stretch, wordsFor } from './bits.ts'

/** One for each item. */
export type Values = Int32Array | Uint8Array | Uint16Array | Uint32Array

/** Bitmaps of the items whose value reaches each of some limits, so that only the values between two limits are compared one by one. */
export interface Levels {
  /** Ascending. */
  limits: Int32Array
  /** One for each limit. */
  reached: readonly Uint32Array[]
}

const LEVELS = 16
/** Values of which the limits are taken. */
const SAMPLE = 4_000

/** Limits that divide the values into about equal parts. */
function limitsOf(values: Values): Int32Array {
  const step = Math.max(1, Math.floor(values.length / SAMPLE))
  const sample = Int32Array.from({ length: Math.floor(values.length / step) }, (_, n) => values[n * step] ?? 0).sort()
  const limits = Array.from({ length: LEVELS }, (_, n) => sample[Math.floor((n * sample.length) / LEVELS)] ?? 0)
  return Int32Array.from(new Set(limits))
}

/** The number of limits that a value reaches. */
function levelOf(limits: Int32Array, value: number): number {
  let level = 0
  while (level < limits.length && (limits[level] ?? 0) <= value) level += 1
  return level
}

export function* levelsOf(values: Values, slice: number): Generator<void, Levels> {
  const limits = limitsOf(values)
  const reached = Array.from(limits, () => new Uint32Array(wordsFor(values.length)))
  for (let n = 0; n < values.length; n += 1) {
    const level = levelOf(limits, values[n] ?? 0)
    for (let k = 0; k < level; k += 1) setBit(reached[k] ?? new Uint32Array(0), n)
    if ((n + 1) % slice === 0) yield
  }
  return { limits, reached }
}

/** Keeps the bits of items whose value is at least `min`. */
export function keepReaching(stretch: Stretch, values: Values, { limits, reached }: Levels, min: number): void {
  const level = levelOf(limits, min)
  const maybe = reached[level - 1]
  if (maybe !== undefined) keepCommon(stretch, maybe)
  if (limits[level - 1] === min) return
  const surely = reached[level]
  const { bits, from, to } = stretch
  for (let n = from; n < to; n += 1) {
    let word = bits[n] ?? 0
    for (let rest = word & ~(surely?.[n] ?? 0); rest !== 0; rest &= rest - 1) {
      const lowest = rest & -rest
      if ((values[(n << 5) + (31 - Math.clz32(lowest))] ?? 0) < min) word &= ~lowest
    }
    bits[n] = word
  }
}

/** Clears the bits of items whose value is at least `max`. */
export function clearReaching(stretch: Stretch, values: Values, { limits, reached }: Levels, max: number): void {
  const level = levelOf(limits, max)
  const surely = reached[limits[level - 1] === max ? level - 1 : level]
  if (surely !== undefined) clearCommon(stretch, surely)
  if (limits[level - 1] === max) return
  const maybe = reached[level - 1]
  const { bits, from, to } = stretch
  for (let n = from; n < to; n += 1) {
    let word = bits[n] ?? 0
    for (let rest = word & (maybe?.[n] ?? -1); rest !== 0; rest &= rest - 1) {
      const lowest = rest & -rest
      if ((values[(n << 5) + (31 - Math.clz32(lowest))] ?? 0) >= max) word &= ~lowest
    }
    bits[n] = word
  }
}
