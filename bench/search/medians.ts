import type { Measured } from './measure.ts'

/** Each figure is the median of the rounds, because a neighbour of the machine can spoil one. */
export interface Medians extends Measured {
  /** Of each round, in milliseconds. */
  p99s: readonly number[]
}

export function mediansOf(rounds: readonly Measured[]): Medians {
  const first = rounds[0]
  if (first === undefined) throw new Error('nothing was measured')
  const median = (of: (round: Measured) => number): number => rounds.map(of).toSorted((a, b) => a - b)[rounds.length >> 1] ?? Number.NaN
  return {
    ...first,
    p50: median(({ p50 }) => p50),
    p99: median(({ p99 }) => p99),
    mean: median(({ mean }) => mean),
    perSecond: median(({ perSecond }) => perSecond),
    serverCpu: median(({ serverCpu }) => serverCpu),
    databaseCpu: median(({ databaseCpu }) => databaseCpu),
    p99s: rounds.map(({ p99 }) => p99),
  }
}
