import * as messages from '@chitra/messages/frame.ts'
import type { Head } from './head.ts'

/** What a route's loader answers, redirections apart. */
export type Loaded<Loader extends (...args: never[]) => unknown> = Exclude<Awaited<ReturnType<Loader>>, Response | null>

/** What a route file exports as `handle`: the router hands it to whoever asks for the matched routes. */
export interface RouteHandle {
  /** @param data what the route's loader answered; null where the page has no head as long as it has no data */
  head: (data: unknown) => Head | null
}

/** The head of a page that says the same always. */
export const withHead = (head: () => Head): RouteHandle => ({ head })

/** The head of a page by what its loader has answered. */
export const withHeadOf = <Loader extends (...args: never[]) => unknown>(head: (data: Loaded<Loader>) => Head): RouteHandle => ({
  head: (data) => (data === undefined || data === null ? null : head(data as Loaded<Loader>)),
})

interface Match {
  handle?: unknown
  data?: unknown
  loaderData?: unknown
}

const isHandle = (handle: unknown): handle is RouteHandle => typeof handle === 'object' && handle !== null && 'head' in handle

/** The head that the innermost of the matched routes gives; null where none does, or not yet. */
export function headOfMatches(matches: readonly Match[]): Head | null {
  const match = matches.at(-1)
  return match !== undefined && isHandle(match.handle) ? match.handle.head(match.loaderData ?? match.data) : null
}

/** A page in place of one that is not there. */
export const missingHead: Head = { name: messages.notFound.title, index: false, status: 404 }
/** A page in place of one that cannot be shown now. */
export const failedHead: Head = { index: false, status: 503 }
