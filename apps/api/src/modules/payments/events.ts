import { eventById, markProcessed } from './events-store.ts'
import { type PaymentOrder, paymentOrderByGatewayId, paymentOrderByPayment } from './payments-store.ts'
import { settle } from './settle.ts'
import type { Needs } from './needs.ts'

interface EventBody {
  event?: unknown
  payload?: {
    payment?: { entity?: { id?: unknown; order_id?: unknown } | null } | null
    order?: { entity?: { id?: unknown } | null } | null
  } | null
}

const ABOUT_MONEY = /^payment\.|^order\.paid$|^refund\.processed$/
/** What says that money has come. */
const MONEY_CAME = new Set(['payment.captured', 'order.paid'])

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/**
 * Acts on a kept event. What the event says only tells us where to look: `settle` asks the gateway itself.
 * Unknown kinds and fields are no error; money that fits no order is written down as unmatched, loudly (TM-11).
 */
export async function processEvent(services: Needs, eventId: string): Promise<void> {
  const row = await eventById(services.db, eventId)
  if (row === undefined || row.processed_at !== null) return
  await markProcessed(services.db, eventId, await act(services, row.type, row.body), services.clock.now())
}

async function act(services: Needs, type: string, { payload }: EventBody): Promise<string> {
  if (!ABOUT_MONEY.test(type)) return 'ignored'
  const paymentId = textOf(payload?.payment?.entity?.id)
  const gatewayOrderId = textOf(payload?.order?.entity?.id) ?? textOf(payload?.payment?.entity?.order_id)
  if (paymentId === null && gatewayOrderId === null) return 'ignored'
  const order = await orderOf(services, gatewayOrderId, paymentId)
  if (order === undefined) {
    services.log.error({ type, gatewayOrderId, paymentId }, 'a payment that fits no order of ours')
    return 'unmatched'
  }
  const { state } = await settle(services, order.id)
  if (state !== 'unpaid' || !MONEY_CAME.has(type)) return state
  services.log.error({ type, gatewayOrderId, paymentId }, 'the gateway reports money that does not pay for its order')
  return 'unmatched'
}

async function orderOf(
  { db }: Pick<Needs, 'db'>,
  gatewayOrderId: string | null,
  paymentId: string | null,
): Promise<PaymentOrder | undefined> {
  if (gatewayOrderId !== null) return await paymentOrderByGatewayId(db, gatewayOrderId)
  return paymentId === null ? undefined : await paymentOrderByPayment(db, paymentId)
}
