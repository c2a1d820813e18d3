import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { loadCsf } from 'storybook/internal/csf-tools'
import { looksIn, pictureName, themes, viewports, type Look, type Viewport } from './plan.ts'

export interface Story {
  id: string
  /** What the catalogue calls it: `Patterns/CartLine`. */
  title: string
  name: string
  /** Below the tree, with forward slashes. */
  file: string
  looks: readonly Look[]
}

/** The folders that `.storybook/main.ts` names. */
const folders = ['packages/ui/src', 'apps/storefront/src']

const storyFiles = (tree: string): string[] =>
  folders
    .filter((folder) => existsSync(join(tree, folder)))
    .flatMap((folder) =>
      readdirSync(join(tree, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path.replaceAll('\\', '/')}`),
    )
    .filter((path) => path.endsWith('.stories.tsx'))
    .sort()

/** What of a syntax tree says a name or a value; the rest refers back to itself. */
const SAYING = ['properties', 'key', 'name', 'value']

/** A story or a file of stories that says so has none: what happens in it counts, and it looks as another does. */
const hasPicture = (parameters: unknown): boolean =>
  !/"name":"disableSnapshot".*?"value":true/.test(JSON.stringify(parameters ?? null, SAYING))

/** A story that sets its own viewport is about that width alone, also where its kind is not photographed at it. */
function looksAt(title: string, globals: unknown): readonly Look[] {
  const looks = looksIn(title)
  const fixed = /"name":"viewport".*?"value":"(\w+)"/.exec(JSON.stringify(globals ?? null, SAYING))?.[1]
  if (fixed === undefined) return looks
  const viewport = (Object.keys(viewports) as Viewport[]).find((each) => each === fixed)
  if (viewport === undefined) throw new Error(`${title} sets a viewport that has no pictures: ${fixed}`)
  const there = looks.filter((look) => look.viewport === viewport)
  return there.length > 0 ? there : themes.map((theme) => ({ viewport, theme }))
}

function storiesIn(tree: string, file: string): Story[] {
  const csf = loadCsf(readFileSync(join(tree, file), 'utf8'), { fileName: file, makeTitle: (title) => title }).parse()
  const title = csf.meta.title
  const isShown = hasPicture(csf._metaAnnotations['parameters'])
  if (title === undefined) throw new Error(`${file} has no title`)
  return Object.entries(csf._stories).map(([exported, { name }]) => ({
    id: toId(title, storyNameFromExport(exported)),
    title,
    name: name ?? storyNameFromExport(exported),
    file,
    looks:
      isShown && hasPicture(csf._storyAnnotations[exported]?.['parameters'])
        ? looksAt(title, csf._storyAnnotations[exported]?.['globals'])
        : [],
  }))
}

export const readStories = (tree: string): Story[] => storyFiles(tree).flatMap((file) => storiesIn(tree, file))

export const picturesOf = (story: Story): string[] =>
  story.looks.map(({ viewport, theme }) => pictureName(story.id, viewports[viewport], theme))
