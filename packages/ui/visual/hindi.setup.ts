import { afterEach, beforeAll, expect } from 'vitest'

// Runs before every file of the screens' stories in Hindi, on the narrowest phone.

beforeAll(() => {
  const annotations = globalThis.globalProjectAnnotations
  annotations.initialGlobals = { ...annotations.initialGlobals, language: 'hi' }
})

/** What the story says; beside it stand Storybook's own messages. The shape of a page on its way says nothing. */
const words = (): string => [...document.querySelectorAll('main, [role=dialog]')].map((part) => part.textContent).join(' ')

afterEach(() => {
  if (/\p{L}/u.test(words())) expect(words()).toMatch(/\p{Script=Devanagari}/u)
  expect(document.documentElement.scrollWidth, 'nothing is wider than the screen').toBeLessThanOrEqual(innerWidth)
})
