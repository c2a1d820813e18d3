import { defineConfig } from 'vitest/config'

// `pnpm screens`: takes pictures of the running shop's screens in docs/screens, which Git ignores.
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
