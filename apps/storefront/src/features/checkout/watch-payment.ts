import { take, toApiError } from '@chitra/api-client'
import { api } from '../../platform/api.ts'

/** Milliseconds between two questions. */
const PAUSE = 2_000
/** Milliseconds without news after which the buyer is shown a way out. */
export const PATIENCE = 20_000
/** Milliseconds of waiting after which nobody asks any more. */
const LONGEST = 15 * 60_000

export type Watched =
  /** The order stands. */
  | { state: 'paid' }
  /** Its items had been paid for before, or its time is over. */
  | { state: 'other' }
  /** No news within the time, or nobody waits any more. */
  | { state: 'none' }

/**
 * Asks the server what became of a payment, until it is known, the time is over or nobody waits any more. Never throws: without a connection it asks
 * again. The time is counted in questions, not by the clock, so that a phone that slept goes on where it was.
 */
export async function watchPayment(id: string, { signal, most = LONGEST }: { signal: AbortSignal; most?: number }): Promise<Watched> {
  for (let asked = 0; asked < most / PAUSE && !signal.aborted; asked += 1) {
    await pause(PAUSE, signal)
    if (signal.aborted) break
    try {
      const { data } = await take(api.GET('/api/payment/{id}', { params: { path: { id } }, signal }))
      if (data.state === 'paid' && data.order !== undefined) return { state: 'paid' }
      if (data.state !== 'open') return { state: 'other' }
    } catch (failure) {
      const { kind, code } = toApiError(failure)
      if (kind === 'session' || code === 404) break
    }
  }
  return { state: 'none' }
}

export const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
