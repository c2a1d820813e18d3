import { redirect } from 'react-router-dom'
import * as messages from '@chitra/messages/common.ts'
import { paths } from '@chitra/paths'
import { currentSession } from '../platform/session.ts'
import { writeStored } from '../platform/storage.ts'
import { tell } from '../platform/toasts.ts'

/** For the loaders of routes that need a session (ROUTE-03); comes back here after the login. */
export function requireSession(request: Request): void {
  if (currentSession() !== null) return
  const { pathname, search } = new URL(request.url)
  writeStored('route_url', pathname + search)
  tell.error(messages.tokenExpiredGuard)
  throw redirect(paths.login)
}
