import type { FastifyReply, FastifyRequest } from 'fastify'
import { fault } from '../contract/fault.ts'
import { newSecret, sameText } from '../platform/ids.ts'

const COOKIE = 'XSRF-TOKEN'
const HEADER = 'x-xsrf-token'

/** Gives every browser a token in a cookie its own pages can read (APP-05). */
export function giveXsrfCookie(request: FastifyRequest, reply: FastifyReply, secure: boolean): void {
  if (request.cookies[COOKIE] === undefined) reply.setCookie(COOKIE, newSecret(), { path: '/', sameSite: 'lax', secure, httpOnly: false })
}

/** Refuses an unsafe call that does not repeat the cookie in the header: another site can make a browser send the one, not the other. */
export function checkXsrf(request: FastifyRequest): void {
  const cookie = request.cookies[COOKIE]
  const header = request.headers[HEADER]
  if (cookie === undefined || cookie === '' || typeof header !== 'string' || !sameText(cookie, header))
    throw fault(403, 'This page is out of date. Please reload it and try again', { detail: 'xsrf token' })
}
