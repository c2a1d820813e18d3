import { readFileSync, globSync } from 'node:fs'
import { toId } from 'storybook/internal/csf'
import { expect, it } from 'vitest'
import { ROOT } from '../../visual/folders.ts'
import { readStories } from '../../visual/stories.ts'

const folder = new URL('.', import.meta.url)
const pages = globSync('*.mdx', { cwd: folder }).map((name) => readFileSync(new URL(name, folder), 'utf8'))
const stories = readStories(ROOT)
const titles = [...stories.map(({ title }) => title), ...pages.flatMap((text) => /<Meta title="([^"]+)"/.exec(text)?.[1] ?? [])]
const known = new Set([...titles.map((title) => `docs/${toId(title, 'docs')}`), ...stories.map(({ id }) => `story/${id}`)])
const linked = pages.flatMap((text) => Array.from(text.matchAll(/\?path=\/((?:docs|story)\/[\w-]+)/g), ([, page]) => page))

it('links from pages of documentation to pages that exist', () => {
  expect(linked.length).toBeGreaterThan(20)
  expect(linked.filter((page) => page !== undefined && !known.has(page))).toEqual([])
})
