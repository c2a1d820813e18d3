import type { Ledger } from '../ledger/ledger.ts'
import type { Delivery } from './delivery.ts'
import type { Address } from './send.ts'
import { deliveryWindow, waitAfter } from './back-off.ts'
import { send } from './send.ts'

const maxConcurrent = 8
/** Finished and held deliveries to keep, for tests and debugging. */
const maxKept = 1_000
/** Milliseconds: the longest delay that setTimeout supports. */
const maxTimeout = 2 ** 31 - 1

export interface CourierNeeds {
  ledger: Ledger
  address: Address | undefined
  retryDelays: number[]
  save: () => Promise<void>
  log: (line: string) => void
}

export interface Courier {
  /** Sends what is due. Call it after saving new deliveries, and once at the start. */
  wake(): void
  /** Makes all pending and held deliveries due now. */
  flush(): void
  /** Stops sending. Interrupted deliveries stay pending. */
  close(): Promise<void>
}

/** Sends the ledger's pending deliveries when they are due, a few at a time, and records the results. Delivers at least once. */
export function startCourier({ ledger, address, retryDelays, save, log }: CourierNeeds): Courier {
  const inFlight = new Map<Delivery, Promise<void>>()
  const stop = new AbortController()
  let timer: NodeJS.Timeout | undefined

  function wake(): void {
    clearTimeout(timer)
    if (stop.signal.aborted || address === undefined) return
    const waiting = ledger.deliveries.filter((delivery) => delivery.status === 'pending' && !inFlight.has(delivery))
    waiting.sort((a, b) => a.dueAt - b.dueAt)
    for (const delivery of waiting) {
      if (inFlight.size >= maxConcurrent) return
      const wait = delivery.dueAt - ledger.now()
      if (wait > 0) {
        timer = setTimeout(wake, Math.min(wait, maxTimeout))
        return
      }
      inFlight.set(delivery, attempt(delivery, address))
    }
  }

  async function attempt(delivery: Delivery, to: Address): Promise<void> {
    const answer = await send(delivery, to, stop.signal)
    inFlight.delete(delivery)
    if (stop.signal.aborted) return
    record(delivery, answer)
    dropOldest(ledger)
    await save().catch((error: Error) => log(`state file: ${error.message}`))
    wake()
  }

  function record(delivery: Delivery, answer: number | string): void {
    delivery.attempts += 1
    delivery.lastAnswer = answer
    if (typeof answer === 'number' && answer >= 200 && answer < 300) {
      delivery.status = 'delivered'
      return
    }
    delivery.dueAt = ledger.now() + waitAfter(delivery.attempts, retryDelays)
    if (delivery.dueAt - delivery.createdAt > deliveryWindow) delivery.status = 'expired'
    log(`webhook ${delivery.event} ${delivery.eventId}: attempt ${delivery.attempts} got ${answer}, ${delivery.status}`)
  }

  return {
    wake,
    flush() {
      for (const delivery of ledger.deliveries) {
        if (delivery.status !== 'pending' && delivery.status !== 'held') continue
        if (address !== undefined) delivery.status = 'pending'
        delivery.dueAt = ledger.now()
      }
      wake()
    },
    async close() {
      stop.abort()
      clearTimeout(timer)
      await Promise.all(inFlight.values())
    },
  }
}

function dropOldest(ledger: Ledger): void {
  let surplus = ledger.deliveries.length - maxKept
  if (surplus <= 0) return
  ledger.deliveries = ledger.deliveries.filter((delivery) => delivery.status === 'pending' || surplus-- <= 0)
}
