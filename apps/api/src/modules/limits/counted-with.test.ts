import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { toFullHour } from '../../testing/limits.ts'
import { onBothDatabases } from '../../testing/on-databases.ts'
import { attemptAt, countAttempt, countedWith, forgive, LIMITS } from './limits.ts'

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

  it('counts against several limits, but against none after one that is exceeded', async () => {
    toFullHour(shop())
    const { db } = shop().services
    const { max } = LIMITS['forgot-network']
    const ask = (account: string) => countAttempt(shop().services, ['forgot-network', '203.0.113.9'], ['forgot-account', account])
    for (let n = 0; n < max; n += 1) await ask(`asha${n}@example.com`)
    await expect(ask('ravi@example.com')).rejects.toMatchObject({ code: 429 })
    const counted = await db.selectFrom('attempts').select(['bucket', 'n']).where('bucket', 'like', 'forgot-%').orderBy('bucket').execute()
    expect(counted).toHaveLength(max + 1)
    expect(counted.at(-1)).toEqual({ bucket: 'forgot-network:203.0.113.9', n: max + 1 })
    expect(counted.map(({ bucket }) => bucket)).not.toContain('forgot-account:ravi@example.com')
  })

  it('uncounts where it has been counted, also when the window has ended meanwhile', async () => {
    toFullHour(shop())
    const { db, clock } = shop().services
    const attempt = attemptAt(shop().services, [
      ['login-network', '203.0.113.7'],
      ['login-account', 'asha@example.com@203.0.113.7'],
    ])
    await countedWith(db, attempt)
    const counts = () => db.selectFrom('attempts').select('n').where('bucket', 'like', 'login-%203.0.113.7').execute()
    expect(await counts()).toEqual([{ n: 1 }, { n: 1 }])
    shop().clock.move(LIMITS['login-network'].window)
    await countAttempt({ db, clock }, ['login-network', '203.0.113.7'])
    await forgive(db, attempt)
    expect((await counts()).map(({ n }) => n).toSorted()).toEqual([0, 0, 1])
    shop().clock.move(-LIMITS['login-network'].window)
  })
})
