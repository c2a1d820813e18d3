import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { loadCsf } from 'storybook/internal/csf-tools'
import { baselines, sources } from './folders.ts'
import { looksIn, pictureName, themes, viewports, type Look, type Viewport } from './plan.ts'

export interface Story {
  id: string
  /** What the catalogue calls it: `Patterns/CartLine`. */
  title: string
  name: string
  /** Below `src`, with forward slashes. */
  file: string
  looks: readonly Look[]
}

const filesBelow = (folder: string, end: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((path) => path.replaceAll('\\', '/'))
        .filter((path) => path.endsWith(end))
        .sort()
    : []

/** What of a syntax tree says a name or a value; the rest refers back to itself. */
const SAYING = ['properties', 'key', 'name', 'value']

/** A story that sets its own viewport is about that width alone, also where its folder is not photographed at it. */
function looksAt(file: string, globals: unknown): readonly Look[] {
  const looks = looksIn(file.split('/')[0] ?? '')
  const fixed = /"name":"viewport".*?"value":"(\w+)"/.exec(JSON.stringify(globals ?? null, SAYING))?.[1]
  if (fixed === undefined) return looks
  const viewport = (Object.keys(viewports) as Viewport[]).find((each) => each === fixed)
  if (viewport === undefined) throw new Error(`${file} sets a viewport that has no pictures: ${fixed}`)
  const there = looks.filter((look) => look.viewport === viewport)
  return there.length > 0 ? there : themes.map((theme) => ({ viewport, theme }))
}

function storiesIn(file: string): Story[] {
  const csf = loadCsf(readFileSync(join(sources, file), 'utf8'), { fileName: file, makeTitle: (title) => title }).parse()
  const title = csf.meta.title
  if (title === undefined) throw new Error(`${file} has no title`)
  return Object.entries(csf._stories).map(([exported, { name }]) => ({
    id: toId(title, storyNameFromExport(exported)),
    title,
    name: name ?? storyNameFromExport(exported),
    file,
    looks: looksAt(file, csf._storyAnnotations[exported]?.['globals']),
  }))
}

export const readStories = (): Story[] => filesBelow(sources, '.stories.tsx').flatMap(storiesIn)

export const picturesOf = (story: Story): string[] =>
  story.looks.map(({ viewport, theme }) => pictureName(story.id, viewports[viewport], theme))

/** The baselines that lie in the repository, by the names of their pictures. */
export const recordedPictures = (): string[] => filesBelow(baselines, '.png').map((path) => path.slice(0, -'.png'.length))
