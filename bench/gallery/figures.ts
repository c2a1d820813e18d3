const sorted = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b)

/** The quantile at `share` (0 to 1). */
export function quantile(numbers: readonly number[], share: number): number {
  const all = sorted(numbers)
  return all[Math.min(all.length - 1, Math.floor(all.length * share))] ?? Number.NaN
}

export const median = (numbers: readonly number[]): number => quantile(numbers, 0.5)

export interface Comparison {
  bestPeer: string
  /** Quartiles of our figure divided by the best peer's, per round. */
  low: number
  middle: number
  high: number
}

/**
 * Compares our figures with those of the peer with the smallest median. Each round measures all of them in turn, so other load hardly affects its
 * ratio.
 */
export function compare(rounds: ReadonlyMap<string, readonly number[]>, ours: string): Comparison {
  const peers = [...rounds].filter(([name]) => name !== ours).toSorted(([, a], [, b]) => median(a) - median(b))
  const [bestPeer, best] = peers[0] ?? ['', []]
  const ratios = (rounds.get(ours) ?? []).map((own, round) => own / (best[round] ?? Number.NaN))
  return { bestPeer, low: quantile(ratios, 0.25), middle: median(ratios), high: quantile(ratios, 0.75) }
}

/** Formats rows as an aligned table. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [headings, ...rows]
  const widths = headings.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  return all
    .map((row) => row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  '))
    .join('\n')
}
