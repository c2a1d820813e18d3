import { defineConfig } from 'vitest/config'
import { SHORT_LIVED } from './src/testing/node-flags.ts'

export default defineConfig({
  test: {
    name: 'api',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // On a busy machine what is polled for comes late.
    expect: { poll: { timeout: 20_000 } },
    maxWorkers: 2,
    execArgv: SHORT_LIVED,
    // Node runs the TypeScript itself, as in production: a second less of processor time per file than through Vite.
    experimental: { viteModuleRunner: false, nodeLoader: false },
  },
})
