import type { RepeatedReceipt } from '../mode.ts'
import type { Order } from './entities.ts'
import type { Ledger } from './ledger.ts'
import { badRequest } from '../errors.ts'
import { toNotes } from './entities.ts'
import { randomId } from './ids.ts'
import { secondsNow } from './ledger.ts'

/** Paise. */
const minimumAmount = 100
/** Paise: five lakh rupees, the usual limit for a payment. */
const maximumAmount = 50_000_000

export interface NewOrder {
  amount: number
  currency: string
  receipt?: string | null
  notes?: Record<string, string> | []
  payment_capture?: boolean | 0 | 1
}

export function createOrder(ledger: Ledger, wanted: NewOrder, repeatedReceipt: RepeatedReceipt): Order {
  if (wanted.amount < minimumAmount) throw badRequest('Order amount less than minimum amount allowed', 'amount')
  if (wanted.amount > maximumAmount) throw badRequest('Amount exceeds maximum amount allowed.', 'amount')
  if (wanted.currency !== 'INR') throw badRequest('Currency is not supported', 'currency')

  const earlier = wanted.receipt ? ordersWithReceipt(ledger, wanted.receipt)[0] : undefined
  if (earlier && repeatedReceipt === 'refuse') throw badRequest('The receipt has already been used for another order.', 'receipt')
  if (earlier && repeatedReceipt === 'return') return earlier

  const order: Order = {
    id: `order_${randomId()}`,
    entity: 'order',
    amount: wanted.amount,
    amount_paid: 0,
    amount_due: wanted.amount,
    currency: 'INR',
    receipt: wanted.receipt ?? null,
    offer_id: null,
    status: 'created',
    attempts: 0,
    notes: toNotes(wanted.notes),
    created_at: secondsNow(ledger),
  }
  ledger.orders.set(order.id, { order, autoCapture: Boolean(wanted.payment_capture ?? true) })
  return order
}

/** Oldest first. */
export function ordersWithReceipt(ledger: Ledger, receipt: string): Order[] {
  return allOrders(ledger).filter((order) => order.receipt === receipt)
}

export function allOrders(ledger: Ledger): Order[] {
  return Array.from(ledger.orders.values(), (record) => record.order)
}
