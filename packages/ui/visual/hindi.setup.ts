import { afterEach, beforeAll, expect } from 'vitest'

// Runs before every file of the screens' stories in Hindi, on the narrowest phone.

beforeAll(() => {
  const annotations = globalThis.globalProjectAnnotations
  annotations.initialGlobals = { ...annotations.initialGlobals, language: 'hi' }
})

afterEach(() => {
  expect(document.body.textContent).toMatch(/\p{Script=Devanagari}/u)
  expect(document.documentElement.scrollWidth, 'nothing is wider than the screen').toBeLessThanOrEqual(innerWidth)
})
