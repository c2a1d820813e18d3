import { fault } from '../../../contract/fault.ts'
import type { Answer, Operation } from '../../../contract/operation.ts'
import { signedIn } from '../../../contract/signed-in.ts'
import { type NeedsOfOrders, orderOfPaymentOrder, toOrders } from '../../orders/index.ts'
import { GatewayRefused, GatewayUnavailable } from '../gateway.ts'
import type { Needs } from '../needs.ts'
import { paymentOrderByGatewayId, claimLook } from '../payments-store.ts'
import { settle } from '../settle.ts'

/** Milliseconds between two calls to the gateway about one payment order, however many pages poll. */
const PAUSE = 3_000

type State = Answer<'getPayment'>['data']['state']

export const getPayment: Operation<'getPayment', Needs & NeedsOfOrders> = async (call, services) => {
  const caller = signedIn(call)
  const { db } = services
  const known = await paymentOrderByGatewayId(db, call.params.id)
  if (known === undefined || known.user_id !== caller.userId) throw fault(404, 'There is no such payment order')
  if (known.state !== 'paid') await askGateway(services, known.id)
  const order = await orderOfPaymentOrder(db, known.id)
  if (order !== undefined) {
    const [shown] = await toOrders(services, caller, [order])
    return answer(order.status, shown)
  }
  const now = await paymentOrderByGatewayId(db, call.params.id)
  return answer(now?.state === 'paid' ? 'refund-due' : now?.state === 'closed' ? 'closed' : 'open')
}

const answer = (state: State, order?: Answer<'getPayment'>['data']['order']): Answer<'getPayment'> => ({
  success: true,
  code: 200,
  data: { state, ...(order === undefined ? {} : { order }) },
})

/** If the gateway does not answer, the last known state is returned; the page polls again. */
async function askGateway(services: Needs, id: number): Promise<void> {
  const now = services.clock.now()
  if (!(await claimLook(services.db, id, new Date(now.getTime() - PAUSE), now))) return
  try {
    await settle(services, id)
  } catch (error) {
    if (!(error instanceof GatewayUnavailable || error instanceof GatewayRefused)) throw error
    services.log.warn({ error: error.message }, 'the gateway does not report the state of a payment order')
  }
}
