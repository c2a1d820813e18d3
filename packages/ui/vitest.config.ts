import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { executable, notComparedBecause } from './visual/chromium.ts'
import { baselines, report } from './visual/folders.ts'
import { themes, viewports, type Viewport } from './visual/plan.ts'
import { picturesOf, readStories } from './visual/stories.ts'

const stories = fileURLToPath(new URL('src', import.meta.url))
const storybook = fileURLToPath(new URL('../../.storybook', import.meta.url))

const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Every story in every theme, its play function and axe. */
const looks = themes.map((theme) => ({
  browser: 'chromium' as const,
  name: `stories ${theme}`,
  viewport: { width: 1280, height: 800 },
  provide: { theme },
}))

const planned = readStories()

/** The stories that have a picture in this theme at this width. */
const pictures = (Object.entries(viewports) as [Viewport, number][]).flatMap(([viewport, width]) =>
  themes.map((theme) => {
    const inThisLook = planned.filter(({ looks }) => looks.some((look) => look.viewport === viewport && look.theme === theme))
    const files = new Set(inThisLook.map(({ file }) => file))
    return {
      browser: 'chromium' as const,
      name: `pictures ${width} ${theme}`,
      viewport: { width, height: 800 },
      provide: { theme, picture: { viewport, width, names: inThisLook.flatMap(picturesOf) } },
      exclude: planned.filter(({ file }) => !files.has(file)).map(({ file }) => `**/src/${file}`),
    }
  }),
)

const because = process.argv.some((word) => word.startsWith('--update')) ? undefined : notComparedBecause()
if (because !== undefined) process.stdout.write(`Pictures ${because}\n`)

export default defineConfig({
  test: {
    // A picture without a baseline fails and is not taken for one: only `pnpm visual:update` writes baselines.
    update: 'none',
    projects: [
      {
        test: { name: 'units', include: ['src/**/*.test.ts', 'visual/**/*.test.ts'], environment: 'node' },
      },
      {
        // All that stories import is bundled before the first of them runs: a package found later reloads the page under the tests.
        optimizeDeps: {
          entries: [`${stories}/**/*.stories.tsx`, `${storybook}/preview.tsx`],
          include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'storybook/test'],
        },
        plugins: [storybookTest({ configDir: storybook })],
        test: {
          name: 'catalogue',
          isolate: false,
          // The baselines and the report are files that the page asks the runner to write.
          api: { allowWrite: true },
          setupFiles: [fileURLToPath(new URL('visual/picture.setup.ts', import.meta.url))],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { args: browserArguments, executablePath: executable } }),
            expect: {
              toMatchScreenshot: {
                comparatorName: 'pixelmatch',
                // The same build draws the same bytes; the few pixels are for a machine that blends one edge otherwise.
                comparatorOptions: { allowedMismatchedPixels: 20 },
                timeout: 20_000,
                resolveScreenshotPath: ({ arg, ext }) => join(baselines, `${arg}${ext}`),
                resolveDiffPath: ({ arg, ext }) => join(report, 'pictures', `${arg}${ext}`),
              },
            },
            instances: [...looks, ...(because === undefined ? pictures : [])],
          },
        },
      },
    ],
  },
})
