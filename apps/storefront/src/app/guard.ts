import { redirect } from 'react-router-dom'
import * as messages from '@chitra/messages/common.ts'
import { paths } from '@chitra/paths'
import { isPrivate } from '../platform/private-pages.ts'
import { currentSession } from '../platform/session.ts'
import { writeStored } from '../platform/storage.ts'
import { tell } from '../platform/toasts.ts'
import { addressOf, pathOf } from '../platform/here.ts'

/** Says why a guest sees the login instead, and keeps where to go after it. */
function turnAway(path: string): void {
  writeStored('route_url', path)
  tell.error(messages.tokenExpiredGuard)
}

/** For the loaders of routes that need a session (ROUTE-03); comes back here after the login. */
export function requireSession(request: Request): void {
  if (currentSession() !== null) return
  const { pathname, search } = new URL(request.url)
  turnAway(pathOf(pathname) + search)
  throw redirect(paths.login)
}

/** The same for the page by which somebody arrives, before the router reads the address: a guest's shop does not fetch a page that it may not show. */
export function guardFirstPage(): void {
  if (currentSession() !== null || !isPrivate(pathOf(location.pathname))) return
  turnAway(pathOf(location.pathname) + location.search)
  history.replaceState(history.state, '', addressOf(paths.login))
}
