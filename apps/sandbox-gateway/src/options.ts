import type { RepeatedReceipt } from './mode.ts'

/** What a sandbox gateway is started with. */
export interface SandboxGatewayOptions {
  /** Address to listen on; 127.0.0.1 unless told. */
  host?: string
  /** 0, the default, takes any free port. */
  port?: number
  /** The pair of HTTP Basic authentication; the id also names the shop in the checkout. */
  keyId: string
  /** Also signs a paid checkout: HMAC-SHA256 of `order_id|payment_id`. */
  keySecret: string
  /** Signs webhook bodies. */
  webhookSecret: string
  /** Where events are sent. Without it they are recorded as held. */
  webhookUrl?: string
  /** JSON file that lets orders, payments, refunds and unfinished deliveries outlive a restart. */
  stateFile?: string
  /** Path prefix under which a reverse proxy shows the checkout to browsers, e.g. `/sandbox-gateway`. */
  publicPath?: string
  /** Origins, besides the gateway's own, whose pages may show the payment window. */
  frameAncestors?: string[]
  /** Milliseconds to wait before each further webhook attempt; the last one repeats until 24 hours have passed. */
  retryDelays?: number[]
  /** What a second order with the same receipt gets. Razorpay allows it unless the account asks for unique receipts. */
  repeatedReceipt?: RepeatedReceipt
  /** Milliseconds since 1970; the system clock unless told. */
  now?: () => number
  /** Receives one line per noteworthy event. Never a secret. */
  log?: (line: string) => void
}

/** An origin as browsers write it, or an error that names the wrong value. */
export function toOrigin(value: string): string {
  const url = URL.parse(value)
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error(`Not an http(s) origin: ${value}`)
  return url.origin
}

/** '' or '/a/b': one leading slash, none at the end. */
export function toPathPrefix(value: string): string {
  const trimmed = value.replace(/^\/+|\/+$/g, '')
  if (!/^[\w./-]*$/.test(trimmed)) throw new Error(`Not a path prefix: ${value}`)
  return trimmed === '' ? '' : `/${trimmed}`
}
