import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'e2e',
    include: ['**/*.test.ts'],
    globalSetup: ['./catalogue.ts'],
    testTimeout: 120_000,
    hookTimeout: 400_000,
    fileParallelism: false,
  },
})
