import { formatRupees } from '@chitra/money'
import { inLanguage, paths } from '@chitra/paths'
import { accountOf } from '../accounts/index.ts'
import { acceptedRefunds } from '../orders/index.ts'
import { processEvent } from './events.ts'
import { unprocessedEvents } from './events-store.ts'
import { GatewayRefused, GatewayUnavailable } from './gateway.ts'
import { lapsedPaymentMail } from './mails.ts'
import { nextLookDelay } from './payments.ts'
import { closePaymentOrder, recordLook, type PaymentOrder, paymentOrderByCaptured, claimUnsettled } from './payments-store.ts'
import { refundRemainder } from './refunds.ts'
import { settleById, type Settled } from './settle.ts'
import type { Needs } from './needs.ts'

/**
 * Milliseconds since a payment order was last returned to its buyer. A payment may be authorized up to three days late, and the gateway refunds an
 * uncaptured one after five (P-04).
 */
const MAX_AGE = 5 * 86_400_000
/** Milliseconds: until then the buyer is probably still paying. */
const MIN_AGE = 60_000
/** A round ends after this many unanswered calls in a row. Each takes seconds to time out, so the round could last until the next one. */
const MAX_UNANSWERED = 3

export interface Round {
  /** Checks every unsettled payment order, due or not. For the start of the shop, and for the operator. */
  all?: boolean
}
export interface RoundResult {
  settled: number
  failed: number
  /** The last calls to the gateway were not answered; the round may have ended early. */
  silent: boolean
}

/** Rounds of one process run one after the other. */
const running = new WeakMap<Needs['db'], Promise<unknown>>()

export const isReconciling = ({ db }: Pick<Needs, 'db'>): boolean => running.has(db)

/** Settles what callback and webhook missed. A failure is logged and retried in the next round; it does not stop the current one. */
export async function reconcile(services: Needs, round: Round = {}): Promise<RoundResult> {
  const before = running.get(services.db) ?? Promise.resolve()
  const own = before.then(() => runRound(services, round))
  const ended = own.catch(() => undefined)
  running.set(services.db, ended)
  try {
    return await own
  } finally {
    if (running.get(services.db) === ended) running.delete(services.db)
  }
}

async function runRound(services: Needs, { all = false }: Round): Promise<RoundResult> {
  const { clock, log } = services
  const startedAt = clock.now()
  const result: RoundResult = { settled: 0, failed: 0, silent: false }
  let unanswered = 0
  /** Returns false once too many calls in a row were not answered. */
  const attempt = async (what: object, work: () => Promise<boolean>): Promise<boolean> => {
    try {
      if (await work()) result.settled += 1
      unanswered = 0
    } catch (error) {
      result.failed += 1
      unanswered = error instanceof GatewayUnavailable ? unanswered + 1 : 0
      log.warn({ ...what, error: String(error) }, 'reconcile: failed, left to the next round')
    }
    return unanswered < MAX_UNANSWERED
  }
  const answers = (await processStoredEvents(services, attempt)) && (await settleUnpaid(services, { all, startedAt }, attempt))
  if (answers && (await retryAcceptedRefunds(services, attempt))) await settleRefunded(services, startedAt, result, attempt)
  result.silent ||= unanswered > 0
  if (!answers) log.error('reconcile: the gateway does not answer; the rest is left to the next round')
  return result
}

type Attempt = (what: object, work: () => Promise<boolean>) => Promise<boolean>

async function processStoredEvents(services: Needs, attempt: Attempt): Promise<boolean> {
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

async function settleUnpaid(services: Needs, { all, startedAt }: { all: boolean; startedAt: Date }, attempt: Attempt): Promise<boolean> {
  const now = startedAt.getTime()
  const selection = {
    handedOut: all ? startedAt : new Date(now - MIN_AGE),
    dueBy: all ? null : startedAt,
    unseenSince: startedAt,
    now: startedAt,
    backAt: new Date(now + nextLookDelay(0)),
  }
  for (let page = await claimUnsettled(services.db, selection); page.length > 0; page = await claimUnsettled(services.db, selection))
    for (const order of page)
      if (!(await attempt({ paymentOrder: order.public_id }, () => settleOrClose(services, order, startedAt)))) return false
  return true
}

/** Retries refunds that the operator accepted and the gateway did not carry out. */
async function retryAcceptedRefunds(services: Needs, attempt: Attempt): Promise<boolean> {
  for (const order of await acceptedRefunds(services.db)) {
    const work = async () => {
      await refundRemainder(services, order)
      return false
    }
    if (!(await attempt({ refundOf: order.publicId }, work))) return false
  }
  return true
}

/** Settles payments with recent refunds, in case their events were lost. */
async function settleRefunded(services: Needs, startedAt: Date, result: RoundResult, attempt: Attempt): Promise<void> {
  for (const payment of await refundedSince(services, new Date(startedAt.getTime() - MAX_AGE), result)) {
    const work = async () => {
      const paymentOrder = await paymentOrderByCaptured(services.db, payment)
      if (paymentOrder !== undefined) await settleById(services, paymentOrder.payment_order_id)
      return false
    }
    if (!(await attempt({ payment }, work))) return
  }
}

async function refundedSince({ gateway, log }: Pick<Needs, 'gateway' | 'log'>, since: Date, result: RoundResult): Promise<string[]> {
  try {
    return await gateway.refundedSince(since)
  } catch (error) {
    log.warn({ error: String(error) }, 'reconcile: refunds failed, left to the next round')
    // While the gateway is away, the failures of this round are already counted.
    result.failed ||= 1
    result.silent = error instanceof GatewayUnavailable
    return []
  }
}

/** Settles a payment order, or closes it if it is unpaid after five days. Returns whether it is paid. */
async function settleOrClose(services: Needs, order: PaymentOrder, now: Date): Promise<boolean> {
  const expiry = new Date(now.getTime() - MAX_AGE)
  const isExpired = order.updated_at < expiry
  const { state } = isExpired ? await settleUnlessUnknown(services, order) : await settleById(services, order.id)
  if (state !== 'unpaid') return state === 'paid'
  if (isExpired)
    await closePaymentOrder(services.db, order, expiry, services.clock.now(), async (trx) => {
      const account = await accountOf(trx, order.user_id)
      const link = `${services.publicUrl}${inLanguage(paths.checkout, account.language)}`
      const mail = lapsedPaymentMail(services.shop, account, { total: formatRupees(order.amount), link })
      await services.jobs.send('mail', mail, trx)
    })
  else await recordLook(services.db, order.id, new Date(now.getTime() + nextLookDelay(order.looks)))
  return false
}

/** An order that the gateway does not know cannot have been paid. */
async function settleUnlessUnknown(services: Needs, order: PaymentOrder): Promise<Settled> {
  try {
    return await settleById(services, order.id)
  } catch (error) {
    if (error instanceof GatewayRefused && (error.status === 400 || error.status === 404)) return { state: 'unpaid' }
    throw error
  }
}
