import { bootstrapInterval, mean, randomisationTest } from '../relevance/statistics.ts'
import { type Labelled, labelledPictures, VARIANTS } from './pictures.ts'
import { byHash, byHistogram, byLook, type Compared } from './ways.ts'

/**
 * `pnpm bench:look`: how well pictures are found by a picture (mean average precision), by the shop's looks, by a perceptual hash (sharp-phash) and by a histogram of 64 colours, for the same queries in one run.
 * The set is made anew: a drawn catalogue, and of the first drawing of each subject nine variants. Two tasks: to find a picture's variants among all, and to find the other drawings
 * of the same subject, with other random choices and colours, among all drawings. Then how alike variants and others are, by which the limits of twins and copies are chosen.
 * Exits with 1 if the looks are not ahead of both with p < 0.01.
 */
const SEED = 2026
const ROUNDS = 10_000
const MOST_P = 0.01

const say = (text: string): boolean => process.stdout.write(`${text}\n`)

/** Of what comes first by likeness; of equal ones those that are not wanted come first. */
function averagePrecision(alike: (other: number) => number, others: readonly number[], isWanted: (other: number) => boolean): number {
  const ranked = others
    .map((other) => ({ alike: alike(other), isWanted: isWanted(other) }))
    .toSorted((a, b) => b.alike - a.alike || Number(a.isWanted) - Number(b.isWanted))
  let found = 0
  let sum = 0
  for (const [n, { isWanted: isHit }] of ranked.entries()) if (isHit) sum += ++found / (n + 1)
  return found === 0 ? Number.NaN : sum / found
}

interface Task {
  name: string
  queries: readonly number[]
  among: readonly number[]
  isWanted: (query: Labelled, other: Labelled) => boolean
}

const pictures = await labelledPictures()
const places = pictures.map((_, n) => n)
const drawn = places.filter((n) => pictures[n]?.variant === 'drawn')
const originals = drawn.filter((n) => pictures[n]?.round === 0)
const subjects = new Map<string, number>()
for (const n of drawn) subjects.set(pictures[n]?.subject ?? '', (subjects.get(pictures[n]?.subject ?? '') ?? 0) + 1)
const ways: Record<string, Compared> = {
  looks: await byLook(pictures),
  'perceptual hash': await byHash(pictures),
  histogram: await byHistogram(pictures),
}
const tasks: Task[] = [
  {
    name: 'Variants of a picture',
    queries: originals,
    among: places,
    isWanted: (query, other) => other.subject === query.subject && other.round === 0,
  },
  {
    name: 'Other drawings of the same subject',
    queries: originals.filter((n) => (subjects.get(pictures[n]?.subject ?? '') ?? 0) > 1),
    among: drawn,
    isWanted: (query, other) => other.subject === query.subject,
  },
]

let isAhead = true
for (const { name, queries, among, isWanted } of tasks) {
  const scores = Object.fromEntries(
    Object.entries(ways).map(([way, { alike }]) => [
      way,
      queries.map((query) =>
        averagePrecision(
          (other) => alike(query, other),
          among.filter((other) => other !== query),
          (other) => isWanted(pictures[query] as Labelled, pictures[other] as Labelled),
        ),
      ),
    ]),
  )
  say(`${name}: ${queries.length} queries among ${among.length} pictures; mean average precision (95 %)`)
  for (const [way, all] of Object.entries(scores)) {
    const [low, high] = bootstrapInterval(all, ROUNDS, SEED)
    const differences = (scores['looks'] ?? []).map((score, n) => score - (all[n] ?? 0))
    const p = way === 'looks' ? null : randomisationTest(differences, ROUNDS, SEED)
    if (p !== null) isAhead &&= p < MOST_P && mean(differences) > 0
    say(`  ${way.padEnd(16)} ${mean(all).toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)})${p === null ? '' : `, p ${p.toFixed(4)}`}`)
  }
}

say('Processor time for each picture:')
for (const [way, { cpu }] of Object.entries(ways)) say(`  ${way.padEnd(16)} ${cpu.toFixed(1)} ms`)

const look = ways['looks'] as Compared
const at = (all: readonly number[], share: number): string =>
  (all.toSorted((a, b) => a - b)[Math.floor(share * (all.length - 1))] ?? Number.NaN).toFixed(2)
const line = (name: string, all: readonly number[]) =>
  say(`  ${name.padEnd(26)} ${[0.01, 0.05, 0.5, 0.95, 0.99].map((share) => at(all, share)).join('  ')}`)
say('How alike (1st, 5th, 50th, 95th, 99th percentile):')
for (const variant of VARIANTS)
  line(
    variant,
    originals.flatMap((n) =>
      places
        .filter((m) => pictures[m]?.variant === variant && pictures[m]?.round === 0 && pictures[m]?.subject === pictures[n]?.subject)
        .map((m) => look.alike(n, m)),
    ),
  )
const isSame = (n: number, m: number): boolean => pictures[n]?.subject === pictures[m]?.subject
line(
  'other drawing of a subject',
  originals.flatMap((n) => drawn.filter((m) => m !== n && isSame(n, m)).map((m) => look.alike(n, m))),
)
line(
  'nearest other subject',
  originals.map((n) => Math.max(...drawn.filter((m) => !isSame(n, m)).map((m) => look.alike(n, m)))),
)
line(
  'any other subject',
  originals.flatMap((n) => drawn.filter((m) => !isSame(n, m)).map((m) => look.alike(n, m))),
)
process.exitCode = isAhead ? 0 : 1
