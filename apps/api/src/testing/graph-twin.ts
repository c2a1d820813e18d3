import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createHmac } from 'node:crypto'

export interface GraphTwin {
  url: string
  appId: string
  appSecret: string
  /** The account that signs in through the dialog. */
  person: { id: string; email?: string; name: string; first_name: string; last_name: string }
  /** Overrides parts of the answer of `debug_token`, by token. */
  tokens: Map<string, Record<string, unknown>>
  /** While true, every answer is 500. */
  broken: boolean
  close(): Promise<void>
}

/** Facebook's dialog and the part of the Graph API that a sign-in needs (developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow). */
export async function startGraphTwin(): Promise<GraphTwin> {
  const [appId, appSecret] = ['1234567890', 'app-secret-of-the-tests']
  const codes = new Map<string, string>()
  const twin: GraphTwin = {
    url: '',
    appId,
    appSecret,
    person: { id: '555000111', email: 'fb@example.com', name: 'Farah Khan', first_name: 'Farah', last_name: 'Khan' },
    tokens: new Map(),
    broken: false,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  const routes: Record<string, (query: URLSearchParams, response: ServerResponse) => void> = {
    // The consent page.
    '/dialog/oauth': (query, response) => {
      const code = `code-${codes.size}`
      codes.set(code, query.get('redirect_uri') ?? '')
      const back = (said: string) => `${query.get('redirect_uri')}?${said}&state=${encodeURIComponent(query.get('state') ?? '')}`
      response
        .setHeader('content-type', 'text/html')
        .end(
          `<h1>Facebook</h1><a href="${back(`code=${code}`)}">Continue as ${twin.person.first_name}</a> <a href="${back('error=access_denied')}">Not now</a>`,
        )
    },
    '/oauth/access_token': (query, response) => {
      const known = codes.get(query.get('code') ?? '') === query.get('redirect_uri')
      codes.delete(query.get('code') ?? '')
      if (!known || query.get('client_secret') !== appSecret || query.get('client_id') !== appId) return json(response, 400, { error: {} })
      const token = `EAA${createHmac('sha256', 'token').update(String(codes.size)).digest('hex')}`
      twin.tokens.set(token, {})
      json(response, 200, { access_token: token, token_type: 'bearer', expires_in: 5_000_000 })
    },
    '/debug_token': (query, response) => {
      if (query.get('access_token') !== `${appId}|${appSecret}`) return json(response, 400, { error: {} })
      const said = twin.tokens.get(query.get('input_token') ?? '')
      const truth = { app_id: appId, type: 'USER', is_valid: true, user_id: twin.person.id, expires_at: 0 }
      json(response, 200, { data: said === undefined ? { is_valid: false } : { ...truth, ...said } })
    },
    '/me': (query, response) => {
      const token = query.get('access_token') ?? ''
      const proof = createHmac('sha256', appSecret).update(token).digest('hex')
      if (!twin.tokens.has(token) || query.get('appsecret_proof') !== proof) return json(response, 400, { error: {} })
      json(response, 200, twin.person)
    },
  }
  const server = createServer((request: IncomingMessage, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://twin')
    if (twin.broken) return json(response, 500, {})
    const route = routes[pathname]
    if (route === undefined) json(response, 404, {})
    else route(searchParams, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  twin.url = `http://127.0.0.1:${(server.address() as { port: number }).port}`
  return twin
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
