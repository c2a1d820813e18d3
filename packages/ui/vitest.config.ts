import { defineConfig } from 'vitest/config'
import { catalogueProject } from './visual/catalogue-project.ts'
import { themes } from './visual/plan.ts'

/** Every story in every theme: its play function and axe. `pnpm visual` compares pictures; a test run takes none. */
const looks = themes.map((theme) => ({
  browser: 'chromium' as const,
  name: `stories ${theme}`,
  viewport: { width: 1280, height: 800 },
  provide: { theme },
}))

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'units', include: ['src/**/*.test.{ts,tsx}', 'visual/**/*.test.ts'], environment: 'node' } },
      catalogueProject({ instances: looks, setupFiles: ['look.setup.ts', 'classes.setup.ts'] }),
    ],
  },
})
