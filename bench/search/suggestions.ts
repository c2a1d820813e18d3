import { setTimeout as pause } from 'node:timers/promises'
import type { BenchItem } from './catalogue.ts'
import type { Neighbours } from '../quiet.ts'
import { measure, type Measured, type Processes } from './measure.ts'
import { type Medians, mediansOf } from './medians.ts'
import { prefixes } from './prefixes.ts'

/** Suggestions of a round, and as many kept answers. */
const ROUND = 10_000
const CLIENTS = 16
/** The first rounds do not count: a shop that has been open for a while has compiled this code. */
const ROUNDS = 9
const NOT_COUNTED = 4
/** Milliseconds after which no answer of the round before is kept any more (`server/kept-answers.ts`). */
const EXPIRED = 11_000

/** Suggestions for what each client has typed, none of which is a kept answer of the round before; and what HTTP alone takes: the same few answers again and again. */
export async function measureSuggestions(
  items: readonly BenchItem[],
  servers: Processes & { product: string },
  { untilQuiet }: Pick<Neighbours, 'untilQuiet'>,
): Promise<{ suggested: Medians; kept: Medians }> {
  const suggested: Measured[] = []
  const kept: Measured[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    if (round > 0) await pause(EXPIRED)
    const typed = prefixes(items, ROUND, 5 + round).map((prefix) =>
      String(new URL(`/api/images/suggestions/?search=${encodeURIComponent(prefix)}`, servers.product)),
    )
    if (round >= NOT_COUNTED) await untilQuiet()
    suggested.push(await measure(typed, CLIENTS, servers))
    kept.push(
      await measure(
        typed.map((_, n) => typed[n % 16] ?? ''),
        CLIENTS,
        servers,
      ),
    )
  }
  return { suggested: mediansOf(suggested.slice(NOT_COUNTED)), kept: mediansOf(kept.slice(NOT_COUNTED)) }
}
