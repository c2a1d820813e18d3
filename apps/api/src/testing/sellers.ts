import { newId } from '../platform/ids.ts'
import type { Db } from '../platform/database/database.ts'
import type { TestItem } from './items.ts'
import type { Member } from './members.ts'

/** Makes a member the seller of an item. */
export async function giveToSeller({ db }: { db: Db }, member: Pick<Member, 'id' | 'firstName'>, item: TestItem): Promise<void> {
  const { id } = await db
    .insertInto('sellers')
    .values({ public_id: newId(8), key: newId(), user_id: member.id, first_name: member.firstName, last_name: '' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.updateTable('items').set({ seller_id: id }).where('id', '=', item.id).execute()
}
