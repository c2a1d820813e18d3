import { defineConfig } from 'vitest/config'

// `pnpm firefox`: end-to-end tests in Firefox.
export default defineConfig({
  test: {
    name: 'firefox',
    include: ['*.firefox.ts'],
    globalSetup: ['./catalogue.ts'],
    testTimeout: 120_000,
    hookTimeout: 400_000,
    expect: { poll: { timeout: 20_000 } },
    fileParallelism: false,
  },
})
