import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { loadCsf } from 'storybook/internal/csf-tools'
import { baselines, sources } from './folders.ts'
import { oneWidthFolders, pictureName, themes, viewports, type Viewport } from './plan.ts'

export interface Story {
  id: string
  /** What the catalogue calls it: `Patterns/CartLine`. */
  title: string
  name: string
  /** Below `src`, with forward slashes. */
  file: string
  viewports: Viewport[]
}

const filesBelow = (folder: string, end: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((path) => path.replaceAll('\\', '/'))
        .filter((path) => path.endsWith(end))
        .sort()
    : []

/** A story that sets its own viewport is about that width alone. */
function viewportsOf(file: string, globals: unknown): Viewport[] {
  const fixed = /"name":"viewport".*?"value":"(phone|desktop)"/.exec(JSON.stringify(globals ?? null))?.[1]
  if (fixed === 'phone' || fixed === 'desktop') return [fixed]
  return oneWidthFolders.some((folder) => file.startsWith(`${folder}/`)) ? ['desktop'] : ['desktop', 'phone']
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
    viewports: viewportsOf(file, csf._storyAnnotations[exported]?.['globals']),
  }))
}

export const readStories = (): Story[] => filesBelow(sources, '.stories.tsx').flatMap(storiesIn)

export const picturesOf = (story: Story): string[] =>
  story.viewports.flatMap((viewport) => themes.map((theme) => pictureName(story.id, viewports[viewport], theme)))

/** The baselines that lie in the repository, by the names of their pictures. */
export const recordedPictures = (): string[] => filesBelow(baselines, '.png').map((path) => path.slice(0, -'.png'.length))
