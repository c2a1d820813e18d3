import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addItems, booksOf, buyerAtCheckout, ONE_SALE, payLate } from '../testing/money.ts'
import { type RunningPostgres, startPostgres } from '../testing/postgres.ts'
import { startTestShop, type TestShop } from '../testing/shop.ts'

/** The statements of the file that an operator runs, with a password of the test's own. */
const statements = readFileSync(new URL('../../../../deploy/postgres-user.sql', import.meta.url), 'utf8')
  .replaceAll(/^(--|\\).*$/gm, '')
  .replace(":'password'", "'monsoon'")
  .split(';')
  .map((statement) => statement.trim())
  .filter((statement) => statement !== '')

describe('a shop whose PostgreSQL user has few rights', () => {
  let postgres: RunningPostgres
  let shop: TestShop
  beforeAll(async () => {
    postgres = await startPostgres()
    for (const statement of statements) await postgres.query(statement)
    const url = Object.assign(new URL(postgres.url), { username: 'chitra', password: 'monsoon', pathname: '/chitra' }).href
    shop = await startTestShop('embedded', { DATABASE_URL: url })
  })
  afterAll(async () => {
    await shop.remove()
    await postgres.stop()
  })

  it('sets itself up and sells', async () => {
    const { buyer, orderId } = await buyerAtCheckout(shop, await addItems(shop, 1))
    expect((await buyer.call('createOrder', { body: await payLate(shop, orderId) })).status).toBe(200)
    expect(await booksOf(shop, buyer)).toEqual(ONE_SALE)
  })

  it.each([
    [
      'see another database',
      `select 1 from pg_database where datname <> 'chitra' and has_database_privilege(oid, 'connect') and datallowconn`,
      0,
    ],
    [
      'own what is not the shop’s',
      `select 1 from pg_class where relowner <> current_user::regrole and has_table_privilege(oid, 'insert')`,
      0,
    ],
  ])('cannot %s', async (_, query, rows) => {
    expect((await shop.services.database.pool.query(query)).rowCount).toBe(rows)
  })

  it.each([
    ['run a program', `copy (select 1) to program 'true'`],
    ['read a file', `select pg_read_file('postgresql.conf')`],
    ['make a user', 'create role another'],
    ['make a database', 'create database another'],
    ['load code', 'create function f() returns int language c as $$x$$'],
    ['add a module that is not harmless', 'create extension file_fdw'],
  ])('cannot %s', async (_, statement) => {
    await expect(shop.services.database.pool.query(statement)).rejects.toThrow(/^(permission denied|must be superuser)/)
  })
})
