import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, describe, expect, it } from 'vitest'
import { HOMES, newPlace } from '../../testing/databases.ts'
import { openDatabase } from './database.ts'

describe.each(HOMES)('the database, %s', (home) => {
  it('brings an empty database up to date, and keeps what is written when opened again', async () => {
    const place = await newPlace(home)
    const first = await openDatabase(place)
    await first.db.insertInto('settings').values({ name: 'a', value: 'one' }).execute()
    await first.close()
    const second = await openDatabase(place)
    expect(await second.db.selectFrom('settings').selectAll().execute()).toEqual([{ name: 'a', value: 'one' }])
    await second.close()
    place.remove()
  })

  it('gives large numbers as numbers and days as text', async () => {
    const place = await newPlace(home)
    const { pool, close } = await openDatabase(place)
    const { rows } = await pool.query<{ n: number; day: string }>(`select 12345678901::bigint as n, '2026-11-21'::date as day`)
    expect(rows).toEqual([{ n: 12_345_678_901, day: '2026-11-21' }])
    await close()
    place.remove()
  })

  it('keeps transactions of several connections apart', async () => {
    const place = await newPlace(home)
    const { db, close } = await openDatabase(place)
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
    place.remove()
  })
})

describe('the embedded database', () => {
  const place = newPlace('embedded')
  afterAll(async () => (await place).remove())
  const opener = new URL('../../testing/open-and-wait.ts', import.meta.url).pathname

  it('refuses a second process by name, leaves the first unharmed, and heals the lock of a killed one [TV-04]', async () => {
    const { dataDir } = await place
    const first = spawn(process.execPath, [opener, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
    await once(first.stdout, 'data')
    await expect(openDatabase({ dataDir, databaseUrl: null })).rejects.toThrow(`in use by another Chitra (process ${first.pid})`)
    expect(first.exitCode).toBeNull()
    first.kill('SIGKILL')
    await once(first, 'exit')
    const second = await openDatabase({ dataDir, databaseUrl: null })
    expect(await second.db.selectFrom('settings').select('value').where('name', '=', 'opener').execute()).toEqual([{ value: 'was here' }])
    await second.close()
  })
})
