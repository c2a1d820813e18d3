import { formatRupees } from '@chitra/money'
import { noteAnswer, type RefundableOrder, refundableOrder } from '../orders/index.ts'
import { refundAnswerMail } from './mails.ts'
import { settle, type Settled } from './settle.ts'
import type { Needs } from './needs.ts'

export type Answered = { outcome: 'answered'; order: RefundableOrder } | { outcome: 'no-order' | 'refunded' | 'not-asked' }

/**
 * The operator's answer to a buyer who asked for a refund. Answer and mail are kept together or not at all. The money is not moved here: see `giveBack`,
 * which the reconciler calls again for what was accepted until the money is back.
 */
export async function answerRefund(
  { db, jobs, clock, publicUrl, shop }: Pick<Needs, 'publicUrl' | 'db' | 'jobs' | 'clock' | 'shop'>,
  publicId: string,
  { isAccepted, note }: { isAccepted: boolean; note: string },
): Promise<Answered> {
  return await db.transaction().execute(async (trx): Promise<Answered> => {
    const order = await refundableOrder(trx, publicId)
    if (order === undefined) return { outcome: 'no-order' }
    if (order.status === 'refunded') return { outcome: 'refunded' }
    if (!(await noteAnswer(trx, order.id, isAccepted ? 'accepted' : 'refused', note, clock.now()))) return { outcome: 'not-asked' }
    const total = formatRupees(order.amount)
    const answer = { isAccepted, order: publicId, total, note, link: `${publicUrl}/orders` }
    await jobs.send('mail', refundAnswerMail(shop, order.email, answer), trx)
    return { outcome: 'answered', order }
  })
}

/**
 * Gives back what is left of an order's payment, and brings the order to what the gateway says of it. It may be called again after any failure: what is
 * back already is not given twice.
 * @throws GatewayUnavailable, GatewayRefused
 */
export async function giveBack(services: Needs, order: Pick<RefundableOrder, 'paymentId' | 'paymentOrderId'>): Promise<Settled> {
  const { amount, amount_refunded: back = 0 } = await services.gateway.payment(order.paymentId)
  if (back < amount) await services.gateway.refund(order.paymentId, amount - back)
  return await settle(services, order.paymentOrderId)
}
