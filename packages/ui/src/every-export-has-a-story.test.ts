import { expect, it } from 'vitest'
import { ROOT } from '../visual/folders.ts'
import { readStories } from '../visual/stories.ts'
import * as icons from './icons.ts'
import * as kit from './index.ts'

/** The last word of each story file's title: `CartLine` of `Patterns/CartLine`. */
const titled = new Set(readStories(ROOT).map(({ title }) => title.split('/').at(-1)))

/** Components are the exports with a capital; the icons have one story together. */
const components = Object.keys(kit).filter((name) => /^[A-Z]/.test(name) && !(name in icons))

it('sees the components', () => {
  expect(components.length).toBeGreaterThan(50)
})

it.each(components)('%s has a story file of its own', (name) => {
  expect(titled).toContain(name)
})
