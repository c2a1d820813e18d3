import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

/** The effect of a fault on a matching request. */
export type Fault =
  /** Answers in place of the shop, which never receives the request. */
  | { status: number; body?: unknown; headers?: Record<string, string> }
  /** Cuts the connection without an answer. */
  | { cut: true }
  /** Forwards the request, then cuts the connection, so that the answer is lost. */
  | { cutAfter: true }
  /** Holds the request until `release()` is called, then forwards it. */
  | { hold: true }

export interface Placed {
  /** Number of requests it has matched. */
  readonly met: number
  /** Forwards held requests, and all later ones. */
  release(): void
  /** Removes the fault. */
  clear(): void
}

export interface FaultProxy {
  url: string
  /** Requests seen so far, such as `GET /api/carts/`, with their query. */
  seen: string[]
  /** Adds a fault for a method and an address; the newest match wins. `path` is matched against path and query. */
  place(method: string, path: RegExp, fault: Fault): Placed
  /** Removes all faults and releases held requests. */
  clear(): void
  close(): Promise<void>
}

interface Rule {
  method: string
  path: RegExp
  fault: Fault
  met: number
  held: (() => void)[]
}

/** A proxy between browser and shop, for answers that a healthy shop does not give. All other requests reach the real server. */
export async function startFaultProxy(port: number, shop: () => string): Promise<FaultProxy> {
  let rules: Rule[] = []
  const seen: string[] = []
  const server = createServer((incoming, answer) => {
    const address = incoming.url ?? '/'
    seen.push(`${incoming.method} ${address}`)
    const rule = rules.findLast(({ method, path }) => method === incoming.method && path.test(address))
    if (rule === undefined)
      return forward(shop(), incoming, answer, rules.some(({ path }) => !path.source.startsWith('^\\/assets')) ? { bare: true } : {})
    rule.met += 1
    const { fault } = rule
    if ('status' in fault) {
      incoming.resume()
      answer.writeHead(fault.status, { 'content-type': 'application/json', ...fault.headers })
      answer.end(fault.body === undefined ? '' : JSON.stringify(fault.body))
    } else if ('hold' in fault) rule.held.push(() => forward(shop(), incoming, answer))
    else forward(shop(), incoming, answer, { cut: 'cut' in fault ? 'before' : 'after' })
  })
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const lift = (rule: Rule) => {
    rules = rules.filter((other) => other !== rule)
    for (const go of rule.held.splice(0)) go()
  }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    place(method, path, fault) {
      const rule: Rule = { method, path, fault, met: 0, held: [] }
      rules.push(rule)
      return {
        get met() {
          return rule.met
        },
        release: () => lift(rule),
        clear: () => lift(rule),
      }
    },
    clear() {
      for (const rule of rules) lift(rule)
      seen.length = 0
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}

interface Forwarding {
  cut?: 'before' | 'after'
  /** Removes the rendered content and its data from pages, so that the browser makes all calls itself while a fault is placed. */
  bare?: boolean
}

function forward(shop: string, incoming: IncomingMessage, answer: ServerResponse, { cut, bare = false }: Forwarding = {}): void {
  if (cut === 'before') return void incoming.socket.destroy()
  const outgoing = request(
    // Joined, not resolved: a path with two leading slashes would resolve to another host.
    new URL(shop + (incoming.url ?? '/')),
    {
      method: incoming.method ?? 'GET',
      headers: bare && wantsPage(incoming) ? withoutCondition({ ...incoming.headers, 'accept-encoding': 'identity' }) : incoming.headers,
    },
    (theirs) => {
      if (cut === 'after') {
        theirs.resume()
        theirs.on('end', () => incoming.socket.destroy())
        return
      }
      if (bare && wantsPage(incoming)) return void sendBare(theirs, answer)
      answer.writeHead(theirs.statusCode ?? 502, theirs.rawHeaders)
      theirs.pipe(answer)
    },
  )
  outgoing.on('error', () => incoming.socket.destroy())
  answer.on('close', () => outgoing.destroy())
  incoming.pipe(outgoing)
}

/** Without what the browser already has of the page: it would be told to show that, with its content. */
const withoutCondition = (headers: IncomingMessage['headers']): IncomingMessage['headers'] =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'if-none-match'))

const wantsPage = ({ method, headers }: IncomingMessage): boolean => method === 'GET' && (headers.accept ?? '').includes('text/html')

async function sendBare(theirs: IncomingMessage, answer: ServerResponse): Promise<void> {
  const html = Buffer.concat((await theirs.toArray()) as Buffer[]).toString()
  // Without its tag: once the fault is over, the browser must not be told that it has the page.
  const { 'content-length': _, etag: _tag, ...headers } = theirs.headers
  answer.writeHead(theirs.statusCode ?? 502, headers)
  answer.end(html.replace(/<div id="root">[^]*<script type="application\/json" id="page-data">[^]*?<\/script>/, '<div id="root"></div>'))
}
