const sorted = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b)

/** The number that `share` (0 to 1) of the numbers stay below. */
export function quantile(numbers: readonly number[], share: number): number {
  const all = sorted(numbers)
  return all[Math.min(all.length - 1, Math.floor(all.length * share))] ?? Number.NaN
}

export const median = (numbers: readonly number[]): number => quantile(numbers, 0.5)

export interface Comparison {
  bestPeer: string
  /** Ours over the best peer's, round by round: the quartiles. */
  low: number
  middle: number
  high: number
}

/** Ours against the peer whose median is least. Every round measured all of them, one after the other, so a round's ratio is little moved by other load. */
export function compare(rounds: ReadonlyMap<string, readonly number[]>, ours: string): Comparison {
  const peers = [...rounds].filter(([name]) => name !== ours).toSorted(([, a], [, b]) => median(a) - median(b))
  const [bestPeer, best] = peers[0] ?? ['', []]
  const ratios = (rounds.get(ours) ?? []).map((own, round) => own / (best[round] ?? Number.NaN))
  return { bestPeer, low: quantile(ratios, 0.25), middle: median(ratios), high: quantile(ratios, 0.75) }
}

/** Rows under their headings, columns in line. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [headings, ...rows]
  const widths = headings.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  return all
    .map((row) => row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  '))
    .join('\n')
}
