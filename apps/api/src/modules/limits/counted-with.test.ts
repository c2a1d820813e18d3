import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { toFullHour } from '../../testing/limits.ts'
import { onBothDatabases } from '../../testing/on-databases.ts'
import { attemptAt, countedWith, LIMITS } from './limits.ts'

onBothDatabases('an attempt that is counted by the statement that reads what it is for', (shop) => {
  it('reads until the limit is reached, and nothing after that', async () => {
    toFullHour(shop())
    const { db } = shop().services
    const { max } = LIMITS['data-account']
    const ask = (value: typeof one) => countedWith(db, attemptAt(shop().services, [['data-account', 'reader']]), value)
    const one = sql<number>`1`
    for (let n = 1; n <= max; n += 1) expect(await ask(one)).toBe(1)
    // Now an error of the database, whenever it is read.
    const divided = sql<number>`(select 1 / (n - ${max}) from attempts where bucket = 'data-account:reader')`
    await expect(db.selectNoFrom(divided.as('divided')).execute()).rejects.toThrow('division by zero')
    await expect(ask(divided)).rejects.toMatchObject({ code: 429 })
  })
})
