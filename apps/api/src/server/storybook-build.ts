import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
/** What runs Storybook's commands. */
export const STORYBOOK_PROGRAM = `${ROOT}node_modules/storybook/dist/bin/dispatcher.js`

export interface StorybookPlace {
  /** The built Storybook; by default what `pnpm storybook:build` writes. */
  folder?: string
  /** A program for Node that builds it into the folder after `--output-dir`. */
  program?: string
}

/** Characters of its output that are kept: the error stands at the end. */
const KEPT_OUTPUT = 4_000

export interface StorybookBuild {
  folder: string
  isBuilt(): boolean
  /** Begins a build, unless one is running. */
  start(): void
  /** The end of the output of a build that failed, once; null if none did. */
  takeProblem(): string | null
  stop(): void
}

/** Builds Storybook beside its folder and moves it there when it is whole, so that no half of it is served. */
export function storybookBuild({ folder = `${ROOT}storybook-static`, program = STORYBOOK_PROGRAM }: StorybookPlace): StorybookBuild {
  const unfinished = `${folder}.building`
  let running: ChildProcess | null = null
  let problem: string | null = null

  async function finish(code: number | null, output: string): Promise<void> {
    if (code !== 0) throw new Error(output)
    await rm(folder, { recursive: true, force: true })
    await rename(unfinished, folder)
  }

  function start(): void {
    if (running !== null) return
    if (!existsSync(program)) {
      problem = `There is no ${program}. Storybook is a package for development: install with npm start or pnpm install.`
      return
    }
    const args = [program, 'build', '--quiet', '--disable-telemetry', '--output-dir', unfinished]
    const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] })
    running = child
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output = (output + chunk).slice(-KEPT_OUTPUT)))
    child.once('error', (error) => (output += error.message))
    child.once('close', (code) => {
      finish(code, output)
        .catch((error: unknown) => (problem = error instanceof Error ? error.message : String(error)))
        .finally(() => (running = null))
    })
  }

  return {
    folder,
    isBuilt: () => existsSync(`${folder}/index.html`),
    start,
    takeProblem() {
      const taken = problem
      problem = null
      return taken
    },
    stop: () => void running?.kill(),
  }
}
