import type { Log } from '../../platform/log.ts'

/** A payment order as Razorpay's API returns it. Amounts are whole paise. */
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
  /** Whole paise refunded so far. */
  amount_refunded?: number
}

/** The part of Razorpay's API that a shop needs. The sandbox gateway implements the same API, so there is one code path. */
export interface Gateway {
  keyId: string
  /** Verifies callbacks. Never leaves the server. */
  keySecret: string
  /** The current secret first, then the previous one (TM-10). */
  webhookSecrets: readonly string[]
  checkoutScript: string
  sandbox: boolean
  createOrder(order: { amount: number; receipt: string; notes: Record<string, string> }): Promise<GatewayOrder>
  findOrderByReceipt(receipt: string): Promise<GatewayOrder | null>
  paymentsOf(orderId: string): Promise<GatewayPayment[]>
  payment(paymentId: string): Promise<GatewayPayment>
  capture(paymentId: string, amount: number): Promise<GatewayPayment>
  /** Refunds `amount` paise of a payment. Idempotent: a repeated call with the same amount refunds once. */
  refund(paymentId: string, amount: number): Promise<void>
  /** Ids of the payments with a refund, full or partial, since then. */
  refundedSince(since: Date): Promise<string[]>
}

/** The gateway did not answer, or its answer is unreadable: whether the call took effect is unknown. */
export class GatewayUnavailable extends Error {}
/** The gateway refused the call. */
export class GatewayRefused extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** Milliseconds. P-15 requires an answer within ten seconds, and one answer may take two calls: a look-up and a creation. */
const TIMEOUT = 4_500
/** The largest page that the API returns. */
const PAGE_SIZE = 100
const UNREADABLE = 'the payment gateway sent an unreadable answer'

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
      // Following a redirect would send the credentials to an address that is not the configured one.
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
    if (!Array.isArray(items)) throw new GatewayUnavailable(UNREADABLE)
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
      // Calls with the same key must have the same body, so the key contains the amount.
      const key = { 'x-refund-idempotency': `refund-${paymentId}-${amount}` }
      await call('POST', `/payments/${encodeURIComponent(paymentId)}/refund`, { amount }, key)
    },
    async refundedSince(since) {
      const ids = new Set<string>()
      const from = Math.floor(since.getTime() / 1000)
      for (let skip = 0; ; skip += PAGE_SIZE) {
        const refunds = await list<{ payment_id: string }>(`/refunds?from=${from}&count=${PAGE_SIZE}&skip=${skip}`)
        for (const refund of refunds) ids.add(refund.payment_id)
        if (refunds.length < PAGE_SIZE) return [...ids]
      }
    },
  }
}

function parseObject(text: string): object {
  try {
    const json: unknown = JSON.parse(text)
    if (typeof json === 'object' && json !== null) return json
  } catch {
    // Not JSON, for example a proxy's error page.
  }
  throw new GatewayUnavailable(UNREADABLE)
}
