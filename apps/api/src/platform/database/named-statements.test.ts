import { Kysely, PostgresDialect, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newMigratedStorage } from '../../testing/databases.ts'
import { type Database, newPool, openDatabase } from './database.ts'
import { withNamedStatements } from './named-statements.ts'

let storage: Awaited<ReturnType<typeof newMigratedStorage>>
let database: Database
beforeAll(async () => {
  storage = await newMigratedStorage('embedded')
  database = await openDatabase(storage)
})
afterAll(async () => {
  await database.close()
  storage.remove()
})

const valueOf = (name: string) => database.db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst()
const setTo = (name: string, value: string) => database.db.insertInto('settings').values({ name, value }).execute()
/** How often each statement that has a name and these words was planned, for all values or for some. */
async function planned(words: string): Promise<number[]> {
  const { rows } = await database.pool.query<{ plans: number }>(
    `select (generic_plans + custom_plans)::int as plans from pg_prepared_statements where statement like '%' || $1 || '%' order by 1`,
    [words],
  )
  return rows.map(({ plans }) => plans)
}

describe('a statement of the embedded database', () => {
  it('that comes again has a name from the third time on, and answers for its values all the same', async () => {
    await setTo('one', 'a')
    for (const name of ['one', 'none', 'one', 'one', 'none', 'one', 'one', 'one', 'one'])
      expect(await valueOf(name), name).toEqual(name === 'one' ? { value: 'a' } : undefined)
    expect(await planned('from "settings" where "name"')).toEqual([7])
    // Seven executions, of which the first five were planned for their values.
    const { rows } = await database.pool.query<{ generic: number }>(
      `select generic_plans::int as generic from pg_prepared_statements where statement like '%from "settings" where "name"%'`,
    )
    expect(rows).toEqual([{ generic: 2 }])
  })

  it('has no name the first two times, nor without values', async () => {
    for (let time = 0; time < 2; time += 1) await sql`select ${'twice'} as twice`.execute(database.db)
    for (let time = 0; time < 5; time += 1) await sql`select 'often' as often`.execute(database.db)
    expect([await planned('as twice'), await planned('as often')]).toEqual([[], []])
  })

  it('works after it was refused, alone and in a transaction', async () => {
    await setTo('taken', 'a')
    for (let time = 0; time < 4; time += 1) await expect(setTo('taken', 'b')).rejects.toThrow(/duplicate key/)
    const refused = database.db.transaction().execute(async (trx) => {
      await expect(sql`select ${1}::int / ${0}::int as ratio`.execute(trx)).rejects.toThrow(/division by zero/)
      // Nothing is answered until the transaction is rolled back, new names included.
      for (let time = 0; time < 4; time += 1) await expect(sql`select ${time}::int as later`.execute(trx)).rejects.toThrow(/aborted/)
      throw new Error('rolled back')
    })
    await expect(refused).rejects.toThrow('rolled back')
    await setTo('free', 'c')
    expect(await valueOf('free')).toEqual({ value: 'c' })
    for (let time = 0; time < 4; time += 1)
      expect((await sql<{ later: number }>`select ${time}::int as later`.execute(database.db)).rows).toEqual([{ later: time }])
  })

  it('works on a new connection, of which the database does not know that it is another', async () => {
    const other = openOther()
    for (let time = 0; time < 4; time += 1) expect(await other.read(time)).toBe(time)
    await other.lose()
    for (let time = 0; time < 4; time += 1) expect(await other.read(time)).toBe(time)
    expect(await planned('as elsewhere')).toHaveLength(2)
    await other.close()
  })

  it('works where there are more statements than names', async () => {
    for (let form = 0; form < 450; form += 1)
      for (let time = 0; time < 3; time += 1) {
        const { rows } = await sql<{ n: number }>`select ${time}::int as n, ${sql.lit(form)} as form`.execute(database.db)
        expect(rows[0]?.n).toBe(time)
      }
    expect((await planned('as form')).length).toBeGreaterThan(300)
    expect((await planned('')).length).toBeLessThan(450)
  })
})

/** Another pool on the same database, whose connection can be lost. */
function openOther() {
  const pool = newPool({ ...database.connection, max: 1 })
  const db = new Kysely<object>({ dialect: new PostgresDialect({ pool: withNamedStatements(pool) }) })
  return {
    read: async (n: number) => (await sql<{ elsewhere: number }>`select ${n}::int as elsewhere`.execute(db)).rows[0]?.elsewhere,
    async lose() {
      const client = await pool.connect()
      client.release(true)
    },
    close: () => db.destroy(),
  }
}
