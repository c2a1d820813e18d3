import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as icons from './icons.ts'
import * as kit from './index.ts'

const root = new URL('.', import.meta.url)
const stories = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.stories.tsx'))
  .map((path) => readFileSync(new URL(path, root), 'utf8'))
  .join('\n')

/** Components are the exports with a capital; the icons have one story together. */
const components = Object.keys(kit).filter((name) => /^[A-Z]/.test(name) && !(name in icons))

it('sees the components', () => {
  expect(components.length).toBeGreaterThan(50)
})

it.each(components)('%s has a story', (name) => {
  const drawn = new RegExp(`<${name}[\\s/<>]|component: ${name}\\b`)
  expect(stories).toMatch(drawn)
})
