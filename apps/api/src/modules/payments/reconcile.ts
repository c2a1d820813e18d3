import { formatRupees } from '@chitra/money'
import type { Services } from '../../services.ts'
import { lapsedPaymentMail } from '../accounts/index.ts'
import { processEvent } from './events.ts'
import { unprocessedEvents } from './events-store.ts'
import { GatewayRefused } from './gateway.ts'
import { closePaymentOrder, type PaymentOrder, paymentOrderByCaptured, unsettled } from './payments-store.ts'
import { settle, type Settled } from './settle.ts'

/** Milliseconds since a payment order was last handed out. A payment may turn authorized up to three days late and is refunded by the gateway after five (P-04). */
const OLDEST = 5 * 86_400_000

/** Looks after what callback and webhook missed. One that fails is named in the log and waits for the next round; the others go on. */
export async function reconcile(
  services: Services,
  { youngest = 60_000 }: { youngest?: number } = {},
): Promise<{ settled: number; failed: number }> {
  const { db, clock, log } = services
  const now = clock.now().getTime()
  const counted = { settled: 0, failed: 0 }
  const attempt = async (what: object, work: () => Promise<boolean>) => {
    try {
      if (await work()) counted.settled += 1
    } catch (error) {
      counted.failed += 1
      log.warn({ ...what, error: String(error) }, 'reconcile: not this time')
    }
  }
  for (let page = await unprocessedEvents(db, ''); page.length > 0; page = await unprocessedEvents(db, page.at(-1)?.event_id ?? ''))
    for (const { event_id } of page)
      await attempt({ event_id }, async () => {
        await processEvent(services, event_id)
        return false
      })
  const to = new Date(now - youngest)
  for (let page = await unsettled(db, to, 0); page.length > 0; page = await unsettled(db, to, page.at(-1)?.id ?? 0))
    for (const order of page) await attempt({ paymentOrder: order.public_id }, () => lookAfter(services, order, new Date(now - OLDEST)))
  for (const payment of await refunded(services, new Date(now - OLDEST), counted))
    await attempt({ payment }, async () => {
      const held = await paymentOrderByCaptured(db, payment)
      if (held !== undefined) await settle(services, held.payment_order_id)
      return false
    })
  return counted
}

/** Payments of which something was given back, also when no event told of it. */
async function refunded({ gateway, log }: Services, since: Date, counted: { failed: number }): Promise<string[]> {
  try {
    return await gateway.refundedSince(since)
  } catch (error) {
    log.warn({ error: String(error) }, 'reconcile: refunds, not this time')
    // The same silence may have been counted above, for each payment that was asked after.
    counted.failed ||= 1
    return []
  }
}

/** Settles; what is older than `oldest` is looked at for the last time, and closed when nothing was paid. True when it is paid. */
async function lookAfter(services: Services, order: PaymentOrder, oldest: Date): Promise<boolean> {
  const isOld = order.updated_at < oldest
  const { state } = isOld ? await settleOrForget(services, order) : await settle(services, order.id)
  if (isOld && state === 'unpaid')
    await closePaymentOrder(services.db, order, oldest, services.clock.now(), async (trx) => {
      const user = await trx.selectFrom('users').select('email').where('id', '=', order.user_id).executeTakeFirstOrThrow()
      const mail = lapsedPaymentMail(user.email, { total: formatRupees(order.amount), link: `${services.publicUrl}/checkout` })
      await services.jobs.send('mail', mail, trx)
    })
  return state === 'paid'
}

/** An order that the gateway itself no longer knows cannot have been paid. */
async function settleOrForget(services: Services, order: PaymentOrder): Promise<Settled> {
  try {
    return await settle(services, order.id)
  } catch (error) {
    if (error instanceof GatewayRefused && (error.status === 400 || error.status === 404)) return { state: 'unpaid' }
    throw error
  }
}
