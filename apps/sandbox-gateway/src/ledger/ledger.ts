import type { Order, Payment, Refund } from './entities.ts'
import type { Delivery } from '../webhooks/delivery.ts'
import { unknownId } from '../errors.ts'

export interface OrderRecord {
  order: Order
  /** Whether authorized payments are captured immediately. */
  autoCapture: boolean
}

/** The gateway's state. The maps are in order of creation. */
export interface Ledger {
  accountId: string
  orders: Map<string, OrderRecord>
  payments: Map<string, Payment>
  refunds: Map<string, Refund>
  deliveries: Delivery[]
  /** Milliseconds since 1970. */
  now: () => number
}

/** A ledger as JSON. */
export interface LedgerSnapshot {
  version: 1
  orders: OrderRecord[]
  payments: Payment[]
  refunds: Refund[]
  deliveries: Delivery[]
}

export function openLedger(accountId: string, now: () => number, snapshot: LedgerSnapshot | undefined): Ledger {
  return {
    accountId,
    now,
    orders: new Map(snapshot?.orders.map((record) => [record.order.id, record])),
    payments: new Map(snapshot?.payments.map((payment) => [payment.id, payment])),
    refunds: new Map(snapshot?.refunds.map((refund) => [refund.id, refund])),
    deliveries: snapshot?.deliveries ?? [],
  }
}

export function snapshotOf(ledger: Ledger): LedgerSnapshot {
  return {
    version: 1,
    orders: [...ledger.orders.values()],
    payments: [...ledger.payments.values()],
    refunds: [...ledger.refunds.values()],
    deliveries: ledger.deliveries,
  }
}

/** The entity with this id. @throws GatewayError 400 if there is none */
export function mustFind<Entity>(entities: Map<string, Entity>, id: string): Entity {
  const entity = entities.get(id)
  if (entity === undefined) throw unknownId()
  return entity
}

/** Unix seconds. */
export function secondsNow(ledger: Ledger): number {
  return Math.floor(ledger.now() / 1000)
}
