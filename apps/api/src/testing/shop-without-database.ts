import { type DatabaseKind } from './databases.ts'
import { startPostgres } from './postgres.ts'
import { startTestShop, type TestShop } from './shop.ts'

/** A running shop whose database is stopped. */
export async function startShopWithoutDatabase(database: DatabaseKind): Promise<TestShop> {
  if (database === 'embedded') {
    const shop = await startTestShop(database)
    await shop.services.database.close()
    return shop
  }
  const postgres = await startPostgres()
  const shop = await startTestShop('embedded', { DATABASE_URL: postgres.url })
  await postgres.stop()
  return shop
}
