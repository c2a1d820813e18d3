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
  /** Whether the payment was ever captured; stays true after a refund. */
  captured: boolean
  /** Whole paise that were given back of it so far. */
  amount_refunded?: number
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
  /** Gives money back of a payment, in paise. Asked again with the same amount, the gateway does it once. */
  refund(paymentId: string, amount: number): Promise<void>
  /** Ids of the payments of which something was given back since then. */
  refundedSince(since: Date): Promise<string[]>
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
/** The most that one list of the API holds. */
const PAGE = 100
const NO_SENSE = 'the payment gateway answered without sense'

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

  async function call<T>(method: 'GET' | 'POST', path: string, body?: object, more: Record<string, string> = {}): Promise<T> {
    let response: Response
    let text: string
    try {
      // A redirect is an error: the credentials go to the configured address and to no other.
      response = await fetch(`${options.apiUrl}/v1${path}`, {
        method,
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT),
        headers: { authorization, 'content-type': 'application/json', ...more },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      text = await response.text()
    } catch (cause) {
      log.warn({ method, path, cause: String(cause) }, 'payment gateway: no answer')
      throw new GatewayUnavailable('the payment gateway does not answer', { cause })
    }
    if (response.status >= 500 || response.status === 429) throw new GatewayUnavailable(`the payment gateway answered ${response.status}`)
    const json = parseObject(text)
    if (!response.ok)
      throw new GatewayRefused(
        response.status,
        (json as { error?: { description?: string } }).error?.description ?? `status ${response.status}`,
      )
    return json as T
  }

  async function list<T>(path: string): Promise<T[]> {
    const { items } = await call<{ items?: unknown }>('GET', path)
    if (!Array.isArray(items)) throw new GatewayUnavailable(NO_SENSE)
    return items as T[]
  }

  return {
    keyId: options.keyId,
    keySecret: options.keySecret,
    webhookSecrets: options.webhookSecrets,
    checkoutScript: options.checkoutScript,
    sandbox: options.sandbox,
    createOrder: ({ amount, receipt, notes }) => call('POST', '/orders', { amount, currency: 'INR', receipt, notes }),
    async findOrderByReceipt(receipt) {
      const orders = await list<GatewayOrder>(`/orders?receipt=${encodeURIComponent(receipt)}`)
      return orders.find((order) => order.receipt === receipt) ?? null
    },
    paymentsOf: (orderId) => list(`/orders/${encodeURIComponent(orderId)}/payments`),
    payment: (paymentId) => call('GET', `/payments/${encodeURIComponent(paymentId)}`),
    capture: (paymentId, amount) => call('POST', `/payments/${encodeURIComponent(paymentId)}/capture`, { amount, currency: 'INR' }),
    async refund(paymentId, amount) {
      // The body of a call that is made again must be the same, so the amount is part of the key.
      const key = { 'x-refund-idempotency': `refund-${paymentId}-${amount}` }
      await call('POST', `/payments/${encodeURIComponent(paymentId)}/refund`, { amount }, key)
    },
    async refundedSince(since) {
      const ids = new Set<string>()
      for (let skip = 0; ; skip += PAGE) {
        const refunds = await list<{ payment_id: string }>(`/refunds?from=${Math.floor(since.getTime() / 1000)}&count=${PAGE}&skip=${skip}`)
        for (const refund of refunds) ids.add(refund.payment_id)
        if (refunds.length < PAGE) return [...ids]
      }
    },
  }
}

function parseObject(text: string): object {
  try {
    const json: unknown = JSON.parse(text)
    if (typeof json === 'object' && json !== null) return json
  } catch {
    // A proxy's page, say: told below.
  }
  throw new GatewayUnavailable(NO_SENSE)
}
