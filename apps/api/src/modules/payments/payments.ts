import { createHash } from 'node:crypto'
import { shareTax, totalsOf } from '@chitra/money'
import type { PaymentLine } from '../../platform/database/tables.ts'
import type { CartLine } from '../carts/index.ts'
import type { GatewayPayment } from './gateway.ts'

/** Version of the licence text that a purchase is made under (APP-09). */
export const LICENCE_VERSION = '2026-11'
/** Whole paise: the gateway takes no less than ₹1. */
export const LEAST_AMOUNT = 100
/** Whole paise: the most that a payment order can hold (a 32-bit column). The gateway's own limit is lower, and its to say. */
export const MOST_AMOUNT = 2_147_483_647

/** New payment orders a buyer may begin: more than anybody pays in, and each costs a call of the gateway. */
export const QUOTA = { most: 30, window: 60 * 60_000 } as const

export interface Quote {
  /** The same for the same items at the same prices and the same rate of tax. */
  cartKey: string
  amount: number
  subtotal: number
  tax: number
  taxPercent: number
  description: string
  lines: PaymentLine[]
}

/** What a cart costs, frozen: the items, their prices, the rate of the tax and their shares of it. */
export function quote(cart: readonly CartLine[], taxPercent: number): Quote {
  const prices = cart.map(({ item }) => item.price)
  const taxes = shareTax(prices, taxPercent)
  const { subtotal, tax, total } = totalsOf(prices, taxPercent)
  const lines = cart.map(({ item }, index) => ({
    itemId: item.id,
    name: item.name,
    description: item.description,
    price: item.price,
    tax: taxes[index] ?? 0,
    sellerId: item.seller_id,
    sellerName: item.seller_first_name,
    licenceVersion: LICENCE_VERSION,
  }))
  const key = lines
    .map((line) => `${line.itemId}:${line.price}`)
    .toSorted()
    .join(',')
  return {
    cartKey: createHash('sha256').update(`${taxPercent}%:${key}`).digest('hex'),
    amount: total,
    subtotal,
    tax,
    taxPercent,
    description: describe(lines),
    lines,
  }
}

/** What the payment window says is being bought; the gateway takes 255 characters. */
function describe(lines: readonly PaymentLine[]): string {
  const [first] = lines
  const name = Array.from(first?.name ?? '')
    .slice(0, 200)
    .join('')
  return lines.length > 1 ? `${name} and ${lines.length - 1} more` : name
}

/** Milliseconds. */
const MINUTE = 60_000

/**
 * Milliseconds until the gateway is asked again about a payment order of which it knew nothing `looks` times: a quarter of an hour, then twice as long
 * each time, up to six hours. Five minutes less, so that the round that comes every quarter of an hour does not just miss it.
 */
export const pauseAfter = (looks: number): number => Math.min(15 * 2 ** Math.min(looks, 10), 360) * MINUTE - 5 * MINUTE

/** What a payment order owes: as its row says. */
interface Owed {
  gateway_order_id: string | null
  /** Whole paise. */
  amount: number
  currency: string
}

/** True when a payment is for this order, of this amount, in this currency (TM-03). What it is worth is the gateway's word, never the browser's. */
export function paysFor(payment: GatewayPayment, owed: Owed): boolean {
  return payment.order_id === owed.gateway_order_id && payment.amount === owed.amount && payment.currency === owed.currency
}

/**
 * The payment that pays for an order: a captured one, else one that was captured and given back since. One that is `refunded` and was never
 * captured paid for nothing: the gateway let it lapse.
 */
export function decidingPayment(payments: readonly GatewayPayment[], owed: Owed): GatewayPayment | undefined {
  const fitting = payments.filter((payment) => paysFor(payment, owed))
  return (
    fitting.find((payment) => payment.status === 'captured') ?? fitting.find((payment) => payment.status === 'refunded' && payment.captured)
  )
}

/** The payment to capture: one that fits and is authorized, where none has paid yet. */
export function capturable(payments: readonly GatewayPayment[], owed: Owed): GatewayPayment | undefined {
  if (decidingPayment(payments, owed) !== undefined) return undefined
  return payments.find((payment) => payment.status === 'authorized' && paysFor(payment, owed))
}
