import type { RepeatedReceipt } from './mode.ts'

export interface SandboxGatewayOptions {
  /** The address to listen on, by default 127.0.0.1. */
  host?: string
  /** 0, the default, uses any free port. */
  port?: number
  /** With `keySecret`, the credentials for HTTP Basic authentication. Also identifies the shop in the checkout. */
  keyId: string
  /** Also signs successful checkouts: HMAC-SHA256 of `order_id|payment_id`. */
  keySecret: string
  /** Signs webhook bodies. */
  webhookSecret: string
  /** Where events are sent. Without it they are held. */
  webhookUrl?: string
  /** JSON file that preserves orders, payments, refunds and unfinished deliveries across restarts. */
  stateFile?: string
  /** Path prefix under which a reverse proxy serves the checkout to browsers, such as `/sandbox-gateway`. */
  publicPath?: string
  /** Origins, besides the gateway's own, whose pages may embed the payment window. */
  frameAncestors?: string[]
  /** Milliseconds to wait before each further webhook attempt. The last one repeats for 24 hours. */
  retryDelays?: number[]
  /** How a second order with the same receipt is answered. Razorpay allows it unless the account requires unique receipts. */
  repeatedReceipt?: RepeatedReceipt
  /** Milliseconds since 1970, by default from the system clock. */
  now?: () => number
  /** Receives log lines, which contain no secrets. */
  log?: (line: string) => void
}

/** Normalises an origin. @throws if it is not an http(s) address */
export function toOrigin(value: string): string {
  const url = URL.parse(value)
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error(`Not an http(s) origin: ${value}`)
  return url.origin
}

/** Normalises a path prefix to '' or '/a/b'. */
export function toPathPrefix(value: string): string {
  const trimmed = value.replace(/^\/+|\/+$/g, '')
  if (!/^[\w./-]*$/.test(trimmed)) throw new Error(`Not a path prefix: ${value}`)
  return trimmed === '' ? '' : `/${trimmed}`
}
