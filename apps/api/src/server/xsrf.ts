import type { FastifyReply, FastifyRequest } from 'fastify'
import { fault } from '../contract/fault.ts'
import { newSecret, timingSafeEqualText } from '../platform/ids.ts'

const COOKIE = 'XSRF-TOKEN'
const HEADER = 'x-xsrf-token'

/**
 * Gives a browser a token in a cookie that its own pages can read (APP-05), with a page or an answer that no cache keeps: a cookie on an answer that a cache shares
 * would be everybody's. Called when the answer's headers are known.
 */
export function giveXsrfCookie(request: FastifyRequest, reply: FastifyReply, secure: boolean): void {
  if (request.cookies[COOKIE] !== undefined) return
  const isPage = String(reply.getHeader('content-type')).startsWith('text/html')
  const isKept = !String(reply.getHeader('cache-control')).includes('no-store')
  if (!isPage && isKept) return
  if (isKept) reply.header('cache-control', 'private, no-cache')
  reply.setCookie(COOKIE, newSecret(), { path: '/', sameSite: 'lax', secure, httpOnly: false })
}

/** Refuses an unsafe call that does not repeat the cookie in the header: another site can make a browser send the one, not the other. */
export function checkXsrf(request: FastifyRequest): void {
  const cookie = request.cookies[COOKIE]
  const header = request.headers[HEADER]
  if (cookie === undefined || cookie === '' || typeof header !== 'string' || !timingSafeEqualText(cookie, header))
    throw fault(403, 'This page is out of date. Please reload it and try again', { detail: 'xsrf token' })
}
