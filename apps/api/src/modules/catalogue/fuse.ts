/** So much that the first places of a list do not outweigh all that others say: the value of the paper below. */
const DAMPING = 60

/**
 * Several rankings as one, each id once, by the sum of what its places are worth (reciprocal rank fusion: G. Cormack, C. Clarke, S. Büttcher, 2009). Of equal ones the one that an earlier ranking
 * names first.
 */
export function fuse(rankings: readonly (readonly number[])[]): number[] {
  const worth = new Map<number, number>()
  for (const ranking of rankings)
    for (const [place, id] of ranking.entries()) worth.set(id, (worth.get(id) ?? 0) + 1 / (DAMPING + place + 1))
  return [...worth].toSorted(([, a], [, b]) => b - a).map(([id]) => id)
}
