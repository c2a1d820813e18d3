import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { graphRoutes } from './graph.ts'
import { type Asked, clientOf, json } from './http.ts'
import { openidRoutes } from './openid.ts'

// Started by the shop for a demonstration; ends with it, when the pipe on its stdin ends.
const { NODE_ENV, SANDBOX_IDENTITY_CLIENT: id = '', SANDBOX_IDENTITY_SECRET: secret = '' } = process.env
if (NODE_ENV === 'production' || id === '' || secret === '') {
  console.error(
    'The sandbox identity provider lets anybody be anybody: it needs a client and a secret, and does not start with NODE_ENV=production.',
  )
  process.exit(1)
}

/** Bytes of a form. */
const MOST = 10_000

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = ''
  for await (const chunk of request as AsyncIterable<Buffer>) {
    text += chunk.toString()
    if (text.length > MOST) throw new Error('the form is too large')
  }
  return new URLSearchParams(text)
}

let origin = ''
const client = clientOf(id, secret)
const routes = { ...openidRoutes(() => `${origin}/google`, client), ...graphRoutes(client) }

async function askedBy(request: IncomingMessage, query: URLSearchParams): Promise<Asked> {
  return { query, form: await formOf(request), authorization: request.headers.authorization ?? '' }
}

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://sandbox')
  const route = routes[`${request.method} ${pathname}`]
  if (route === undefined) return json(response, 404, { error: 'not_found' })
  askedBy(request, searchParams).then(
    (asked) => route(asked, response),
    () => json(response, 400, { error: 'invalid_request' }),
  )
})
const end = (): void => {
  server.closeAllConnections()
  server.close(() => process.exit(0))
}
process.on('SIGTERM', end).on('SIGINT', end)
process.stdin.on('end', end).on('error', end).resume()
server.listen(0, '127.0.0.1', () => {
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  console.log(JSON.stringify({ ready: true, url: origin }))
})
