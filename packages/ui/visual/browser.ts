import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** The browser named in the environment, else the system's, else Playwright's own. */
export const executable = (): string =>
  process.env['CHROMIUM'] ?? (existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : chromium.executablePath())

export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Another build, or another processor, draws the edges of letters a little differently. */
export const browserVersion = (): string =>
  `${execFileSync(executable(), ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()}, ${process.platform} ${process.arch}`
