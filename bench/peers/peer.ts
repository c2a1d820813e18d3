import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Product } from './products.ts'

export const KINDS = ['first page', 'a word', 'one product'] as const
export type Kind = (typeof KINDS)[number]

/** A shop that answers, with its products. */
export interface Running {
  pid: number
  port: number
  /** Whole requests, sent in turn. */
  requests: Record<Kind, string[]>
  stop(): Promise<void>
}

/** What a shop is started with. */
export interface Ground {
  /** An empty folder of its own. */
  folder: string
  /** An empty database of its own. */
  databaseUrl: string
  products: readonly Product[]
  words: readonly string[]
}

/** Seconds that a shop may take to start on a busy machine. */
const PATIENCE = 300

/** Installs packages into the folder. Packages' own install scripts do not run: none is needed, and they are foreign code. */
export async function install(folder: string, dependencies: Record<string, string>): Promise<void> {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'peer', private: true, dependencies }))
  await promisify(execFile)('npm', ['install', '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund'], {
    cwd: folder,
    maxBuffer: 1e8,
  })
}

/** Runs a program of the folder's packages to its end. Throws with its output. */
export async function run(folder: string, args: string[], environment: Record<string, string>): Promise<void> {
  await promisify(execFile)(process.execPath, args, { cwd: folder, env: { ...process.env, ...environment }, maxBuffer: 1e8 })
}

/** Starts a server and waits until an address answers. */
export async function serve(
  folder: string,
  args: string[],
  environment: Record<string, string>,
  address: string,
): Promise<{ pid: number; stop(): Promise<void> }> {
  const child: ChildProcess = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
  const end = performance.now() + PATIENCE * 1_000
  while (
    !(await fetch(address)
      .then(({ ok }) => ok)
      .catch(() => false))
  ) {
    if (child.exitCode !== null || performance.now() > end) {
      await stop()
      throw new Error(`${args.join(' ')} did not start`)
    }
    await pause(200)
  }
  return { pid: child.pid ?? 0, stop }
}
