import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES, newMigratedStorage, type TestStorage } from '../../testing/databases.ts'
import { columnsOf, holdUpgrade } from '../../testing/held-upgrade.ts'
import { SHORT_LIVED } from '../../testing/node-flags.ts'
import { openDatabase } from './database.ts'
import { migrationNames } from './migrate.ts'

const STARTER = new URL('../../testing/open-and-wait.ts', import.meta.url).pathname

// The embedded database is opened four times, and once by a process of its own.
describe.each(DATABASES)('an upgrade that is killed half way, %s', { timeout: 120_000 }, (database) => {
  let storage: TestStorage
  beforeAll(async () => {
    storage = await newMigratedStorage(database)
  })
  afterAll(() => storage.remove())

  it('is completed by the next start, which finds every row that was there before [P-19]', async () => {
    const fresh = await openDatabase(storage)
    const wanted = await columnsOf(fresh)
    await fresh.close()
    const { held, release } = await holdUpgrade(storage, '0003-accounts', 6)
    const place = [storage.dataDir, ...(storage.databaseUrl === null ? [] : [storage.databaseUrl])]
    const killed = spawn(process.execPath, [...SHORT_LIVED, STARTER, ...place], { stdio: ['ignore', 'ignore', 'inherit'] })
    await held
    killed.kill('SIGKILL')
    await once(killed, 'exit')
    release()
    const next = await openDatabase(storage)
    expect(await columnsOf(next)).toEqual(wanted)
    const { rows } = await next.pool.query<{ name: string }>('select name from kysely_migration order by name')
    expect(rows.map(({ name }) => name)).toEqual(migrationNames)
    expect(await next.db.selectFrom('settings').selectAll().execute()).toEqual([{ name: 'kept', value: 'yes' }])
    await next.close()
  })
})
