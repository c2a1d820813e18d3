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

const PAYMENT_EVENT = /^payment\.|^order\.paid$|^refund\.processed$/
/** Events that report captured money. */
const REPORTS_CAPTURE = new Set(['payment.captured', 'order.paid'])

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/**
 * Processes a stored event. The event is only a hint which order to check: `settle` reads the payments from the gateway.
 * Unknown event types and fields are ignored. A payment that matches no order is stored as unmatched and logged as an error (TM-11).
 */
export async function processEvent(services: Needs, eventId: string): Promise<void> {
  const row = await eventById(services.db, eventId)
  if (row === undefined || row.processed_at !== null) return
  await markProcessed(services.db, eventId, await act(services, row.type, row.body), services.clock.now())
}

async function act(services: Needs, type: string, { payload }: EventBody): Promise<string> {
  if (!PAYMENT_EVENT.test(type)) return 'ignored'
  const paymentId = textOf(payload?.payment?.entity?.id)
  const gatewayOrderId = textOf(payload?.order?.entity?.id) ?? textOf(payload?.payment?.entity?.order_id)
  if (paymentId === null && gatewayOrderId === null) return 'ignored'
  const order = await orderOf(services, gatewayOrderId, paymentId)
  if (order === undefined) {
    services.log.error({ type, gatewayOrderId, paymentId }, 'a payment that matches no order')
    return 'unmatched'
  }
  const { state } = await settle(services, order)
  if (state !== 'unpaid' || !REPORTS_CAPTURE.has(type)) return state
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
