import { defineConfig } from 'vitest/config'

// Drawing a catalogue takes some seconds, and more beside another suite.
export default defineConfig({ test: { name: 'demo', include: ['src/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 } })
