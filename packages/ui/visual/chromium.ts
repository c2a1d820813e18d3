import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { chromium } from 'playwright'
import { recordFile } from './folders.ts'

/** The browser named in the environment, else the system's, else Playwright's own. */
export const executable: string =
  process.env['CHROMIUM'] ?? (existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : chromium.executablePath())

/** Another build, or another processor, draws the edges of letters a little differently. */
export function installedBuild(): string {
  try {
    const said = execFileSync(executable, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    return `${said.trim()}, ${process.platform} ${process.arch}`
  } catch {
    return 'no Chromium'
  }
}

export const recordedBuild = (): string => (existsSync(recordFile) ? readFileSync(recordFile, 'utf8').trim() : 'no Chromium')

/** Why the pictures are not compared on this machine; undefined where they are. */
export function notComparedBecause(): string | undefined {
  const installed = installedBuild()
  const recorded = recordedBuild()
  return installed === recorded ? undefined : `not compared: the baselines were made by ${recorded}, this is ${installed}`
}
