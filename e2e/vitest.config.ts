import { defineConfig } from 'vitest/config'
import { LongestFirst } from './longest-first.ts'

export default defineConfig({
  test: {
    name: 'e2e',
    include: ['**/*.test.ts'],
    globalSetup: ['./catalogue.ts'],
    testTimeout: 120_000,
    hookTimeout: 400_000,
    // The same as the timeout of a page in harness.ts.
    expect: { poll: { timeout: 20_000 } },
    // Two files run in parallel, each with its own shop, because tests mostly wait for pages.
    maxWorkers: 2,
    // The files of a worker share its browser.
    isolate: false,
    sequence: { sequencer: LongestFirst },
  },
})
