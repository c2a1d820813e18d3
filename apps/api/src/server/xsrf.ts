import type { FastifyReply, FastifyRequest } from 'fastify'
import { fault } from '../contract/fault.ts'
import { newSecret, timingSafeEqualText } from '../platform/ids.ts'

const COOKIE = 'XSRF-TOKEN'
const HEADER = 'x-xsrf-token'

/**
 * Sets a token in a cookie that a caller can read (APP-05). Only on answers that nobody may cache, because a cached answer would give everybody the same
 * token; a page that came from a cache makes its own (`storefront/platform/xsrf.ts`). Called when the answer's headers are known.
 */
export function giveXsrfCookie(request: FastifyRequest, reply: FastifyReply, secure: boolean): void {
  if (request.cookies[COOKIE] !== undefined) return
  if (!String(reply.getHeader('cache-control')).includes('no-store')) return
  reply.setCookie(COOKIE, newSecret(), { path: '/', sameSite: 'lax', secure, httpOnly: false })
}

/** Refuses an unsafe call whose header does not repeat the cookie: another site can make a browser send the cookie, but not the header. */
export function checkXsrf(request: FastifyRequest): void {
  const cookie = request.cookies[COOKIE]
  const header = request.headers[HEADER]
  if (cookie === undefined || cookie === '' || typeof header !== 'string' || !timingSafeEqualText(cookie, header))
    throw fault(403, 'This page is out of date. Please reload it and try again', { detail: 'xsrf token' })
}
