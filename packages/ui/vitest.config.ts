import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const stories = fileURLToPath(new URL('src', import.meta.url))
const storybook = fileURLToPath(new URL('../../.storybook', import.meta.url))

/** The browser named in the environment, else the system's, else Playwright's own. */
const chromium = process.env['CHROMIUM'] ?? (existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined)

const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export default defineConfig({
  test: {
    projects: [
      {
        test: { name: 'units', include: ['src/**/*.test.ts'], environment: 'node' },
      },
      {
        // All that stories import is bundled before the first of them runs: a package found later reloads the page under the tests.
        optimizeDeps: {
          entries: [`${stories}/**/*.stories.tsx`, `${storybook}/preview.tsx`],
          include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'storybook/test'],
        },
        plugins: [storybookTest({ configDir: storybook })],
        test: {
          name: 'stories',
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { args: browserArguments, ...(chromium === undefined ? {} : { executablePath: chromium }) },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
          },
        },
      },
    ],
  },
})
