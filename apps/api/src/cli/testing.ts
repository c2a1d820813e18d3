import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type DatabaseKind, newMigratedStorage, type TestStorage } from '../testing/databases.ts'
import { SHORT_LIVED } from '../testing/node-flags.ts'
import { startTestShop, type TestShop } from '../testing/shop.ts'
import { newVisitor, type Visitor } from '../testing/visitor.ts'

const COMMAND = fileURLToPath(new URL('./chitra.ts', import.meta.url))

/** Environment of a command whose payment gateway does not answer: nothing listens on port 1. */
export const UNREACHABLE_GATEWAY = {
  RAZORPAY_KEY_ID: 'rzp_test_x',
  RAZORPAY_KEY_SECRET: 'x',
  RAZORPAY_WEBHOOK_SECRET: 'x',
  RAZORPAY_API_URL: 'http://127.0.0.1:1',
}

export interface Ran {
  code: number | null
  out: string
  err: string
}

/** Runs `pnpm chitra …` in its own process, as an operator would. */
export async function chitra(
  storage: Pick<TestStorage, 'dataDir' | 'databaseUrl'>,
  args: readonly string[],
  environment = {},
): Promise<Ran> {
  // A folder without an .env, so that a developer's settings do not affect the test.
  const empty = mkdtempSync(join(tmpdir(), 'chitra-cli-'))
  const env = {
    PATH: process.env['PATH'],
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    DATA_DIR: storage.dataDir,
    EMBEDDING_MODEL: 'off',
    ...(storage.databaseUrl === null ? {} : { DATABASE_URL: storage.databaseUrl }),
    ...environment,
  }
  try {
    const child = spawn(process.execPath, [...SHORT_LIVED, COMMAND, ...args], { cwd: empty, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let [out, err] = ['', '']
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()))
    const [code] = (await once(child, 'close')) as [number | null]
    return { code, out, err }
  } finally {
    rmSync(empty, { recursive: true })
  }
}

export interface ShopAndCommands {
  storage: TestStorage
  /** The running shop. With the embedded database every command replaces it. */
  shop(): TestShop
  /** Runs a command, on PostgreSQL while the shop runs, on the embedded database while the shop is stopped. */
  chitra(...args: string[]): Promise<Ran>
  /** Runs commands one after the other, with the shop stopped once. */
  each(...commands: string[][]): Promise<Ran[]>
  /** Opens the shop again after it was stopped. */
  restart(): Promise<void>
  /** A browser with a member's session at the running shop. */
  as(member: { token: string | null }): Promise<Visitor>
  remove(): Promise<void>
}

/** A shop with its command line. */
export async function shopAndCommands(database: DatabaseKind): Promise<ShopAndCommands> {
  const storage = await newMigratedStorage(database)
  let shop = await startTestShop(database, {}, storage)
  const restart = async (): Promise<void> => {
    shop = await startTestShop(database, {}, storage)
  }
  const each = async (...commands: string[][]): Promise<Ran[]> => {
    if (database === 'embedded') await shop.stop()
    const results: Ran[] = []
    for (const args of commands) results.push(await chitra(storage, args))
    if (database === 'embedded') await restart()
    return results
  }
  return {
    storage,
    shop: () => shop,
    each,
    restart,
    async chitra(...args) {
      const [ran] = await each(args)
      if (ran === undefined) throw new Error('nothing was run')
      return ran
    },
    as: async ({ token }) => Object.assign(await newVisitor(shop.url), { token }),
    async remove() {
      await shop.stop()
      storage.remove()
    },
  }
}

/** The cells of a printed table without its header; at least two spaces separate columns. */
export const cells = (out: string): string[][] =>
  out
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split(/ {2,}/))
