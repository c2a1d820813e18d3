import type { Db } from '../platform/database/database.ts'
import { newId } from '../platform/ids.ts'
import { compareLooks, keepLooks, type Look } from '../modules/looks/index.ts'
import { addItem, type TestItem } from './items.ts'
import { gridLooker, lookAtAngle, tableIndex } from './looker.ts'
import type { TestShop } from './shop.ts'

type Given = NonNullable<Parameters<typeof addItem>[1]>

/** Gives an item to the seller with this key, who is made if there is none. */
export async function giveTo(db: Db, seller: string, item: Pick<TestItem, 'id'>): Promise<void> {
  await db
    .insertInto('sellers')
    .values({ public_id: newId(8), key: seller, user_id: null, first_name: seller, last_name: '' })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  const { id } = await db.selectFrom('sellers').select('id').where('key', '=', seller).executeTakeFirstOrThrow()
  await db.updateTable('items').set({ seller_id: id }).where('id', '=', item.id).execute()
}

/** For tests of what comes of looks: a shop whose looks are set by the test. */
export function comparing(shop: () => TestShop) {
  async function setLook({ id }: Pick<TestItem, 'id'>, look: Look, { hash = '0', model = 1 } = {}): Promise<void> {
    await keepLooks(shop().services.db, model, [{ itemId: id, seen: { look, hash: hash.padStart(16, '0') } }])
  }
  return {
    setLook,
    /** An item of a seller, with a look at this angle: two are as alike as the cosine of the angle between them. */
    async add(
      degrees: number,
      { seller = 'meera', hash = '0', ...given }: Given & { seller?: string; hash?: string } = {},
    ): Promise<TestItem> {
      const { services } = shop()
      const item = await addItem(services, given)
      if (seller !== 'meera') await giveTo(services.db, seller, item)
      await setLook(item, lookAtAngle(degrees), { hash })
      return item
    },
    compare(model = 1): Promise<boolean> {
      const { db, changes } = shop().services
      return compareLooks({ db, changes, looker: gridLooker(model), lookIndex: tableIndex(db, model) })
    },
    /** Heads by twin. */
    async twins(): Promise<Record<number, number>> {
      const rows = await shop().services.db.selectFrom('item_twins').selectAll().execute()
      return Object.fromEntries(rows.map(({ item_id, head_id }) => [item_id, head_id]))
    },
    async near({ id }: Pick<TestItem, 'id'>): Promise<number[] | undefined> {
      return (await shop().services.db.selectFrom('item_neighbours').select('near').where('item_id', '=', id).executeTakeFirst())?.near
    },
    async clear(): Promise<void> {
      const { db } = shop().services
      for (const table of ['item_looks', 'item_neighbours', 'item_twins', 'item_copies'] as const) await db.deleteFrom(table).execute()
    },
  }
}
