import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { installedBuild, notComparedBecause } from '../packages/ui/visual/chromium.ts'
import { compress } from '../packages/ui/visual/compress.ts'
import { baselines, recordFile, report } from '../packages/ui/visual/folders.ts'
import { reportPage, type Shown } from '../packages/ui/visual/report-page.ts'
import { resultsFile, type Outcome } from '../packages/ui/visual/reporter.ts'
import { picturesOf, readStories, recordedPictures, type Story } from '../packages/ui/visual/stories.ts'
import { findBrowser } from './browser.ts'
import { ROOT, run } from './run.ts'

// `pnpm visual [WORDS]`: compares the picture of every story (or of those whose name holds the words) with its baseline, and writes a
// page of what changed. `pnpm visual:update [WORDS]` makes the pictures of today the baselines.
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const update = process.argv.includes('--update')

const all = readStories()
const wanted = words.join(' ').toLowerCase()
const chosen = all.filter(({ id, title, name, file }) => `${id} ${title}/${name} ${file}`.toLowerCase().includes(wanted))

function leave(message: string, code: number): never {
  process.stderr.write(`${message}\n`)
  process.exit(code)
}

if (chosen.length === 0) leave(`No story holds '${wanted}'.`, 1)
process.env['CHROMIUM'] = await findBrowser()
const because = notComparedBecause()
if (because !== undefined && !update) leave(`Pictures ${because}`, 2)
if (because !== undefined && chosen.length < all.length && recordedPictures().length > 0) {
  leave('The baselines were made by another build of Chromium: make all of them anew (pnpm visual:update), not a part.', 2)
}

rmSync(report, { recursive: true, force: true })
if (update) {
  // What another build drew differs by a few pixels everywhere; and what no story has any more is no baseline.
  if (because !== undefined) rmSync(baselines, { recursive: true, force: true })
  const expected = new Set(all.flatMap(picturesOf))
  for (const orphan of recordedPictures().filter((name) => !expected.has(name))) rmSync(join(baselines, `${orphan}.png`))
  mkdirSync(baselines, { recursive: true })
}

/** The names of the chosen stories, unless whole files are chosen: the runner takes files, and names within them. */
function names(stories: readonly Story[]): string[] {
  const files = new Set(stories.map(({ file }) => file))
  if (all.filter(({ file }) => files.has(file)).length === stories.length) return []
  const either = stories.map(({ name }) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  return ['--testNamePattern', `^(${either})$`]
}

const started = Date.now()
await run(process.execPath, [
  join(ROOT, 'node_modules/vitest/vitest.mjs'),
  'run',
  '--root',
  join(ROOT, 'packages/ui'),
  '--project',
  'pictures*',
  '--reporter',
  join(ROOT, 'packages/ui/visual/reporter.ts'),
  // A line of dots is for somebody who waits.
  ...(process.stdout.isTTY ? ['--reporter', 'dot'] : []),
  ...(update ? ['--update=all'] : []),
  ...(chosen.length === all.length ? [] : [...new Set(chosen.map(({ file }) => `src/${file}`)), ...names(chosen)]),
])
if (!existsSync(resultsFile)) leave('The pictures were not taken: the run broke before its end.', 1)
const outcomes = JSON.parse(readFileSync(resultsFile, 'utf8')) as Outcome[]
if (update) {
  writeFileSync(recordFile, `${installedBuild()}\n`)
  for (const { picture } of outcomes) if (picture !== undefined) await compress(join(baselines, `${picture}.png`))
}

const titles = new Map(all.map(({ id, title, name }) => [id, `${title}/${name}`]))
const beside = (path: string): string | undefined => (existsSync(join(report, path)) ? path : undefined)

function shown(outcome: Outcome): Shown {
  const title = titles.get(outcome.storyId) ?? outcome.storyId
  if (outcome.picture === undefined) return { ...outcome, title }
  const at = `pictures/${outcome.picture}`
  const baseline = join(baselines, `${outcome.picture}.png`)
  if (existsSync(baseline)) {
    mkdirSync(dirname(join(report, at)), { recursive: true })
    copyFileSync(baseline, join(report, `${at}-before.png`))
  }
  const sides = {
    before: beside(`${at}-before.png`),
    // Without a baseline, the runner leaves the new picture under the name of the reference.
    after: beside(`${at}-actual.png`) ?? beside(`${at}-reference.png`),
    difference: beside(`${at}-diff.png`),
  }
  return { ...outcome, title, ...Object.fromEntries(Object.entries(sides).filter(([, path]) => path !== undefined)) }
}

const entries = outcomes.filter(({ state }) => state === 'changed' || state === 'failed').map(shown)
const count = (state: Outcome['state']): number => outcomes.filter((outcome) => outcome.state === state).length
const counts = { same: count('same'), changed: count('changed'), failed: count('failed') }
writeFileSync(join(report, 'index.html'), reportPage(entries, counts))

for (const { title, project, state, message } of entries) {
  process.stdout.write(
    `${state}: ${title} (${project.replace('pictures ', '')})${state === 'failed' ? `\n  ${message?.trim().split('\n')[0] ?? ''}` : ''}\n`,
  )
}
const same = update ? 'are the baselines' : 'the same'
process.stdout.write(
  `${counts.changed} changed, ${counts.failed} failed, ${counts.same} ${same}, in ${Math.round((Date.now() - started) / 1000)} s\n`,
)
if (entries.length > 0) process.stdout.write(`See ${join(report, 'index.html')}\n`)
process.exit(entries.length > 0 || counts.same === 0 ? 1 : 0)
