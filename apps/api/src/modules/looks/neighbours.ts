import type { Near } from './look-index.ts'

/** Neighbours that are kept of an item. */
export const KEPT = 24

/** Likeness as it is stored. */
export const thousandths = (likeness: number): number => Math.round(likeness * 1_000)

/** The order of `LookIndex.nearest`: the most alike first, of equal ones the lower id. */
const byLikeness = (one: Near, other: Near): number => other.likeness - one.likeness || one.itemId - other.itemId

/** The list with one more item, or with its likeness as it is now: the nearest of all. */
export const entered = (list: readonly Near[], near: Near): Near[] =>
  [...list.filter(({ itemId }) => itemId !== near.itemId), near].toSorted(byLikeness).slice(0, KEPT)
