import * as messages from '@chitra/messages/common.ts'
import { endSession } from './session.ts'
import { tell } from './toasts.ts'

/** Calls of somebody who signs in or out: refused for a password, or for an address that is not confirmed. */
const SIGN_IN = /\/api\/users(\/(login|logout|social\/\w+))?$/
/** What was to be put into the cart waits for the next login, so the words ask for it. */
const CART = /\/api\/carts\/$/

/** The server has ended the session: forgets it and tells the buyer (APP-04). The only place where that happens. */
export function sessionIsOver(request?: Request): void {
  const path = request === undefined ? '' : new URL(request.url).pathname
  if (SIGN_IN.test(path)) return
  endSession()
  tell.error(request?.method === 'POST' && CART.test(path) ? messages.pleaseLoginAgain : messages.tokenExpired)
}
