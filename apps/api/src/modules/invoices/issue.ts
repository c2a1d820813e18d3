import type { Db } from '../../platform/database/database.ts'
import type { PaperFacts, PaperKind } from './facts.ts'
import { numberIn, seriesOf } from './numbers.ts'
import { refundFacts, refundKind, saleFacts, saleKind, type Sale } from './papers.ts'
import { addPaper, creditsOf, paperOfSale } from './papers-store.ts'
import { nextInSeries } from './series-store.ts'
import type { Needs } from './needs.ts'

/** Gives the paper of a new order its number, in the transaction that creates the order, and queues its making. Returns the paper's id. */
export async function issueForSale(
  services: Pick<Needs, 'jobs' | 'seller'>,
  trx: Db,
  orderId: number,
  sale: Sale,
  now: Date,
): Promise<number> {
  const { seller } = services
  return await issue(services, trx, { orderId, kind: saleKind(seller), isSpecimen: seller.isSpecimen, now }, (number) =>
    saleFacts(seller, sale, number, now),
  )
}

/**
 * Gives a credit note to what has been refunded of an order and was not yet credited, in the transaction that records the refund. Orders from before the
 * shop wrote papers get none.
 * @param refunded whole paise that the gateway gave back in all
 */
export async function issueForRefund(services: Pick<Needs, 'jobs'>, trx: Db, orderId: number, refunded: number, now: Date): Promise<void> {
  if (refunded === 0) return
  const sale = await paperOfSale(trx, orderId)
  if (sale === undefined) return
  const earlier = await creditsOf(trx, orderId)
  const amount = refunded - earlier.reduce((sum, { total }) => sum + total, 0)
  if (amount <= 0) return
  await issue(services, trx, { orderId, kind: refundKind(sale), isSpecimen: sale.facts.isSpecimen, now }, (number) =>
    refundFacts(sale.facts, { earlier, amount }, number, now),
  )
}

async function issue(
  { jobs }: Pick<Needs, 'jobs'>,
  trx: Db,
  { orderId, kind, isSpecimen, now }: { orderId: number; kind: PaperKind; isSpecimen: boolean; now: Date },
  factsOf: (number: string) => PaperFacts,
): Promise<number> {
  const series = seriesOf(kind, isSpecimen, now)
  const id = await addPaper(trx, orderId, factsOf(numberIn(series, await nextInSeries(trx, series))))
  await jobs.send('papers', { paperId: id }, trx)
  return id
}
