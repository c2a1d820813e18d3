/** Bitmaps of a fixed length, in words of 32 bits: bit `n` says something of number `n`. */

/** Some words of a bitmap: those from `from` to before `to`. */
export interface Stretch {
  bits: Uint32Array
  from: number
  to: number
}

export const wholeOf = (bits: Uint32Array): Stretch => ({ bits, from: 0, to: bits.length })

export const wordsFor = (size: number): number => (size + 31) >>> 5

export const isSet = (bits: Uint32Array, n: number): boolean => (((bits[n >>> 5] ?? 0) >>> (n & 31)) & 1) === 1

export function setBit(bits: Uint32Array, n: number): void {
  bits[n >>> 5] = (bits[n >>> 5] ?? 0) | (1 << (n & 31))
}

export function clearBit(bits: Uint32Array, n: number): void {
  bits[n >>> 5] = (bits[n >>> 5] ?? 0) & ~(1 << (n & 31))
}

/** The number of set bits in a word (H. S. Warren, Hacker's Delight, 5-1). */
export function ones(word: number): number {
  let n = word - ((word >>> 1) & 0x55555555)
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333)
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

export function countOnes({ bits, from, to }: Stretch): number {
  let count = 0
  for (let n = from; n < to; n += 1) count += ones(bits[n] ?? 0)
  return count
}

/** Sets the bits of numbers below `size`, and clears the others. */
export function setBelow({ bits, from, to }: Stretch, size: number): void {
  bits.fill(0xffffffff, from, to)
  const whole = size >>> 5
  if (whole < to) bits[whole] = 2 ** (size & 31) - 1
}

/** Takes the words of `other`. */
export function copyWords({ bits, from, to }: Stretch, other: Uint32Array): void {
  for (let n = from; n < to; n += 1) bits[n] = other[n] ?? 0
}

/** Keeps the bits that are set in `other`, too. */
export function keepCommon({ bits, from, to }: Stretch, other: Uint32Array): void {
  for (let n = from; n < to; n += 1) bits[n] = (bits[n] ?? 0) & (other[n] ?? 0)
}

/** Sets the bits that are set in `other`. */
export function addAll(bits: Uint32Array, other: Uint32Array): void {
  for (let n = 0; n < bits.length; n += 1) bits[n] = (bits[n] ?? 0) | (other[n] ?? 0)
}

/** Clears the bits that are set in `other`. */
export function clearCommon({ bits, from, to }: Stretch, other: Uint32Array): void {
  for (let n = from; n < to; n += 1) bits[n] = (bits[n] ?? 0) & ~(other[n] ?? 0)
}

/** The set bits from the `from`th on, at most `limit`, in ascending order. */
export function takeOnes(bits: Uint32Array, from: number, limit: number): Uint32Array {
  const taken = new Uint32Array(Math.max(0, Math.min(limit, bits.length * 32 - from)))
  let seen = 0
  let n = 0
  for (; n < bits.length; n += 1) {
    const here = ones(bits[n] ?? 0)
    if (seen + here > from) break
    seen += here
  }
  let length = 0
  for (; n < bits.length && length < taken.length; n += 1)
    for (let rest = bits[n] ?? 0; rest !== 0 && length < taken.length; rest &= rest - 1) {
      if (seen >= from) taken[length++] = (n << 5) + (31 - Math.clz32(rest & -rest))
      seen += 1
    }
  return taken.subarray(0, length)
}
