import type { Services } from '../../services.ts'
import { eventById, markProcessed, paymentOrderByGatewayId, recordRefund } from './payments-store.ts'
import { settle } from './settle.ts'

interface EventBody {
  event?: unknown
  payload?: {
    payment?: { entity?: { id?: unknown; order_id?: unknown; amount?: unknown; amount_refunded?: unknown } | null } | null
    order?: { entity?: { id?: unknown } | null } | null
  } | null
}

const textOr = (value: unknown, other: string | null): string | null => (typeof value === 'string' ? value : other)

/**
 * Acts on a kept event. What the event says only tells us where to look: `settle` asks the gateway itself.
 * Unknown kinds and fields are no error; money that fits no order is written down as unmatched, loudly (TM-11).
 */
export async function processEvent(services: Services, eventId: string): Promise<void> {
  const row = await eventById(services.db, eventId)
  if (row === undefined || row.processed_at !== null) return
  await markProcessed(services.db, eventId, await act(services, row.type, row.body), services.clock.now())
}

async function act(services: Services, type: string, { payload }: EventBody): Promise<string> {
  const payment = payload?.payment?.entity
  if (type === 'refund.processed') {
    const paymentId = textOr(payment?.id, null)
    if (paymentId === null) return 'ignored'
    if (payment?.amount_refunded !== payment?.amount) return 'partial refund'
    await recordRefund(services.db, paymentId, services.clock.now())
    return 'refunded'
  }
  if (!type.startsWith('payment.') && type !== 'order.paid') return 'ignored'
  const gatewayOrderId = textOr(payload?.order?.entity?.id, textOr(payment?.order_id, null))
  if (gatewayOrderId === null) return 'ignored'
  const order = await paymentOrderByGatewayId(services.db, gatewayOrderId)
  if (order === undefined) {
    services.log.error({ type, gatewayOrderId }, 'a payment that fits no order of ours')
    return 'unmatched'
  }
  return (await settle(services, order.id)).state
}
