import type { ServerResponse } from 'node:http'
import { POLICY } from './window.ts'

export interface Asked {
  query: URLSearchParams
  /** Of a POST. */
  form: URLSearchParams
  authorization: string
}
export type Route = (asked: Asked, response: ServerResponse) => void

export function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(JSON.stringify(body))
}

export function html(response: ServerResponse, body: string): void {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'content-security-policy': POLICY }
  response.writeHead(200, headers).end(body)
}

/** The shop, as this provider knows it. */
export interface Client {
  id: string
  secret: string
  /** Where a visitor is sent back to; null for another client, or an address that is not on this machine. */
  redirectOf(query: URLSearchParams): string | null
  back(redirectUri: string, query: URLSearchParams, said: Record<string, string>): string
  /** Whether the shop's name and secret were given, in the form or the header. */
  isRight(given: URLSearchParams, authorization: string): boolean
}

const LOOPBACK = /^https?:\/\/(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?\//

export const clientOf = (id: string, secret: string): Client => ({
  id,
  secret,
  redirectOf(query) {
    const uri = query.get('redirect_uri') ?? ''
    return query.get('client_id') === id && LOOPBACK.test(uri) ? uri : null
  },
  back(redirectUri, query, said) {
    const url = new URL(redirectUri)
    for (const [name, value] of Object.entries({ ...said, state: query.get('state') ?? '' })) url.searchParams.set(name, value)
    return url.href
  },
  isRight(given, authorization) {
    const basic = Buffer.from(authorization.replace(/^Basic /i, ''), 'base64').toString()
    return basic === `${id}:${secret}` || (given.get('client_id') === id && given.get('client_secret') === secret)
  },
})
