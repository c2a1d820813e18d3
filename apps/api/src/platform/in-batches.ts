import { setTimeout as pause } from 'node:timers/promises'

/** How much background work takes, and when it stops. */
export interface Pace {
  /** When aborted, the work ends after the item in hand. */
  signal?: AbortSignal | undefined
  /** Milliseconds after which no further batch is begun. */
  worksFor?: number
  /** Rests as long as it works, so that visitors do not notice. */
  rests?: boolean
}

/** Of the queue's jobs: shorter than one may take. */
export const IN_BACKGROUND: Pace = { worksFor: 120_000, rests: true }

/**
 * Works through items in batches until `next` has no more.
 * @param next the items after the one with the id `after`
 * @returns whether there may be more
 */
export async function inBatches<Item extends { id: number }>(
  next: (after: number) => Promise<readonly Item[]>,
  work: (items: readonly Item[]) => Promise<void>,
  { signal, worksFor = Number.POSITIVE_INFINITY, rests = false }: Pace = {},
): Promise<boolean> {
  const end = performance.now() + worksFor
  for (let after = 0; performance.now() < end;) {
    if (signal?.aborted === true) return true
    const items = await next(after)
    const last = items.at(-1)
    if (last === undefined) return false
    const began = performance.now()
    await work(items)
    after = last.id
    // Rejects when aborted, which the next turn sees.
    if (rests) await pause(performance.now() - began, undefined, signal === undefined ? {} : { signal }).catch(() => undefined)
  }
  return true
}
