import type { Ledger } from '../ledger/ledger.ts'
import type { Delivery } from './delivery.ts'
import type { Address } from './send.ts'
import { deliveryWindow, waitAfter } from './back-off.ts'
import { send } from './send.ts'

const atOnce = 8
/** Finished and held deliveries that are remembered, for a look at what happened. */
const remembered = 1_000
/** Milliseconds: the longest wait that setTimeout can keep. */
const longestTimer = 2 ** 31 - 1

export interface CourierNeeds {
  ledger: Ledger
  address: Address | undefined
  retryDelays: number[]
  save: () => Promise<void>
  log: (line: string) => void
}

export interface Courier {
  /** Looks for what is due. To be called after new deliveries were saved, and once at the start. */
  wake(): void
  /** Makes everything that is pending or held due now. */
  flush(): void
  /** Stops sending; what is under way stays pending. */
  close(): Promise<void>
}

/** Sends the ledger's pending deliveries when they are due, a few at a time, and writes down how it went. At least once each. */
export function startCourier({ ledger, address, retryDelays, save, log }: CourierNeeds): Courier {
  const underWay = new Map<Delivery, Promise<void>>()
  const stop = new AbortController()
  let timer: NodeJS.Timeout | undefined

  function wake(): void {
    clearTimeout(timer)
    if (stop.signal.aborted || address === undefined) return
    const waiting = ledger.deliveries.filter((delivery) => delivery.status === 'pending' && !underWay.has(delivery))
    waiting.sort((a, b) => a.dueAt - b.dueAt)
    for (const delivery of waiting) {
      if (underWay.size >= atOnce) return
      const wait = delivery.dueAt - ledger.now()
      if (wait > 0) {
        timer = setTimeout(wake, Math.min(wait, longestTimer))
        return
      }
      underWay.set(delivery, attempt(delivery, address))
    }
  }

  async function attempt(delivery: Delivery, to: Address): Promise<void> {
    const answer = await send(delivery, to, stop.signal)
    underWay.delete(delivery)
    if (stop.signal.aborted) return
    note(delivery, answer)
    forgetOldest(ledger)
    await save().catch((error: Error) => log(`state file: ${error.message}`))
    wake()
  }

  function note(delivery: Delivery, answer: number | string): void {
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
      await Promise.all(underWay.values())
    },
  }
}

function forgetOldest(ledger: Ledger): void {
  let surplus = ledger.deliveries.length - remembered
  if (surplus <= 0) return
  ledger.deliveries = ledger.deliveries.filter((delivery) => delivery.status === 'pending' || surplus-- <= 0)
}
