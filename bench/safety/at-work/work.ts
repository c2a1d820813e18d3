import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Database, openDatabase } from '@chitra/api/platform/database/database.ts'
import { createDatabase, type RunningPostgres } from '@chitra/api/testing/postgres.ts'

/** A data folder and a database of its own. */
export interface Place {
  dataDir: string
  databaseUrl: string | null
  /** Settings of a shop or a command there. */
  settings: Record<string, string>
  remove(): void
}

export interface Circumstances {
  newPlace(): Promise<Place>
  /** A shop whose demo catalogue is drawn; it is stopped, and the same each time. */
  model(): Promise<Place>
  /** Of kills. */
  times: number
  /** Random numbers from 0 to 1. */
  next: () => number
}

/** What came of all kills during one kind of work. */
export interface Outcome {
  kills: number
  /** Milliseconds that the start or command after a kill took at most. */
  slowest: number
  problems: string[]
}

/** Kills a process during one kind of work, again and again, and checks what the next start, or the same command, makes of it. */
export type Work = (circumstances: Circumstances) => Promise<Outcome>

let places = 0

export async function newPlace(postgres: RunningPostgres | null): Promise<Place> {
  places += 1
  const dataDir = mkdtempSync(join(tmpdir(), 'chitra-at-work-'))
  const databaseUrl = postgres === null ? null : await createDatabase(postgres.url, `place_${places}`)
  return {
    dataDir,
    databaseUrl,
    settings: { DATA_DIR: dataDir, ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }) },
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  }
}

interface Ran {
  /** Null if it was killed. */
  code: number | null
  err: string
  time: number
}

const COMMAND = new URL('../../../apps/api/src/cli/chitra.ts', import.meta.url).pathname

/** Runs `pnpm chitra …` in a place, and kills it after some milliseconds if it has not ended by then. */
export async function chitra({ settings }: Place, args: readonly string[], killAfter = Infinity): Promise<Ran> {
  const began = performance.now()
  const child = spawn(process.execPath, [COMMAND, ...args], {
    cwd: tmpdir(),
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'], ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let err = ''
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()))
  const ended = once(child, 'close') as Promise<[number | null]>
  if (killAfter !== Infinity) await Promise.race([ended, pause(killAfter).then(() => child.kill('SIGKILL'))])
  const [code] = await ended
  return { code, err, time: performance.now() - began }
}

/** Opens a stopped shop's database. */
export async function inDatabase<T>({ dataDir, databaseUrl }: Place, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ dataDir, databaseUrl })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** The original files of a shop, without what a killed process left unfinished. */
export function originalsIn({ dataDir }: Place): string[] {
  const folder = join(dataDir, 'files', 'originals')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
    .map(({ name }) => name)
    .toSorted()
}

/** What a stopped shop has, in a form that is equal for equal shops: its items with their files, and the rows of what people own. */
export const holdingsOf = (place: Place): Promise<string> =>
  inDatabase(place, async ({ db, pool }) => {
    const items = await db.selectFrom('items').select(['public_id', 'name', 'price', 'original_sha256']).orderBy('public_id').execute()
    const { rows } = await pool.query(
      'select (select count(*) from users) as users, (select count(*) from sellers) as sellers, (select count(*) from banners) as banners, (select count(*) from cms_pages) as pages',
    )
    return JSON.stringify([items, rows, originalsIn(place)])
  })
