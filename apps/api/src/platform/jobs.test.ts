import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { newMigratedStorage } from '../testing/databases.ts'
import { startPostgres } from '../testing/postgres.ts'
import { eventually } from '../testing/shop.ts'
import { openDatabase } from './database/database.ts'
import { startJobs, type Workers } from './jobs.ts'
import { createLog } from './log.ts'

const noWork = () => Promise.resolve()
/** Workers that do nothing but mails. */
const workersWith = (mail: Workers['mail']) => (): Workers => ({
  mail,
  papers: noWork,
  licences: noWork,
  'creator-updates': noWork,
  palettes: noWork,
  looks: noWork,
  reconcile: noWork,
  tidy: noWork,
})

it('ends a job that is just being fetched before it stops, so that it does not run again', async () => {
  const storage = await newMigratedStorage('postgres')
  const database = await openDatabase(storage)
  const done: object[] = []
  const jobs = await startJobs(
    database,
    createLog('silent'),
    workersWith(async (data) => void done.push(data)),
  )
  let stopping = noWork()
  await database.db.transaction().execute(async (trx) => {
    await sql`lock table jobs.job in access exclusive mode`.execute(trx)
    await jobs.send('mail', { to: 'asha@example.com' }, trx)
    await eventually(async () => {
      const waits = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%''mail''%FOR UPDATE SKIP LOCKED%'`
      return (await database.pool.query(waits)).rowCount === 0 ? undefined : true
    }, 'a worker of mails at the lock')
    stopping = jobs.stop().then(() => void done.push({ stopped: true }))
    for (let n = 0; n < 50; n += 1) await sql`select 1`.execute(trx)
  })
  await stopping
  expect(done).toEqual([{ to: 'asha@example.com' }, { stopped: true }])
  expect((await database.pool.query(`select state from jobs.job where name = 'mail'`)).rows).toEqual([{ state: 'completed' }])
  await database.close()
  storage.remove()
})

// Workers that only looked by themselves, every ten seconds, would take minutes.
it('runs at once what it is sent, and as many mails at a time as it may once it finds one', { timeout: 20_000 }, async () => {
  const storage = await newMigratedStorage('postgres')
  const database = await openDatabase(storage)
  let ran = Promise.withResolvers<void>()
  let together = Promise.withResolvers<void>()
  let mails = 0
  const jobs = await startJobs(database, createLog('silent'), () => ({
    ...workersWith(async () => {
      mails += 1
      if (mails % 4 === 0) together.resolve()
      await together.promise
    })(),
    tidy: async () => ran.resolve(),
  }))
  for (let n = 0; n < 10; n += 1) {
    ran = Promise.withResolvers<void>()
    await jobs.send('tidy', {})
    await ran.promise
  }
  for (let n = 0; n < 4; n += 1) {
    together = Promise.withResolvers<void>()
    await database.db.transaction().execute(async (trx) => {
      for (const to of ['asha', 'ravi', 'meera', 'kabir']) await jobs.send('mail', { to: `${to}@example.com` }, trx)
    })
    await together.promise
  }
  expect(mails).toBe(16)
  await jobs.stop()
  await database.close()
  storage.remove()
})

it('stops while the database is away and a job cannot be given back', async () => {
  const postgres = await startPostgres()
  const database = await openDatabase({ databaseUrl: postgres.url, dataDir: '' })
  const begun = Promise.withResolvers<void>()
  const away = Promise.withResolvers<void>()
  const jobs = await startJobs(
    database,
    createLog('silent'),
    workersWith(async () => {
      begun.resolve()
      await away.promise
    }),
  )
  await jobs.send('mail', { to: 'asha@example.com' })
  await begun.promise
  await postgres.pause()
  away.resolve()
  await jobs.stop()
  await postgres.start()
  expect((await database.pool.query(`select state from jobs.job where name = 'mail'`)).rows).toEqual([{ state: 'active' }])
  await database.close()
  await postgres.stop()
})
