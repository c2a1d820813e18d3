import { formatRupees } from '@chitra/money'
import { emailOf } from '../accounts/index.ts'
import { acceptedRefunds } from '../orders/index.ts'
import { processEvent } from './events.ts'
import { unprocessedEvents } from './events-store.ts'
import { GatewayRefused, GatewayUnavailable } from './gateway.ts'
import { lapsedPaymentMail } from './mails.ts'
import { pauseAfter } from './payments.ts'
import { closePaymentOrder, noteLook, type PaymentOrder, paymentOrderByCaptured, takeUnsettled } from './payments-store.ts'
import { giveBack } from './refunds.ts'
import { settle, type Settled } from './settle.ts'
import type { Needs } from './needs.ts'

/** Milliseconds since a payment order was last handed out. A payment may turn authorized up to three days late and is refunded by the gateway after five (P-04). */
const OLDEST = 5 * 86_400_000
/** Milliseconds: one that was handed out just now is still in the buyer's hands. */
const YOUNG = 60_000
/** So many calls in a row without an answer end a round: the gateway is away, and thousands of calls of seconds each would only outlast the next round. */
const SILENCES = 3

export interface Round {
  /** Looks at every payment order that is not settled, also the youngest and those whose next look is not due: at a start, and when the operator asks. */
  all?: boolean
}
export interface Counted {
  settled: number
  failed: number
  /** The gateway did not answer, and the round ended before its time. */
  silent: boolean
}

/** Rounds of one process run one after the other, whichever caller starts them. */
const running = new WeakMap<Needs['db'], Promise<unknown>>()

export const isReconciling = ({ db }: Pick<Needs, 'db'>): boolean => running.has(db)

/** Looks after what callback and webhook missed. One that fails is named in the log and waits for the next round; the others go on. */
export async function reconcile(services: Needs, round: Round = {}): Promise<Counted> {
  const before = running.get(services.db) ?? Promise.resolve()
  const own = before.then(() => goRound(services, round))
  const ended = own.catch(() => undefined)
  running.set(services.db, ended)
  try {
    return await own
  } finally {
    if (running.get(services.db) === ended) running.delete(services.db)
  }
}

async function goRound(services: Needs, { all = false }: Round): Promise<Counted> {
  const { clock, log } = services
  const begun = clock.now()
  const counted: Counted = { settled: 0, failed: 0, silent: false }
  let silences = 0
  /** False once the gateway has been silent too often. */
  const attempt = async (what: object, work: () => Promise<boolean>): Promise<boolean> => {
    try {
      if (await work()) counted.settled += 1
      silences = 0
    } catch (error) {
      counted.failed += 1
      silences = error instanceof GatewayUnavailable ? silences + 1 : 0
      log.warn({ ...what, error: String(error) }, 'reconcile: not this time')
    }
    return silences < SILENCES
  }
  const answers = (await takeUpEvents(services, attempt)) && (await lookAfterUnpaid(services, { all, begun }, attempt))
  if (answers && (await lookAfterAccepted(services, attempt))) await lookAfterRefunds(services, begun, counted, attempt)
  counted.silent ||= silences > 0
  if (!answers) log.error('reconcile: the gateway does not answer; the rest waits for the next round')
  return counted
}

type Attempt = (what: object, work: () => Promise<boolean>) => Promise<boolean>

async function takeUpEvents(services: Needs, attempt: Attempt): Promise<boolean> {
  for (let page = await unprocessedEvents(services.db, ''); page.length > 0;) {
    for (const { event_id } of page) {
      const work = async () => {
        await processEvent(services, event_id)
        return false
      }
      if (!(await attempt({ event_id }, work))) return false
    }
    page = await unprocessedEvents(services.db, page.at(-1)?.event_id ?? '')
  }
  return true
}

async function lookAfterUnpaid(services: Needs, { all, begun }: { all: boolean; begun: Date }, attempt: Attempt): Promise<boolean> {
  const now = begun.getTime()
  const asked = {
    handedOut: all ? begun : new Date(now - YOUNG),
    dueBy: all ? null : begun,
    unseenSince: begun,
    now: begun,
    backAt: new Date(now + pauseAfter(0)),
  }
  for (let page = await takeUnsettled(services.db, asked); page.length > 0; page = await takeUnsettled(services.db, asked))
    for (const order of page) if (!(await attempt({ paymentOrder: order.public_id }, () => lookAfter(services, order, begun)))) return false
  return true
}

/** Refunds that the operator has accepted and whose money is not back: the gateway was away, or refused. */
async function lookAfterAccepted(services: Needs, attempt: Attempt): Promise<boolean> {
  for (const order of await acceptedRefunds(services.db)) {
    const work = async () => {
      await giveBack(services, order)
      return false
    }
    if (!(await attempt({ refundOf: order.publicId }, work))) return false
  }
  return true
}

/** Payments of which something was given back, also when no event told of it. */
async function lookAfterRefunds(services: Needs, begun: Date, counted: Counted, attempt: Attempt): Promise<void> {
  for (const payment of await refundedSince(services, new Date(begun.getTime() - OLDEST), counted)) {
    const work = async () => {
      const held = await paymentOrderByCaptured(services.db, payment)
      if (held !== undefined) await settle(services, held.payment_order_id)
      return false
    }
    if (!(await attempt({ payment }, work))) return
  }
}

async function refundedSince({ gateway, log }: Pick<Needs, 'gateway' | 'log'>, since: Date, counted: Counted): Promise<string[]> {
  try {
    return await gateway.refundedSince(since)
  } catch (error) {
    log.warn({ error: String(error) }, 'reconcile: refunds, not this time')
    // The same silence may have been counted above, for each payment that was asked after.
    counted.failed ||= 1
    counted.silent = error instanceof GatewayUnavailable
    return []
  }
}

/** Settles; what is older than five days is looked at for the last time, and closed when nothing was paid. True when it is paid. */
async function lookAfter(services: Needs, order: PaymentOrder, now: Date): Promise<boolean> {
  const oldest = new Date(now.getTime() - OLDEST)
  const isOld = order.updated_at < oldest
  const { state } = isOld ? await settleOrForget(services, order) : await settle(services, order.id)
  if (state !== 'unpaid') return state === 'paid'
  if (isOld)
    await closePaymentOrder(services.db, order, oldest, services.clock.now(), async (trx) => {
      const email = await emailOf(trx, order.user_id)
      const mail = lapsedPaymentMail(services.shop, email, { total: formatRupees(order.amount), link: `${services.publicUrl}/checkout` })
      await services.jobs.send('mail', mail, trx)
    })
  else await noteLook(services.db, order.id, new Date(now.getTime() + pauseAfter(order.looks)))
  return false
}

/** An order that the gateway itself no longer knows cannot have been paid. */
async function settleOrForget(services: Needs, order: PaymentOrder): Promise<Settled> {
  try {
    return await settle(services, order.id)
  } catch (error) {
    if (error instanceof GatewayRefused && (error.status === 400 || error.status === 404)) return { state: 'unpaid' }
    throw error
  }
}
