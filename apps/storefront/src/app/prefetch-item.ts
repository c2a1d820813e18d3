import { take } from '@chitra/api-client'
import { api } from '../platform/api.ts'
import { savesData } from '../platform/saves-data.ts'
import { currentSession } from '../platform/session.ts'

const fetchItem = async (id: string, signal?: AbortSignal) =>
  (await take(api.GET('/api/images/{id}', { params: { path: { id } }, ...(signal === undefined ? {} : { signal }) }))).data

export type ItemAnswer = Awaited<ReturnType<typeof fetchItem>>

/** Milliseconds that an answer fetched ahead is good for: from the pointer's coming near to the click. */
const GOOD_FOR = 10_000

let ahead: { id: string; token: string | undefined; at: number; answer: Promise<ItemAnswer>; call: AbortController } | null = null

/** Fetches an item when somebody is about to open it. One at a time: what was fetched before is forgotten. */
export function prefetchItem(id: string): void {
  if (savesData() || (ahead?.id === id && performance.now() - ahead.at < GOOD_FOR)) return
  const call = new AbortController()
  const answer = fetchItem(id, call.signal)
  const mine = { id, token: currentSession()?.token, at: performance.now(), answer, call }
  // A failure is told when the page asks again.
  answer.catch(() => {
    if (ahead === mine) ahead = null
  })
  ahead = mine
}

/** Calls off what nobody is about to open any more. */
export function callOffPrefetch(id: string): void {
  if (ahead?.id === id) ahead.call.abort()
}

/** The item, from what was fetched ahead where that is fresh, once. */
export async function loadItem(id: string, signal: AbortSignal): Promise<ItemAnswer> {
  const early = ahead
  ahead = null
  if (early?.id === id && early.token === currentSession()?.token && performance.now() - early.at < GOOD_FOR) {
    try {
      return await early.answer
    } catch {
      // Asked for again below.
    }
  }
  return await fetchItem(id, signal)
}
