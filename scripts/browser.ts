import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'
import { capture } from './run.ts'

/** Chromium without windows, which Playwright uses as well. It draws the same pages with a quarter less processor time. */
const HEADLESS = 'chromium-headless-shell'
const WITH_WINDOWS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

function onPath(names: readonly string[]): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK)
        return true
      } catch {
        return false
      }
    })
}

/** Without a network the attempt ends soon, and another browser may be there. */
const APT = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::https::Timeout=10']

/** Debian's, where this is root. */
async function install(): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  process.stdout.write('Installing Chromium…\n')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await capture('apt-get', [...APT, 'update'], { env })
  await capture('apt-get', [...APT, 'install', '-y', '--no-install-recommends', HEADLESS], { env })
  return onPath([HEADLESS])
}

/** The browser for the tests: `CHROMIUM`, one without windows, which is installed if this is root, one with windows, or Playwright's. */
export async function findBrowser(): Promise<string> {
  const own = chromium.executablePath()
  const found =
    process.env['CHROMIUM'] ?? onPath([HEADLESS]) ?? (await install()) ?? onPath(WITH_WINDOWS) ?? (existsSync(own) ? own : undefined)
  if (found !== undefined) return found
  throw new Error(
    'The tests need a Chromium: install one (`apt-get install chromium`, `npx playwright install chromium`), or name it in CHROMIUM.',
  )
}
