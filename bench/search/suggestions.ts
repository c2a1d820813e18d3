import { setTimeout as pause } from 'node:timers/promises'
import type { BenchItem } from './catalogue.ts'
import { measure, type Measured, type Processes } from './measure.ts'
import { prefixes } from './prefixes.ts'

/** Suggestions of a round, and as many kept answers. */
const ROUND = 10_000
const CLIENTS = 16
/** The first rounds do not count: a shop that has been open for a while has compiled this code. */
const ROUNDS = 7
const NOT_COUNTED = 2
/** Milliseconds after which no answer of the round before is kept any more (`server/kept-answers.ts`). */
const EXPIRED = 11_000

/** Each figure is the median of the rounds, because a neighbour of the machine can spoil one. */
export interface Medians extends Measured {
  /** Of each round, in milliseconds. */
  p99s: readonly number[]
}

/** Suggestions for what each client has typed, none of which is a kept answer of the round before; and what HTTP alone takes: the same few answers again and again. */
export async function measureSuggestions(
  items: readonly BenchItem[],
  servers: Processes & { product: string },
): Promise<{ suggested: Medians; kept: Medians }> {
  const suggested: Measured[] = []
  const kept: Measured[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    if (round > 0) await pause(EXPIRED)
    const typed = prefixes(items, ROUND, 5 + round).map((prefix) =>
      String(new URL(`/api/images/suggestions/?search=${encodeURIComponent(prefix)}`, servers.product)),
    )
    suggested.push(await measure(typed, CLIENTS, servers))
    kept.push(
      await measure(
        typed.map((_, n) => typed[n % 16] ?? ''),
        CLIENTS,
        servers,
      ),
    )
  }
  return { suggested: medians(suggested.slice(NOT_COUNTED)), kept: medians(kept.slice(NOT_COUNTED)) }
}

function medians(rounds: readonly Measured[]): Medians {
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
