import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { catalogueProject } from './catalogue-project.ts'
import { ROOT, takenIn } from './folders.ts'
import { themes, viewports, type Viewport } from './plan.ts'
import { picturesOf, readStories } from './stories.ts'

const stories = readStories(ROOT)

/** The stories that have a picture in this theme at this width. */
const looks = (Object.entries(viewports) as [Viewport, number][]).flatMap(([viewport, width]) =>
  themes.map((theme) => {
    const inThisLook = stories.filter((story) => story.looks.some((look) => look.viewport === viewport && look.theme === theme))
    const files = new Set(inThisLook.map(({ file }) => file))
    return {
      browser: 'chromium' as const,
      name: `${width} ${theme}`,
      viewport: { width, height: 800 },
      provide: { theme, picture: { viewport, width, names: inThisLook.flatMap(picturesOf) } },
      exclude: stories.filter(({ file }) => !files.has(file)).map(({ file }) => `**/${file}`),
    }
  }),
)

// Photographs the stories of the tree that this file lies in, into `taken`. `pnpm visual` runs it in two trees and compares.
export default defineConfig({
  root: join(ROOT, 'packages/ui'),
  test: {
    // Every picture is new: what they are compared with is drawn by another run.
    update: 'all',
    projects: [
      catalogueProject({
        instances: looks,
        setupFiles: ['look.setup.ts', 'picture.setup.ts'],
        screenshots: { timeout: 20_000, resolveScreenshotPath: ({ arg, ext }) => join(takenIn(ROOT), `${arg}${ext}`) },
      }),
    ],
  },
})
