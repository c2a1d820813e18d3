import type { Log } from '../../platform/log.ts'

/** A payment order at the gateway, as Razorpay's API gives it. Amounts are whole paise. */
export interface GatewayOrder {
  id: string
  amount: number
  currency: string
  receipt: string | null
  status: string
}
export interface GatewayPayment {
  id: string
  order_id: string | null
  amount: number
  currency: string
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed'
  /** Whether the money was ever taken; stays true after a refund. */
  captured: boolean
}

/** Razorpay's API, as far as a shop needs it. The sandbox gateway speaks the same, so that there is one code path. */
export interface Gateway {
  keyId: string
  /** For checking callbacks; never leaves the server. */
  keySecret: string
  /** The current one first, then the one before it (TM-10). */
  webhookSecrets: readonly string[]
  checkoutScript: string
  sandbox: boolean
  createOrder(order: { amount: number; receipt: string; notes: Record<string, string> }): Promise<GatewayOrder>
  findOrderByReceipt(receipt: string): Promise<GatewayOrder | null>
  paymentsOf(orderId: string): Promise<GatewayPayment[]>
  payment(paymentId: string): Promise<GatewayPayment>
  capture(paymentId: string, amount: number): Promise<GatewayPayment>
}

/** The gateway did not answer, or not with sense: what became of the call is unknown. */
export class GatewayUnavailable extends Error {}
/** The gateway said no. */
export class GatewayRefused extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** Milliseconds: P-15 wants an answer within ten seconds, with a look-up and a creation in it. */
const TIMEOUT = 4_500

export interface GatewayOptions {
  keyId: string
  keySecret: string
  webhookSecrets: readonly string[]
  apiUrl: string
  checkoutScript: string
  sandbox: boolean
}

export function createGateway(options: GatewayOptions, log: Log): Gateway {
  const authorization = `Basic ${Buffer.from(`${options.keyId}:${options.keySecret}`).toString('base64')}`

  async function call<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
    let response: Response
    let text: string
    try {
      // A redirect is an error: the credentials go to the configured address and to no other.
      response = await fetch(`${options.apiUrl}/v1${path}`, {
        method,
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT),
        headers: { authorization, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      text = await response.text()
    } catch (cause) {
      log.warn({ method, path, cause: String(cause) }, 'payment gateway: no answer')
      throw new GatewayUnavailable('the payment gateway does not answer', { cause })
    }
    if (response.status >= 500 || response.status === 429) throw new GatewayUnavailable(`the payment gateway answered ${response.status}`)
    const json = parseJson(text)
    if (!response.ok)
      throw new GatewayRefused(
        response.status,
        (json as { error?: { description?: string } }).error?.description ?? `status ${response.status}`,
      )
    return json as T
  }

  return {
    keyId: options.keyId,
    keySecret: options.keySecret,
    webhookSecrets: options.webhookSecrets,
    checkoutScript: options.checkoutScript,
    sandbox: options.sandbox,
    createOrder: ({ amount, receipt, notes }) => call('POST', '/orders', { amount, currency: 'INR', receipt, notes }),
    async findOrderByReceipt(receipt) {
      const { items } = await call<{ items: GatewayOrder[] }>('GET', `/orders?receipt=${encodeURIComponent(receipt)}`)
      return items.find((order) => order.receipt === receipt) ?? null
    },
    async paymentsOf(orderId) {
      return (await call<{ items: GatewayPayment[] }>('GET', `/orders/${encodeURIComponent(orderId)}/payments`)).items
    },
    payment: (paymentId) => call('GET', `/payments/${encodeURIComponent(paymentId)}`),
    capture: (paymentId, amount) => call('POST', `/payments/${encodeURIComponent(paymentId)}/capture`, { amount, currency: 'INR' }),
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new GatewayUnavailable('the payment gateway answered without sense', { cause })
  }
}
