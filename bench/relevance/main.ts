import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createDatabase, startPostgres } from '@chitra/api/testing/postgres.ts'
import { enginesOf } from './engines.ts'
import { gradeOfAll, readable } from './grade.ts'
import { type Asked, type Catalogue, type Kind, QUERIES, type QuerySet } from './queries.ts'
import { demoRecords, metadataRecords, type Picture } from './records.ts'
import { bootstrapInterval, mean, ndcg, randomisationTest } from './statistics.ts'

/**
 * `pnpm bench:relevance [--catalogue FILE] [--queries]`: how good the first ten results are (nDCG@10) of the shop's search, of PostgreSQL's own ranking and of minisearch, for the same queries over the same
 * pictures: the demo catalogue, and a sample of the metadata in FILE if there is one. Who is right is said by rules that no engine knows (grade.ts). `--queries` prints each query. Exits with 1 if the shop's
 * search is not ahead of both with p < 0.01.
 */
const { values } = parseArgs({
  options: {
    catalogue: { type: 'string', default: new URL('../../../shared/data/catalogue.ndjson.gz', import.meta.url).pathname },
    queries: { type: 'boolean', default: false },
  },
})
const ROUNDS = 10_000
const SEED = 2026
/** The largest p with which a margin counts as real. */
const MOST_P = 0.01
/** A query counts only if a record is at least this good for it: otherwise nothing can be done well. */
const WORTHY = 2

const say = (text: string): boolean => process.stdout.write(`${text}\n`)

/** What the figures rest on, against values computed by hand. */
function checkStatistics(): void {
  // 1/log2(2) + 3/log2(3) = 2.892789; at best 3/log2(2) + 1/log2(3) = 3.630930.
  assert.equal(ndcg([1, 2], [0, 1, 2]).toFixed(6), '0.796708')
  assert.equal(ndcg([3, 0, 0], [0, 3, 0]), 1)
  assert.equal(ndcg([], [1]), 0)
  // Only the tenth position still counts: 1/log2(11) = 0.289065.
  assert.equal(ndcg([0, 0, 0, 0, 0, 0, 0, 0, 0, 1], [1]).toFixed(6), '0.289065')
  assert.equal(ndcg([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1], [1]), 0)
  // Of the eight choices of signs one sums to 3, four to at least 1, and all to at least -3.
  assert.ok(Math.abs(randomisationTest([1, 1, 1], ROUNDS, SEED) - 1 / 8) < 0.01)
  assert.ok(Math.abs(randomisationTest([1, 1, -1], ROUNDS, SEED) - 4 / 8) < 0.02)
  assert.equal(randomisationTest([-1, -1, -1], ROUNDS, SEED), 1)
  assert.deepEqual(bootstrapInterval([0.5, 0.5], ROUNDS, SEED), [0.5, 0.5])
}

interface Answered {
  set: QuerySet
  kind: Kind
  search: string
  /** nDCG@10 by engine. */
  scores: ReadonlyMap<string, number>
}

/** The queries about a catalogue, of all its sets. */
const queriesOf = (catalogue: Catalogue): { set: QuerySet; kind: Kind; asked: Asked }[] =>
  (Object.entries(QUERIES) as [QuerySet, (typeof QUERIES)[QuerySet]][])
    .filter(([set]) => set.startsWith(catalogue))
    .flatMap(([set, kinds]) =>
      (Object.entries(kinds) as [Kind, readonly Asked[]][]).flatMap(([kind, all]) => all.map((asked) => ({ set, kind, asked }))),
    )

