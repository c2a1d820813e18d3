import { afterAll, beforeAll, describe } from 'vitest'
import { type DatabaseKind, DATABASES } from './databases.ts'
import { type RunningPostgres, startPostgres } from './postgres.ts'
import { startTestShop, type TestShop } from './shop.ts'

/** Runs tests on PostgreSQL only, where a shop starts three times faster: for behaviour that does not depend on the database. */
export function onOneDatabase(name: string, define: (shop: () => TestShop) => void, environment: Record<string, string> = {}): void {
  describe(name, () => withShop('postgres', environment, define))
}

/** Runs tests twice, on the embedded database and on PostgreSQL, each time with a new shop. */
export function onBothDatabases(name: string, define: (shop: () => TestShop) => void, environment: Record<string, string> = {}): void {
  describe.each(DATABASES)(`${name}, %s`, (database) => withShop(database, environment, define))
}

function withShop(database: DatabaseKind, environment: Record<string, string>, define: (shop: () => TestShop) => void): void {
  let shop: TestShop | undefined
  beforeAll(async () => {
    shop = await startTestShop(database, environment)
  })
  afterAll(() => shop?.remove())
  define(() => {
    if (shop === undefined) throw new Error('the shop is not open yet')
    return shop
  })
}

/** Runs tests of a shop with a PostgreSQL server of its own, which they may stop and start. */
export function onItsOwnPostgres(name: string, define: (shop: () => TestShop, postgres: () => RunningPostgres) => void): void {
  describe(name, () => {
    let server: RunningPostgres
    let shop: TestShop
    beforeAll(async () => {
      server = await startPostgres()
      shop = await startTestShop('embedded', { DATABASE_URL: server.url })
    })
    afterAll(async () => {
      await shop.remove()
      await server.stop()
    })
    define(
      () => shop,
      () => server,
    )
  })
}
