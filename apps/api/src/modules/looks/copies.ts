/**
 * Above this, only what is all but the same picture is found: another size, another quality, a light crop. Below, a shoot of one thing from one place by two
 * people is found as well, which the hash tells apart.
 */
const SURELY = 0.97
/** Pictures that were cropped, recoloured or framed are above this. */
const PERHAPS = 0.93
/** Of 64 bits: two that have nothing to do with each other differ in 32 of them, give or take 4. */
const SAME_HASH = 10

/** Bits in which two hashes of the same length differ. */
export const difference = (one: string, other: string): number => [...one].filter((bit, n) => bit !== other[n]).length

interface Hashed {
  /** Perceptual hash as 64 digits, 0 or 1. */
  hash: string | null
}

/** Whether one picture is probably made from the other: their looks are nearly the same, or alike with nearly the same hash. */
export function isCopy(one: Hashed, other: Hashed, likeness: number): boolean {
  if (likeness >= SURELY) return true
  return likeness >= PERHAPS && one.hash !== null && other.hash !== null && difference(one.hash, other.hash) <= SAME_HASH
}
