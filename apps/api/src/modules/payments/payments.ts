import { createHash } from 'node:crypto'
import type { Buyer } from '@chitra/gst/parties.ts'
import { shareTax, totalsOf } from '@chitra/money'
import type { PaymentLine } from '../../platform/database/tables.ts'
import type { CartLine } from '../carts/index.ts'
import type { GatewayPayment } from './gateway.ts'

/** Whole paise. The gateway accepts no less than ₹1. */
export const MIN_AMOUNT = 100
/** Whole paise: the largest value of the 32-bit column. The gateway's own limit is lower, and the gateway reports it. */
export const MAX_AMOUNT = 2_147_483_647

/** How many payment orders a buyer may create in a window of milliseconds. Each costs a call to the gateway. */
export const QUOTA = { max: 30, window: 60 * 60_000 } as const

export interface Quote {
  /** Equal for equal items, prices, tax rate, licence text and buyer. */
  cartKey: string
  amount: number
  subtotal: number
  tax: number
  taxPercent: number
  description: string
  lines: PaymentLine[]
  buyer: Buyer | null
}

/**
 * The cart as it will be sold: its items, their prices, and each item's share of the tax.
 * @param taxPercent of a sale to this buyer
 * @param licenceVersion of the licence text that applies (APP-09)
 */
export function quote(cart: readonly CartLine[], taxPercent: number, buyer: Buyer | null, licenceVersion: string): Quote {
  const prices = cart.map(({ item }) => item.price)
  const taxes = shareTax(prices, taxPercent)
  const { subtotal, tax, total } = totalsOf(prices, taxPercent)
  const lines = cart.map(({ entry, item }, index) => ({
    itemId: item.id,
    name: item.name,
    description: item.description,
    price: item.price,
    tax: taxes[index] ?? 0,
    sellerId: item.seller_id,
    sellerName: item.seller_first_name,
    licenceVersion,
    ...(entry.again ? { again: entry.public_id } : {}),
  }))
  const key = lines
    .map((line) => [line.itemId, line.price, ...(line.again === undefined ? [] : [line.again])].join(':'))
    .toSorted()
    .join(',')
  return {
    cartKey: createHash('sha256')
      .update(`${taxPercent}%:${licenceVersion}:${key}:${JSON.stringify(buyer)}`)
      .digest('hex'),
    amount: total,
    subtotal,
    tax,
    taxPercent,
    description: describe(lines),
    lines,
    buyer,
  }
}

/** The description shown in the payment window. The gateway accepts 255 characters. */
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
 * Milliseconds until an unpaid payment order is checked again after `looks` checks: 15 minutes, doubling up to six hours. Five minutes are subtracted
 * because rounds run every 15 minutes, and a round that starts slightly early would otherwise skip it.
 */
export const nextLookDelay = (looks: number): number => Math.min(15 * 2 ** Math.min(looks, 10), 360) * MINUTE - 5 * MINUTE

/** What the stored payment order requires. */
interface Owed {
  gateway_order_id: string | null
  /** Whole paise. */
  amount: number
  currency: string
}

/** Whether a payment has this order, amount and currency (TM-03). `payment` comes from the gateway, never from the browser. */
export function paysFor(payment: GatewayPayment, owed: Owed): boolean {
  return payment.order_id === owed.gateway_order_id && payment.amount === owed.amount && payment.currency === owed.currency
}

/**
 * The payment that pays for an order: a captured one, else one that was captured and refunded since. A `refunded` payment that was never captured does
 * not count: the gateway only released the authorization.
 */
export function decidingPayment(payments: readonly GatewayPayment[], owed: Owed): GatewayPayment | undefined {
  const matching = payments.filter((payment) => paysFor(payment, owed))
  return (
    matching.find((payment) => payment.status === 'captured') ??
    matching.find((payment) => payment.status === 'refunded' && payment.captured)
  )
}

/** The authorized payment to capture; undefined once the order is paid. */
export function capturable(payments: readonly GatewayPayment[], owed: Owed): GatewayPayment | undefined {
  if (decidingPayment(payments, owed) !== undefined) return undefined
  return payments.find((payment) => payment.status === 'authorized' && paysFor(payment, owed))
}
