import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The shop under attack. */
export interface Target {
  url: string
  /** The session of a buyer. */
  token: string
  userId: string
  /** The id of an item for sale. */
  itemId: string
  /** A folder for what a tool writes. */
  folder: string
}

export interface Verdict {
  /** What was done, with its figures, in one line. */
  summary: string
  /** Empty if the tool found nothing. */
  findings: string[]
}

export interface Attack {
  /** The program. */
  tool: string
  run(target: Target): Promise<Verdict>
}

export const isInstalled = (tool: string): boolean =>
  (process.env['PATH'] ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, tool), constants.X_OK)
      return true
    } catch {
      return false
    }
  })

/** A proxy that refuses everything: whatever a tool would send elsewhere than to this machine gets nowhere. */
const NOWHERE = 'http://127.0.0.1:9'

/** Runs a program, at most for this many seconds. Its home is the folder, so that it reads and leaves no settings elsewhere. */
export async function run(
  tool: string,
  args: readonly string[],
  { folder, seconds, environment = {} }: { folder: string; seconds: number; environment?: Record<string, string> },
): Promise<{ output: string; code: number | null; isCut: boolean }> {
  const child = spawn(tool, args, {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      HOME: folder,
      http_proxy: NOWHERE,
      https_proxy: NOWHERE,
      no_proxy: '127.0.0.1,localhost',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  let isCut = false
  const late = setTimeout(() => {
    isCut = true
    child.kill('SIGKILL')
  }, seconds * 1_000)
  const [code] = (await once(child, 'close')) as [number | null]
  clearTimeout(late)
  return { output, code, isCut }
}
