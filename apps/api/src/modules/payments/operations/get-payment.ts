import { fault } from '../../../contract/fault.ts'
import type { Answer, Operation } from '../../../contract/operation.ts'
import { signedIn } from '../../../contract/signed-in.ts'
import { type NeedsOfOrders, toOrders } from '../../orders/index.ts'
import { GatewayRefused, GatewayUnavailable } from '../gateway.ts'
import type { Needs } from '../needs.ts'
import { claimLook, type PaymentOrder, paymentOrderWithOrder } from '../payments-store.ts'
import { settle } from '../settle.ts'

/** Milliseconds between two calls to the gateway about one payment order, however many pages poll. */
const PAUSE = 3_000

type State = Answer<'getPayment'>['data']['state']

export const getPayment: Operation<'getPayment', Needs & NeedsOfOrders> = async (call, services) => {
  const caller = signedIn(call)
  const { db, clock } = services
  const gatewayOrderId = call.params.id
  const now = clock.now()
  const known = await claimLook(db, { userId: caller.userId, gatewayOrderId, since: new Date(now.getTime() - PAUSE) }, now)
  if (known === undefined || known.user_id !== caller.userId) throw fault(404, 'There is no such payment order')
  if (known.isClaimed) await askGateway(services, known)
  // What is known may be another thing now, even if the gateway did not answer.
  const { state, order } = (known.isClaimed ? await paymentOrderWithOrder(db, gatewayOrderId) : undefined) ?? known
  if (order !== null) return answer(order.status, toOrders(services, caller, [order])[0])
  return answer(state === 'paid' ? 'refund-due' : state === 'closed' ? 'closed' : 'open')
}

const answer = (state: State, order?: Answer<'getPayment'>['data']['order']): Answer<'getPayment'> => ({
  success: true,
  code: 200,
  data: { state, ...(order === undefined ? {} : { order }) },
})

/** If the gateway does not answer, the page polls again. */
async function askGateway(services: Needs, known: PaymentOrder): Promise<void> {
  try {
    await settle(services, known)
  } catch (error) {
    if (!(error instanceof GatewayUnavailable || error instanceof GatewayRefused)) throw error
    services.log.warn({ error: error.message }, 'the gateway does not report the state of a payment order')
  }
}
