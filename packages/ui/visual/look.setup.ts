import { configure } from 'storybook/test'
import { beforeAll, inject } from 'vitest'
import type { Theme, Viewport } from './plan.ts'

// Runs before every story file in the browser: puts the catalogue in the run's theme and width.

// What the kit fetches at first need is here before the first story, so that no story waits for it. A pattern rather than names: the
// tree of another commit may lack one of them.
import.meta.glob('../src/**/{lightbox-viewer,date-range-popover,sheet-panel,toast-region}.tsx', { eager: true })

// What a screen fetches at first need, as the rules of a form, comes late on a busy machine: what a story waits for has longer than the one second given.
configure({ asyncUtilTimeout: 8000 })

declare module 'vitest' {
  interface ProvidedContext {
    theme: Theme
    /** Absent in the runs that test with axe. */
    picture?: { viewport: Viewport; width: number; names: string[] }
  }
}

const theme = inject('theme')
const picture = inject('picture')

// Storybook puts its own annotations in place after this file has run, so ours are laid over them before the first story.
beforeAll(() => {
  const annotations = globalThis.globalProjectAnnotations
  annotations.initialGlobals = {
    ...annotations.initialGlobals,
    theme,
    ...(picture === undefined ? {} : { viewport: { value: picture.viewport } }),
  }
  // `npm test` has looked with axe already.
  if (picture !== undefined) annotations.parameters = { ...annotations.parameters, a11y: { test: 'off' } }
})
