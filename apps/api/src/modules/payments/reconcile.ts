import type { Services } from '../../services.ts'
import { processEvent } from './events.ts'
import { closeOlderThan, unprocessedEvents, unsettled } from './payments-store.ts'
import { settle } from './settle.ts'

/** Milliseconds. A payment may turn authorized up to three days late and is refunded by the gateway after five (P-04). */
const OLDEST = 5 * 86_400_000

/** Looks after what callback and webhook missed. One that fails is named in the log and waits for the next round; the others go on. */
export async function reconcile(
  services: Services,
  { youngest = 60_000 }: { youngest?: number } = {},
): Promise<{ settled: number; failed: number }> {
  const now = services.clock.now()
  let settled = 0
  let failed = 0
  const attempt = async (what: object, work: () => Promise<boolean>) => {
    try {
      if (await work()) settled += 1
    } catch (error) {
      failed += 1
      services.log.warn({ ...what, error: String(error) }, 'reconcile: not this time')
    }
  }
  for (const { event_id } of await unprocessedEvents(services.db))
    await attempt({ event_id }, async () => {
      await processEvent(services, event_id)
      return false
    })
  for (const order of await unsettled(services.db, new Date(now.getTime() - OLDEST), new Date(now.getTime() - youngest)))
    await attempt({ paymentOrder: order.public_id }, async () => (await settle(services, order.id)).state === 'paid')
  await closeOlderThan(services.db, new Date(now.getTime() - OLDEST), now)
  return { settled, failed }
}