async function answer(catalogue: Catalogue, pictures: readonly Picture[], url: string, folder: string): Promise<Answered[]> {
  const texts = pictures.map(readable)
  const { engines, close } = await enginesOf(pictures, await createDatabase(url, `relevance_${catalogue}`), join(folder, catalogue))
  const answered: Answered[] = []
  for (const { set, kind, asked } of queriesOf(catalogue)) {
    const [search, ...means] = asked
    const grades = texts.map((each) => gradeOfAll(each, means))
    const worthy = grades.filter((grade) => grade >= WORTHY).length
    if (worthy === 0) {
      say(`left out: "${search}" means nothing in the ${catalogue} catalogue`)
      continue
    }
    const scores = new Map<string, number>()
    for (const { name, shown } of engines) {
      const numbers = await shown(search)
      scores.set(
        name,
        ndcg(
          numbers.map((n) => grades[n] ?? 0),
          grades,
        ),
      )
    }
    answered.push({ set, kind, search, scores })
    if (values.queries)
      say(
        `${catalogue} | ${kind} | ${search} | ${worthy} | ${[...scores].map(([name, score]) => `${name} ${score.toFixed(2)}`).join(' | ')}`,
      )
  }
  await close()
  return answered
}

const scoresOf = (answered: readonly Answered[], engine: string): number[] => answered.map(({ scores }) => scores.get(engine) ?? 0)

/** What the other engines were made for, too: no Hindi, and no words for what the shop knows of an item apart from its text. */
const isEnglish = ({ kind }: Answered): boolean => kind !== 'Hindi' && kind !== 'Hinglish' && kind !== 'bundle or free'

function table(answered: readonly Answered[]): void {
  const names = [...(answered[0]?.scores.keys() ?? [])]
  const row = (name: string, some: readonly Answered[]) =>
    say(`| ${name} | ${some.length} | ${names.map((engine) => mean(scoresOf(some, engine)).toFixed(3)).join(' | ')} |`)
  say(`| nDCG@10 | queries | ${names.join(' | ')} |\n|---|---:|${'---:|'.repeat(names.length)}`)
  row('**all**', answered)
  for (const [name, some] of Map.groupBy(answered, ({ set }) => set)) row(`over ${name}`, some)
  for (const [name, some] of Map.groupBy(answered, ({ kind }) => kind)) row(name, some)
  row('in English, of pictures', answered.filter(isEnglish))
}

/** Of an engine's two ways the better one: so the comparison is with its best. */
const better = (answered: readonly Answered[], prefix: string): string =>
  [...(answered[0]?.scores.keys() ?? [])]
    .filter((name) => name.startsWith(prefix))
    .toSorted((a, b) => mean(scoresOf(answered, b)) - mean(scoresOf(answered, a)))[0] ?? ''

/** Whether ours is ahead. */
function compare(answered: readonly Answered[], other: string): boolean {
  const theirs = scoresOf(answered, other)
  const differences = scoresOf(answered, 'ours').map((score, n) => score - (theirs[n] ?? 0))
  const p = randomisationTest(differences, ROUNDS, SEED)
  const [low, high] = bootstrapInterval(differences, ROUNDS, SEED)
  const wins = differences.filter((difference) => difference > 1e-9).length
  const losses = differences.filter((difference) => difference < -1e-9).length
  say(
    `ours - ${other}: ${mean(differences).toFixed(3)} (95 %: ${low.toFixed(3)} to ${high.toFixed(3)}), p = ${p.toFixed(4)}, better in ${wins}, worse in ${losses} of ${differences.length}`,
  )
  return mean(differences) > 0 && p < MOST_P
}

checkStatistics()
const folder = mkdtempSync(join(tmpdir(), 'chitra-relevance-'))
const postgres = await startPostgres()
try {
  const demo = demoRecords()
  say(`demo catalogue: ${demo.length} pictures`)
  const answered = await answer('demo', demo, postgres.url, folder)
  const metadata = await metadataRecords(values.catalogue)
  if (metadata === null) say(`There is no file ${values.catalogue}: only the demo catalogue is searched.`)
  else {
    say(`metadata catalogue: ${metadata.length} pictures`)
    answered.push(...(await answer('metadata', metadata, postgres.url, folder)))
  }
  table(answered)
  const ahead = ['PostgreSQL', 'minisearch'].map((engine) => compare(answered, better(answered, engine)))
  if (ahead.includes(false)) {
    say('Ours is not ahead of both.')
    process.exitCode = 1
  }
  say('For comparison, in parts:')
  for (const some of [answered.filter(isEnglish), answered.filter(({ set }) => set === 'metadata, asked later')])
    for (const engine of ['PostgreSQL', 'minisearch']) if (some.length > 0) compare(some, better(answered, engine))
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
