import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { statSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { DATABASES, newMigratedStorage, newStorage } from '../../testing/databases.ts'
import { openDatabase } from './database.ts'
import { FolderInUse, lockFolder, refuseForeign } from './lock.ts'

describe.each(DATABASES)('the database, %s', (database) => {
  it('migrates an empty database, and keeps its data when opened again', async () => {
    const storage = await newStorage(database)
    const first = await openDatabase(storage)
    await first.db.insertInto('settings').values({ name: 'a', value: 'one' }).execute()
    await first.close()
    const second = await openDatabase(storage)
    expect(await second.db.selectFrom('settings').selectAll().execute()).toEqual([{ name: 'a', value: 'one' }])
    await second.close()
    storage.remove()
  })

  it('has an index for each column that operations look up by', async () => {
    const storage = await newMigratedStorage(database)
    const { pool, close } = await openDatabase(storage)
    const { rows } = await pool.query<{ column: string }>(
      `select indrelid::regclass || '.' || attname as column from pg_index join pg_attribute on attrelid = indrelid and attnum = indkey[0] where indpred is null`,
    )
    expect(rows.map(({ column }) => column)).toEqual(
      expect.arrayContaining(['entitlements.order_id', 'payments.payment_order_id', 'order_lines.seller_id', 'codes.user_id']),
    )
    await close()
    storage.remove()
  })

  it('returns large numbers as numbers and dates as strings', async () => {
    const storage = await newMigratedStorage(database)
    const { pool, close } = await openDatabase(storage)
    const { rows } = await pool.query<{ n: number; day: string }>(`select 12345678901::bigint as n, '2026-11-21'::date as day`)
    expect(rows).toEqual([{ n: 12_345_678_901, day: '2026-11-21' }])
    await close()
    storage.remove()
  })

  it('isolates transactions of several connections', async () => {
    const storage = await newMigratedStorage(database)
    const { db, close } = await openDatabase(storage)
    await db.insertInto('settings').values({ name: 'n', value: '0' }).execute()
    await Promise.all(
      Array.from({ length: 20 }, () =>
        db.transaction().execute(async (trx) => {
          const { value } = await trx.selectFrom('settings').select('value').where('name', '=', 'n').forUpdate().executeTakeFirstOrThrow()
          await trx
            .updateTable('settings')
            .set({ value: String(Number(value) + 1) })
            .where('name', '=', 'n')
            .execute()
        }),
      ),
    )
    expect(await db.selectFrom('settings').select('value').execute()).toEqual([{ value: '20' }])
    await close()
    storage.remove()
  })
})

it('outlives the loss of a connection in the middle of a transaction', async () => {
  const storage = await newStorage('postgres')
  const { db, pool, close } = await openDatabase(storage)
  const lost = db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
    const pid = rows[0]?.pid
    await pool.query('select pg_terminate_backend($1)', [pid])
    await expect.poll(async () => (await pool.query('select from pg_stat_activity where pid = $1', [pid])).rowCount).toBe(0)
    await sql`select 1`.execute(trx)
  })
  // Whether the driver hears of the loss before the statement or by it.
  await expect(lost).rejects.toThrow(/^(Client has encountered a connection error|Connection terminated unexpectedly)/)
  expect((await sql<{ n: number }>`select 1 as n`.execute(db)).rows).toEqual([{ n: 1 }])
  await close()
  storage.remove()
})

it('is migrated once by two processes that start at the same time', async () => {
  const storage = await newStorage('postgres')
  const [first, second] = await Promise.all([openDatabase(storage), openDatabase(storage)])
  expect(await second.db.selectFrom('categories').select('public_id').execute()).toHaveLength(2)
  await Promise.all([first.close(), second.close()])
  storage.remove()
})

describe('the lock of the embedded database', () => {
  const storage = newStorage('embedded')
  afterAll(async () => (await storage).remove())
  const script = (name: string) => new URL(`../../testing/${name}`, import.meta.url).pathname
  const start = (name: string, folder: string) => spawn(process.execPath, [script(name), folder], { stdio: ['pipe', 'pipe', 'inherit'] })
  const nextLine = async (child: ReturnType<typeof start>) => String((await once(child.stdout, 'data'))[0]).trim()
  const kill = async (child: ReturnType<typeof start>) => {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }

  it('refuses a second process with a message, does not disturb the first, and is released when a process is killed [TV-04]', async () => {
    const { dataDir } = await storage
    const first = start('open-and-wait.ts', dataDir)
    expect(await nextLine(first)).toBe('ready')
    const write = async (name: string) => {
      first.stdin.write(`${name}\n`)
      expect(await nextLine(first)).toBe(name)
    }
    await write('before')
    const refused = openDatabase({ dataDir, databaseUrl: null })
    await expect(refused).rejects.toThrow(`in use by another Chitra (process ${first.pid} on ${hostname()})`)
    await write('after')
    await kill(first)
    const second = await openDatabase({ dataDir, databaseUrl: null })
    const { rows } = await second.pool.query(`select name from settings where value = 'written' order by name`)
    expect(rows).toEqual([{ name: 'after' }, { name: 'before' }])
    await second.close()
  })

  it('does not depend on the content of its file, such as a process id of another container [TV-04]', async () => {
    const { dataDir } = await storage
    const holder = start('lock-and-wait.ts', dataDir)
    expect(await nextLine(holder)).toBe('locked')
    for (const words of ['process 999999999 on elsewhere', '999999999 12345', '']) {
      writeFileSync(join(dataDir, 'chitra.lock'), words)
      expect(() => lockFolder(dataDir)).toThrow(FolderInUse)
    }
    await kill(holder)
    lockFolder(dataDir)()
  })

  it("is not even tried in another user's folder, where root would leave files that the shop cannot read", async () => {
    const { dataDir } = await storage
    const owner = statSync(dataDir).uid
    expect(() => refuseForeign(dataDir, owner + 1)).toThrow(`The database in ${dataDir} belongs to another user (id ${owner})`)
    refuseForeign(dataDir, owner)
    refuseForeign(join(dataDir, 'nowhere'), owner)
  })

  it('is given to only one of fifty simultaneous starts, even after a killed process left its file behind [TV-04]', async () => {
    const { dataDir } = await storage
    const killed = start('lock-and-wait.ts', dataDir)
    expect(await nextLine(killed)).toBe('locked')
    await kill(killed)
    const all = Array.from({ length: 50 }, () => start('lock-and-wait.ts', dataDir))
    const answers = await Promise.all(all.map(nextLine))
    expect(answers.filter((answer) => answer === 'locked')).toHaveLength(1)
    expect(answers.filter((answer) => answer === 'FolderInUse')).toHaveLength(49)
    await Promise.all(all.map(kill))
  })
})
