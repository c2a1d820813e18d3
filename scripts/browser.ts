import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'
import { capture } from './run.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

function onPath(): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK)
        return true
      } catch {
        return false
      }
    })
}

/** The browser for the tests: `CHROMIUM`, one on the PATH, Playwright's, or Debian's, which is installed if this is root. */
export async function findBrowser(): Promise<string> {
  const own = chromium.executablePath()
  const found = process.env['CHROMIUM'] ?? onPath() ?? (existsSync(own) ? own : undefined)
  if (found !== undefined) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stdout.write('Installing Chromium…\n')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    await capture('apt-get', ['update'], { env })
    await capture('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env })
    const installed = onPath()
    if (installed !== undefined) return installed
  }
  throw new Error(
    'The tests need a Chromium: install one (`apt-get install chromium`, `npx playwright install chromium`), or name it in CHROMIUM.',
  )
}
