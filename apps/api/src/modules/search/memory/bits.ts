/** Bitmaps of a fixed length, in words of 32 bits: bit `n` says something of number `n`. */

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

export function countOnes(bits: Uint32Array): number {
  let count = 0
  for (let n = 0; n < bits.length; n += 1) count += ones(bits[n] ?? 0)
  return count
}

/** Sets the first `size` bits and clears the others. */
export function setFirst(bits: Uint32Array, size: number): void {
  bits.fill(0xffffffff, 0, size >>> 5).fill(0, size >>> 5)
  if ((size & 31) !== 0) bits[size >>> 5] = 2 ** (size & 31) - 1
}

/** Keeps the bits that are set in `other`, too. */
export function keepCommon(bits: Uint32Array, other: Uint32Array): void {
  for (let n = 0; n < bits.length; n += 1) bits[n] = (bits[n] ?? 0) & (other[n] ?? 0)
}

/** Sets the bits that are set in `other`. */
export function addAll(bits: Uint32Array, other: Uint32Array): void {
  for (let n = 0; n < bits.length; n += 1) bits[n] = (bits[n] ?? 0) | (other[n] ?? 0)
}

/** Clears the bits that are set in `other`. */
export function clearCommon(bits: Uint32Array, other: Uint32Array): void {
  for (let n = 0; n < bits.length; n += 1) bits[n] = (bits[n] ?? 0) & ~(other[n] ?? 0)
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
