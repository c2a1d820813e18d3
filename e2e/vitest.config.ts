import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'e2e',
    include: ['**/*.test.ts'],
    globalSetup: ['./catalogue.ts'],
    testTimeout: 120_000,
    hookTimeout: 400_000,
    // As long as a page is waited for (`harness.ts`): a machine that does other work is late, not wrong.
    expect: { poll: { timeout: 20_000 } },
    // Most of a test is waiting for a page: two share the two cores well. Each file has a shop of its own.
    maxWorkers: 2,
  },
})
