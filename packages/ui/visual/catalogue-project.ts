import { join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import { browserArguments, executable } from './browser.ts'
import { ROOT } from './folders.ts'

type Browser = NonNullable<NonNullable<TestProjectInlineConfiguration['test']>['browser']>

interface CatalogueProject {
  /** `catalogue`, unless there are two. */
  name?: string
  /** Besides Storybook's own. */
  plugins?: Plugin[]
  /** Stories to leave out, as patterns. */
  exclude?: string[]
  /** One for each look that the stories are run in. */
  instances: Browser['instances']
  /** Beside this file. */
  setupFiles: readonly string[]
  screenshots?: NonNullable<Browser['expect']>['toMatchScreenshot']
}

/** Every story of the catalogue in one browser, which the files share. */
export function catalogueProject({
  name = 'catalogue',
  plugins = [],
  exclude = [],
  instances,
  setupFiles,
  screenshots,
}: CatalogueProject): TestProjectInlineConfiguration {
  return {
    // All that stories import is bundled before the first of them runs: a package found later reloads the page under the tests.
    optimizeDeps: {
      entries: [
        join(ROOT, 'packages/ui/src/**/*.stories.tsx'),
        join(ROOT, 'apps/storefront/src/**/*.stories.tsx'),
        join(ROOT, '.storybook/preview.tsx'),
      ],
      include: [
        'react',
        'react-dom',
        'react-dom/client',
        'react-dom/server',
        'react/jsx-runtime',
        'react/jsx-dev-runtime',
        'storybook/test',
      ],
    },
    plugins: [...plugins, storybookTest({ configDir: join(ROOT, '.storybook') })],
    test: {
      name,
      exclude,
      isolate: false,
      // The pictures are files that the page asks the runner to write.
      api: { allowWrite: screenshots !== undefined },
      setupFiles: setupFiles.map((file) => join(import.meta.dirname, file)),
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions: { args: browserArguments, executablePath: executable() } }),
        expect: { toMatchScreenshot: screenshots ?? {} },
        instances: instances ?? [],
      },
    },
  }
}
