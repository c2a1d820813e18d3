import { type Home } from './databases.ts'
import { startPostgres } from './postgres.ts'
import { startTestShop, type TestShop } from './shop.ts'

/** A shop whose database has gone away under it: PostgreSQL stopped, or the embedded one ended. */
export async function startShopWithoutDatabase(home: Home): Promise<TestShop> {
  if (home === 'embedded') {
    const shop = await startTestShop(home)
    await shop.services.database.close()
    return shop
  }
  const postgres = await startPostgres()
  const shop = await startTestShop('embedded', { DATABASE_URL: postgres.url })
  await postgres.stop()
  return shop
}
