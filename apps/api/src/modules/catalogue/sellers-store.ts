import type { Db } from '../../platform/database/database.ts'

export interface ListedSeller {
  key: string
  first_name: string
  last_name: string
  /** Email address of the seller's account; null without an account. */
  email: string | null
  items: number
}

export const listSellers = (db: Db): Promise<ListedSeller[]> =>
  db
    .selectFrom('sellers')
    .leftJoin('users', 'users.id', 'sellers.user_id')
    .select(['sellers.key', 'sellers.first_name', 'sellers.last_name', 'users.email'])
    .select((select) =>
      select
        .selectFrom('items')
        .select((count) => count.fn.countAll<number>().as('n'))
        .whereRef('items.seller_id', '=', 'sellers.id')
        .$asScalar()
        .$notNull()
        .as('items'),
    )
    .orderBy('sellers.key')
    .execute()

export type Linked = 'linked' | 'no seller' | 'no account' | 'not confirmed'

/** Links a seller to an account. The previous account becomes a buyer's again, unless another seller uses it. */
export async function linkSeller(db: Db, key: string, emailKey: string): Promise<Linked> {
  return await db.transaction().execute(async (trx) => {
    const seller = await trx.selectFrom('sellers').select(['id', 'user_id']).where('key', '=', key).forUpdate().executeTakeFirst()
    if (seller === undefined) return 'no seller'
    const user = await trx.selectFrom('users').select(['id', 'email_verified_at']).where('email_key', '=', emailKey).executeTakeFirst()
    if (user === undefined) return 'no account'
    if (user.email_verified_at === null) return 'not confirmed'
    await trx.updateTable('sellers').set({ user_id: user.id }).where('id', '=', seller.id).execute()
    await trx.updateTable('users').set({ role: 'seller' }).where('id', '=', user.id).execute()
    if (seller.user_id !== null)
      await trx
        .updateTable('users')
        .set({ role: 'buyer' })
        .where('id', '=', seller.user_id)
        .where((where) => where.not(where.exists(where.selectFrom('sellers').select('id').whereRef('sellers.user_id', '=', 'users.id'))))
        .execute()
    return 'linked'
  })
}
