import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createTwinIndex, type TwinIndex } from './opensearch-twin-index.ts'

/** How the twin behaves: as usual, as a broken proxy, or never. */
export type Mood = 'well' | 'broken' | 'silent'

export interface Twin {
  url: string
  mood: Mood
  /** Calls so far, as `PUT /index`. */
  calls: string[]
  /** Loses everything. */
  lose(): void
  /** Called before a call is carried out. */
  before: (call: string) => void | Promise<void>
  stop(): Promise<void>
  startAgain(): Promise<void>
  close(): Promise<void>
}

const USER = 'chitra'
const PASSWORD = 'p@ss'

/**
 * Speaks the calls of OpenSearch that the shop makes, as its documentation describes them, and refuses all others. It stands in where no engine can be had; what it gets
 * wrong, the tests of the shop get wrong as well.
 */
export async function startTwin(): Promise<Twin> {
  const index = createTwinIndex()
  const server = createServer((request, response) => {
    void (async () => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://twin')
      const call = `${request.method} ${pathname.replace(/\/chitra-[^/]*-(items|open)(?=\/|$)/g, '/$1').replace(/\/chitra-[^/]*/, '/name')}`
      const body = await textOf(request)
      twin.calls.push(call)
      await twin.before(call)
      if (twin.mood === 'silent') return
      const [status, answer] =
        request.headers.authorization !== `Basic ${Buffer.from(`${USER}:${PASSWORD}`).toString('base64')}`
          ? [401, { error: 'who is it?' }]
          : twin.mood === 'broken'
            ? [500, { error: 'broken' }]
            : answerOf(index, request.method ?? '', pathname, searchParams, body)
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    })().catch((error: unknown) =>
      response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify({ error: String(error) })),
    )
  })
  await listen(server, 0)
  const { port } = server.address() as AddressInfo
  const stop = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  const twin: Twin = {
    url: `http://${USER}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}`,
    mood: 'well',
    calls: [],
    lose: index.lose,
    before: () => undefined,
    stop,
    startAgain: () => listen(server, port),
    close: stop,
  }
  return twin
}

const listen = (server: Server, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve)
  })

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}

/** Status and body. */
function answerOf(index: TwinIndex, method: string, path: string, query: URLSearchParams, body: string): [number, unknown] {
  const [name = '', action, id] = path.slice(1).split('/').map(decodeURIComponent)
  const call = `${method} ${action ?? ''}`
  if (call === 'PUT ') return index.create(name, JSON.parse(body))
  if (call === 'PUT _alias') return index.addAlias(name, id ?? '')
  if (call === 'GET _doc') return index.get(name, id ?? '')
  if (call === 'PUT _doc') return index.write(name, id ?? '', JSON.parse(body), query)
  if (call === 'PUT _bulk') return index.bulk(name, body, query)
  if (call === 'GET _refresh') return index.refresh(name)
  if (call === 'POST _search') return index.search(name, JSON.parse(body))
  throw new Error(`the twin does not know ${method} ${path}`)
}
