import { fault } from '../../../contract/fault.ts'
import type { Answer, Operation } from '../../../contract/operation.ts'
import { signedIn } from '../../../contract/signed-in.ts'
import { type ListedOrder, type NeedsOfOrders, toOrders } from '../../orders/index.ts'
import { GatewayRefused, GatewayUnavailable } from '../gateway.ts'
import type { Needs } from '../needs.ts'
import { claimLook, paymentOrderWithOrder, type WithOrder } from '../payments-store.ts'
import { settle } from '../settle.ts'

/** Milliseconds between two calls to the gateway about one payment order, however many pages poll. */
const PAUSE = 3_000

export const getPayment: Operation<'getPayment', Needs & NeedsOfOrders> = async (call, services) => {
  const caller = signedIn(call)
  const { db, clock } = services
  const now = clock.now()
  const look = { userId: caller.userId, gatewayOrderId: call.params.id, since: new Date(now.getTime() - PAUSE) }
  const known = await claimLook(db, look, now)
  if (known === undefined || known.user_id !== caller.userId) throw fault(404, 'There is no such payment order')
  const { state, order } = known.isClaimed ? await askGateway(services, known) : stored(known)
  return {
    success: true,
    code: 200,
    data: { state, ...(order === undefined ? {} : { order: toOrders(services, caller, [order])[0] }) },
  }
}

interface Found {
  state: Answer<'getPayment'>['data']['state']
  order?: ListedOrder
}

const stored = ({ state, order }: WithOrder): Found => {
  if (order !== null) return { state: order.status, order }
  return { state: state === 'paid' ? 'refund-due' : state === 'closed' ? 'closed' : 'open' }
}

async function askGateway(services: Needs, known: WithOrder): Promise<Found> {
  try {
    const settled = await settle(services, known)
    return settled.state === 'unpaid' ? stored(known) : settled
  } catch (error) {
    if (!(error instanceof GatewayUnavailable || error instanceof GatewayRefused)) throw error
    services.log.warn({ error: error.message }, 'the gateway does not report the state of a payment order')
    // The page polls again. Meanwhile a callback or a webhook may have come.
    return stored((await paymentOrderWithOrder(services.db, known.gateway_order_id ?? '')) ?? known)
  }
}
