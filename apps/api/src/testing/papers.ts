import type { PaperFacts } from '../modules/invoices/facts.ts'
import { eventually, type TestShop } from './shop.ts'

/** What the papers of an order say, oldest first. */
export const papersOf = async (shop: TestShop, orderId: string): Promise<PaperFacts[]> =>
  (
    await shop.services.db
      .selectFrom('papers')
      .innerJoin('orders', 'orders.id', 'order_id')
      .select('facts')
      .where('orders.public_id', '=', orderId)
      .orderBy('papers.id')
      .execute()
  ).map(({ facts }) => facts)

/** Waits until the queue has made all papers. */
export const papersMade = (shop: TestShop): Promise<true> =>
  eventually(async () => {
    const waiting = await shop.services.db.selectFrom('papers').select('id').where('sha256', 'is', null).executeTakeFirst()
    return waiting === undefined ? true : undefined
  }, 'all papers')
