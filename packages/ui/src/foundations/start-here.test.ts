import { readFileSync, globSync } from 'node:fs'
import { toId } from 'storybook/internal/csf'
import { expect, it } from 'vitest'
import { ROOT } from '../../visual/folders.ts'
import { readStories } from '../../visual/stories.ts'

const folder = new URL('.', import.meta.url)
const pages = globSync('*.mdx', { cwd: folder }).map((name) => readFileSync(new URL(name, folder), 'utf8'))
const titles = [...readStories(ROOT).map(({ title }) => title), ...pages.flatMap((text) => /<Meta title="([^"]+)"/.exec(text)?.[1] ?? [])]
const known = new Set(titles.map((title) => toId(title, 'docs')))
const linked = pages.flatMap((text) => Array.from(text.matchAll(/\?path=\/docs\/([\w-]+)/g), ([, id]) => id))

it('links from pages of documentation to pages that exist', () => {
  expect(linked.length).toBeGreaterThan(20)
  expect(linked.filter((id) => id !== undefined && !known.has(id))).toEqual([])
})
