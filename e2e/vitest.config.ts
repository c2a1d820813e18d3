import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'e2e',
    include: ['**/*.test.ts'],
    globalSetup: ['./catalogue.ts'],
    testTimeout: 120_000,
    hookTimeout: 400_000,
    // The timeout of a page (`harness.ts`): on a busy machine, late is not wrong.
    expect: { poll: { timeout: 20_000 } },
    // Tests mostly wait for pages, so two files run at once. Each has its own shop.
    maxWorkers: 2,
  },
})
