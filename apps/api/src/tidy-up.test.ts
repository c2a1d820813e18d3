import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { addItem } from './testing/items.ts'
import { startTestShop } from './testing/shop.ts'
import { tidyUp } from './tidy-up.ts'

it('tells an embedded database how its tables are filled, which no other process does', async () => {
  const shop = await startTestShop('embedded')
  await addItem(shop.services, {})
  // -1 until a table has been looked at.
  const known = () =>
    sql<{ reltuples: number }>`select reltuples from pg_class where relname in ('items', 'orders')`.execute(shop.services.db)
  expect((await known()).rows.map(({ reltuples }) => reltuples)).toEqual([-1, -1])
  await tidyUp(shop.services)
  expect((await known()).rows.map(({ reltuples }) => reltuples).toSorted()).toEqual([0, 1])
  await shop.remove()
})
