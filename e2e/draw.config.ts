import { defineConfig } from 'vitest/config'

// `pnpm screens`: draws docs/screens from the running shop.
export default defineConfig({
  test: {
    name: 'screens',
    include: ['*.draw.ts'],
    globalSetup: ['./catalogue.ts'],
    testTimeout: 120_000,
    hookTimeout: 400_000,
    fileParallelism: false,
  },
})
