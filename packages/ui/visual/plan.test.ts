import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { modes } from '../../../.storybook/modes.ts'
import { ROOT } from './folders.ts'
import { picturesOf, readStories } from './stories.ts'

const stories = readStories(ROOT)
/** What a build of Chromatic may cost. */
const MOST_PICTURES = 1000

it('takes four pictures of what has a layout, and two of what has one size', () => {
  const counts = (root: string) =>
    new Set(stories.filter(({ title }) => title.startsWith(`${root}/`)).map((story) => picturesOf(story).length))
  // A story that fixes its width has the half of them; one about what happens, none.
  expect(counts('Patterns')).toEqual(new Set([4, 2, 0]))
  expect(counts('Screens')).toEqual(new Set([4, 2, 0]))
  expect(counts('Primitives')).toEqual(new Set([2, 0]))
  // Pages of documentation: their stories are tests.
  expect(counts('Foundations')).toEqual(new Set([0]))
})

it('gives each story a name of its own', () => {
  expect(new Set(stories.map(({ id }) => id)).size).toBe(stories.length)
})

it('keeps a build of Chromatic under 1,000 pictures', () => {
  const shown = stories.filter(({ looks }) => looks.length > 0)
  expect(shown.length * Object.keys(modes).length).toBeLessThan(MOST_PICTURES)
})

it('gives Chromatic each option once, of which the workflow adds none', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
  const options = scripts['chromatic']?.match(/--[\w-]+/g) ?? []
  expect(options).toEqual([...new Set(options)])
  expect(options).toEqual(expect.arrayContaining(['--only-changed', '--exit-once-uploaded']))
  const workflow = readFileSync(join(ROOT, '.github/workflows/chromatic.yml'), 'utf8')
  expect(workflow).toMatch(/pnpm@\S+ chromatic$/m)
})
