import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { browserVersion } from './browser.ts'
import { differenceOf } from './difference.ts'
import { takenIn } from './folders.ts'
import { inTreeOf } from './git.ts'
import { KeptPictures } from './kept-before.ts'
import { reportPage, type Counts, type Shown } from './report-page.ts'
import { takePictures } from './take.ts'
import { picturesOf, readStories, type Story } from './stories.ts'

export interface Comparing {
  /** The working tree. */
  tree: string
  /** The commit that it is compared with. */
  base: string
  /** Compares only the stories whose title, name or file holds them. */
  words: string
  /** Installs what a fresh tree of that commit needs. */
  install: (tree: string) => Promise<void>
  /** The folder that temporary trees are made in. */
  temporary: string
  /** Where pictures of commits are kept, and where the page goes. */
  keptBefore: string
  report: string
  say: (line: string) => void
}

export interface Compared {
  entries: Shown[]
  counts: Counts
  /** How many pictures of the base were taken, rather than found. */
  takenBefore: number
}

const holds =
  (words: string) =>
  ({ id, title, name, file }: Story): boolean =>
    `${id} ${title}/${name} ${file}`.toLowerCase().includes(words.toLowerCase())

interface Side {
  stories: Story[]
  /** Where a picture lies, if it was taken. */
  file: (picture: string) => string | undefined
  /** Why a picture was not taken, by the story's id. */
  failures: ReadonlyMap<string, string>
}

const present = (file: string): string | undefined => (existsSync(file) ? file : undefined)

async function sideBefore({ tree, base, words, install, temporary, keptBefore, say }: Comparing): Promise<Side & { taken: number }> {
  const kept = new KeptPictures(keptBefore, base, browserVersion())
  const side = (stories: Story[], failures = new Map<string, string>(), taken = 0) => ({
    stories: stories.filter(holds(words)),
    file: (picture: string) => present(kept.file(picture)),
    failures,
    taken,
  })
  const known = kept.read()
  const isKept = (story: Story): boolean => picturesOf(story).every((picture) => known?.pictures.includes(picture))
  if (known?.stories.filter(holds(words)).every(isKept)) return side(known.stories)
  return await inTreeOf({ repository: tree, commit: base, within: temporary }, async (before) => {
    const all = readStories(before)
    const missing = all.filter(holds(words)).filter((story) => !isKept(story))
    if (missing.length > 0) {
      say(`Installing the packages of ${base.slice(0, 7)}…`)
      await install(before)
      say(`Drawing ${missing.length} stories of ${base.slice(0, 7)}…`)
    }
    const outcomes = await takePictures(before, missing, all)
    const pictures = outcomes.flatMap(({ picture, failure }) => (picture === undefined || failure !== undefined ? [] : [picture]))
    kept.add(all, pictures, takenIn(before))
    return side(all, failuresIn(outcomes), pictures.length)
  })
}

async function sideAfter({ tree, words, say }: Comparing): Promise<Side> {
  const all = readStories(tree)
  const stories = all.filter(holds(words))
  say(`Drawing ${stories.length} stories of the working tree…`)
  const outcomes = await takePictures(tree, stories, all)
  return { stories, file: (picture) => present(join(takenIn(tree), `${picture}.png`)), failures: failuresIn(outcomes) }
}

const failuresIn = (outcomes: readonly { storyId: string; failure?: string }[]): Map<string, string> =>
  new Map(outcomes.flatMap(({ storyId, failure }) => (failure === undefined ? [] : [[storyId, failure]])))

/** One picture of one story, as it was and as it is. */
interface Pair {
  picture: string
  story: Story
  isGone: boolean
}

function pairsOf(before: Side, after: Side): Pair[] {
  const pairs = (side: Side, isGone: boolean) =>
    side.stories.flatMap((story) => picturesOf(story).map((picture): Pair => ({ picture, story, isGone })))
  const now = pairs(after, false)
  const names = new Set(now.map(({ picture }) => picture))
  return [...now, ...pairs(before, true).filter(({ picture }) => !names.has(picture))]
}

/** What is to be shown of a pair; undefined where nothing has changed. */
async function shownOf({ picture, story, isGone }: Pair, before: Side, after: Side, report: string): Promise<Shown | undefined> {
  const about = { picture, title: `${story.title}/${story.name}` }
  const [was, is] = [before.file(picture), isGone ? undefined : after.file(picture)]
  const keep = (label: string, png: Buffer | string): string => {
    const address = `pictures/${picture}-${label}.png`
    mkdirSync(dirname(join(report, address)), { recursive: true })
    writeFileSync(join(report, address), typeof png === 'string' ? readFileSync(png) : png)
    return address
  }
  if (isGone) return { ...about, state: 'gone', ...(was === undefined ? {} : { before: keep('before', was) }) }
  if (is === undefined) return { ...about, state: 'failed', message: after.failures.get(story.id) ?? 'No picture was taken.' }
  if (was === undefined) {
    const failure = before.failures.get(story.id)
    return {
      ...about,
      state: 'new',
      after: keep('after', is),
      ...(failure === undefined ? {} : { message: `It failed before: ${failure}` }),
    }
  }
  const difference = await differenceOf(readFileSync(was), readFileSync(is))
  if (difference === undefined) return undefined
  return {
    ...about,
    state: 'changed',
    message: `${difference.pixels} pixels differ.`,
    before: keep('before', was),
    after: keep('after', is),
    difference: keep('difference', difference.picture),
  }
}

/** Draws the stories of a commit and of the working tree with one browser, compares their pictures, and writes the page that shows what differs. */
export async function compareWith(comparing: Comparing): Promise<Compared> {
  const { report, base } = comparing
  rmSync(report, { recursive: true, force: true })
  mkdirSync(report, { recursive: true })
  const before = await sideBefore(comparing)
  const after = await sideAfter(comparing)
  const pairs = pairsOf(before, after)
  const entries: Shown[] = []
  for (const pair of pairs) {
    const shown = await shownOf(pair, before, after, report)
    if (shown !== undefined) entries.push(shown)
  }
  const count = (state: Shown['state']): number => entries.filter((entry) => entry.state === state).length
  const counts: Counts = {
    changed: count('changed'),
    new: count('new'),
    gone: count('gone'),
    failed: count('failed'),
    same: pairs.length - entries.length,
  }
  writeFileSync(join(report, 'index.html'), reportPage(entries, counts, `${base.slice(0, 7)} and the working tree, ${browserVersion()}`))
  return { entries, counts, takenBefore: before.taken }
}
