import { defineConfig } from 'vitest/config'
import { spokenIn } from '../../apps/storefront/spoken-in.ts'
import { storiesAtRest } from './visual/at-rest.ts'
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
      catalogueProject({
        name: 'catalogue in Hindi',
        plugins: [spokenIn('hi'), storiesAtRest],
        exclude: ['**/packages/ui/src/**'],
        instances: [{ browser: 'chromium', name: 'stories hindi', viewport: { width: 320, height: 640 }, provide: { theme: 'light' } }],
        setupFiles: ['look.setup.ts', 'hindi.setup.ts'],
      }),
    ],
  },
})
