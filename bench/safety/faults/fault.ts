import type { Visitor } from '@chitra/api/testing/visitor.ts'

/** Provokes a fault while visitors come, tells its figures, and returns which promises were broken. */
export type Fault = (say: (line: string) => void) => Promise<string[]>

/** Milliseconds within which the shop must be as before, once the fault has gone. */
export const MAX_RECOVERY = 10_000

interface Answered {
  what: 'browsing' | 'buying'
  status: number
  /** Milliseconds. */
  time: number
  /** When it came, as by `performance.now()`. */
  at: number
}

/** Visitors who browse without a pause, and buyers who each put one item into the cart. */
export interface Crowd {
  answers: Answered[]
  /** The buyers whose item is in the cart, as the shop confirmed. */
  confirmed: Set<Visitor>
  /** Of the answers since a moment: how often each status came. */
  statusesSince(at: number): Map<number, number>
  end(): Promise<void>
}

const BROWSERS = 6
const BUYERS_AT_ONCE = 2

export function crowd(url: string, items: readonly string[], buyers: readonly Visitor[]): Crowd {
  const answers: Answered[] = []
  const confirmed = new Set<Visitor>()
  const over = new AbortController()
  const waiting = [...buyers]
  const note = async (what: Answered['what'], call: Promise<Response>): Promise<number> => {
    const began = performance.now()
    const status = await call.then(
      async (answer) => {
        await answer.arrayBuffer()
        return answer.status
      },
      // No answer.
      () => 0,
    )
    answers.push({ what, status, time: performance.now() - began, at: performance.now() })
    return status
  }
  const paths = ['/', '/search', '/api/images-list/?limit=30', ...items.map((id) => `/api/images/${id}`)]
  const browse = async (first: number): Promise<void> => {
    for (let n = first; !over.signal.aborted; n += 1)
      await note('browsing', fetch(url + (paths[n % paths.length] ?? '/'), { headers: { accept: 'text/html,application/json' } }))
  }
  const buy = async (): Promise<void> => {
    for (let buyer = waiting.shift(); buyer !== undefined && !over.signal.aborted; buyer = waiting.shift()) {
      const item = items[confirmed.size % items.length] ?? ''
      const status = await note(
        'buying',
        buyer.fetch('/api/carts/', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ imageId: item }),
        }),
      )
      if (status === 200) confirmed.add(buyer)
    }
  }
  const running = Promise.all([
    ...Array.from({ length: BROWSERS }, (_, n) => browse(n)),
    ...Array.from({ length: BUYERS_AT_ONCE }, () => buy()),
  ])
  return {
    answers,
    confirmed,
    statusesSince(at) {
      const counts = new Map<number, number>()
      for (const answer of answers) if (answer.at >= at) counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1)
      return counts
    },
    async end() {
      over.abort()
      await running
    },
  }
}

export const described = (statuses: Map<number, number>): string =>
  [...statuses]
    .toSorted(([a], [b]) => a - b)
    .map(([status, times]) => `${times} x ${status === 0 ? 'no answer' : status}`)
    .join(', ')

/** The buyers whose confirmed item is not in their cart. */
export async function lostOf({ confirmed }: Crowd): Promise<number> {
  let lost = 0
  for (const buyer of confirmed) if (((await buyer.call('getCart')).body.data.cart as unknown[]).length !== 1) lost += 1
  return lost
}

/** The last moment at which something was answered with anything but 200, after `since`; `since` itself if there is none. */
export const lastRefusal = ({ answers }: Crowd, since: number): number =>
  answers.filter(({ status, at }) => at >= since && status !== 200).reduce((last, { at }) => Math.max(last, at), since)

/** Milliseconds: the middle one, and one in a hundred is slower. */
export function timesOf(answers: readonly { time: number }[]): { p50: number; p99: number } {
  const times = answers.map(({ time }) => time).toSorted((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { p50: at(0.5), p99: at(0.99) }
}
