import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { newMigratedStorage } from '../testing/databases.ts'
import { eventually } from '../testing/shop.ts'
import { openDatabase } from './database/database.ts'
import { startJobs } from './jobs.ts'
import { createLog } from './log.ts'

it('ends a job that is just being fetched before it stops, so that it does not run again', async () => {
  const storage = await newMigratedStorage('postgres')
  const database = await openDatabase(storage)
  const done: object[] = []
  const noWork = () => Promise.resolve()
  const jobs = await startJobs(database, createLog('silent'), () => ({
    mail: async (data) => void done.push(data),
    papers: noWork,
    licences: noWork,
    'creator-updates': noWork,
    reconcile: noWork,
    tidy: noWork,
  }))
  let stopping = noWork()
  await database.db.transaction().execute(async (trx) => {
    await sql`lock table jobs.job in access exclusive mode`.execute(trx)
    await jobs.send('mail', { to: 'asha@example.com' }, trx)
    await eventually(async () => {
      const waits = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%''mail''%FOR UPDATE SKIP LOCKED%'`
      return (await database.pool.query(waits)).rowCount === 4 ? true : undefined
    }, 'all workers of mails at the lock')
    stopping = jobs.stop().then(() => void done.push({ stopped: true }))
    for (let n = 0; n < 50; n += 1) await sql`select 1`.execute(trx)
  })
  await stopping
  expect(done).toEqual([{ to: 'asha@example.com' }, { stopped: true }])
  expect((await database.pool.query(`select state from jobs.job where name = 'mail'`)).rows).toEqual([{ state: 'completed' }])
  await database.close()
  storage.remove()
})
