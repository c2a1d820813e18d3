import { formatRupees } from '@chitra/money'
import { inLanguage, paths } from '@chitra/paths'
import { recordAnswer, type RefundableOrder, refundableOrder } from '../orders/index.ts'
import { refundAnswerMail } from './mails.ts'
import { settleById, type Settled } from './settle.ts'
import type { Needs } from './needs.ts'

export type RefundAnswer = { outcome: 'answered'; order: RefundableOrder } | { outcome: 'no-order' | 'refunded' | 'not-asked' }

/**
 * Records the operator's answer to a refund request and queues the mail, in one transaction. It refunds nothing itself: `refundRemainder` does, and the
 * reconciler retries it for accepted requests until the money is refunded.
 */
export async function answerRefund(
  { db, jobs, clock, publicUrl, shop }: Pick<Needs, 'publicUrl' | 'db' | 'jobs' | 'clock' | 'shop'>,
  publicId: string,
  { isAccepted, note }: { isAccepted: boolean; note: string },
): Promise<RefundAnswer> {
  return await db.transaction().execute(async (trx): Promise<RefundAnswer> => {
    const order = await refundableOrder(trx, publicId)
    if (order === undefined) return { outcome: 'no-order' }
    if (order.status === 'refunded') return { outcome: 'refunded' }
    if (!(await recordAnswer(trx, order.id, isAccepted ? 'accepted' : 'refused', note, clock.now()))) return { outcome: 'not-asked' }
    const total = formatRupees(order.amount)
    const answer = { isAccepted, order: publicId, total, note, link: `${publicUrl}${inLanguage(paths.orders, order.language)}` }
    await jobs.send('mail', refundAnswerMail(shop, order, answer), trx)
    return { outcome: 'answered', order }
  })
}

/**
 * Refunds what is left of an order's payment, then updates the order from the gateway. Safe to repeat after any failure: nothing is refunded twice.
 * @throws GatewayUnavailable, GatewayRefused
 */
export async function refundRemainder(services: Needs, order: Pick<RefundableOrder, 'paymentId' | 'paymentOrderId'>): Promise<Settled> {
  const { amount, amount_refunded: refunded = 0 } = await services.gateway.payment(order.paymentId)
  if (refunded < amount) await services.gateway.refund(order.paymentId, amount - refunded)
  return await settleById(services, order.paymentOrderId)
}
