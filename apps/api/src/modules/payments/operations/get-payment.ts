import { fault } from '../../../contract/fault.ts'
import type { Answer, Operation } from '../../../contract/operation.ts'
import { signedIn } from '../../../contract/signed-in.ts'
import { type NeedsOfOrders, toOrders } from '../../orders/index.ts'
import { GatewayRefused, GatewayUnavailable } from '../gateway.ts'
import type { Needs } from '../needs.ts'
import { claimLook, paymentOrderWithOrder } from '../payments-store.ts'
import { settle } from '../settle.ts'

/** Milliseconds between two calls to the gateway about one payment order, however many pages poll. */
const PAUSE = 3_000

type State = Answer<'getPayment'>['data']['state']

export const getPayment: Operation<'getPayment', Needs & NeedsOfOrders> = async (call, services) => {
  const caller = signedIn(call)
  const { db } = services
  const find = () => paymentOrderWithOrder(db, call.params.id)
  const known = await find()
  if (known === undefined || known.user_id !== caller.userId) throw fault(404, 'There is no such payment order')
  const hasAsked = known.state !== 'paid' && (await askGateway(services, known.id))
  const { state, order } = (hasAsked ? await find() : undefined) ?? known
  if (order !== null) return answer(order.status, toOrders(services, caller, [order])[0])
  return answer(state === 'paid' ? 'refund-due' : state === 'closed' ? 'closed' : 'open')
}

const answer = (state: State, order?: Answer<'getPayment'>['data']['order']): Answer<'getPayment'> => ({
  success: true,
  code: 200,
  data: { state, ...(order === undefined ? {} : { order }) },
})

/** Returns whether it asked, so that what is known may be another thing now. If the gateway does not answer, the page polls again. */
async function askGateway(services: Needs, id: number): Promise<boolean> {
  const now = services.clock.now()
  if (!(await claimLook(services.db, id, new Date(now.getTime() - PAUSE), now))) return false
  try {
    await settle(services, id)
  } catch (error) {
    if (!(error instanceof GatewayUnavailable || error instanceof GatewayRefused)) throw error
    services.log.warn({ error: error.message }, 'the gateway does not report the state of a payment order')
  }
  return true
}
