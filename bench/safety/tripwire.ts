import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A call at which something happens: before it is passed on, or after it was answered and before the answer is passed on. */
export interface Wire {
  method: string
  path: RegExp
  when: 'before' | 'after'
}

export interface Tripwire {
  url: string
  /** Calls `spring` at the next such call, once; that call is broken off. */
  arm(wire: Wire, spring: () => void): void
  /** Whether the armed call has come. */
  hasSprung(): boolean
  disarm(): void
  close(): Promise<void>
}

/** A proxy on loopback in front of a server, that notices a chosen call. */
export async function startTripwire(target: () => string): Promise<Tripwire> {
  let armed: { wire: Wire; spring: () => void } | null = null
  const catches = (incoming: IncomingMessage, when: Wire['when']): boolean => {
    const { wire } = armed ?? {}
    if (wire === undefined || wire.when !== when || wire.method !== incoming.method || !wire.path.test(incoming.url ?? '')) return false
    const { spring } = armed as { spring: () => void }
    armed = null
    spring()
    incoming.socket.destroy()
    return true
  }
  const pass = (incoming: IncomingMessage, answer: ServerResponse): void => {
    if (catches(incoming, 'before')) return
    const outgoing = request(target() + incoming.url, { method: incoming.method, headers: incoming.headers, agent: false }, (response) => {
      if (catches(incoming, 'after')) return void response.destroy()
      answer.writeHead(response.statusCode ?? 502, response.headers)
      response.on('error', () => incoming.socket.destroy()).pipe(answer)
    })
    outgoing.on('error', () => incoming.socket.destroy())
    incoming.on('error', () => outgoing.destroy()).pipe(outgoing)
  }
  const server = createServer(pass).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arm(wire, spring) {
      armed = { wire, spring }
    },
    hasSprung: () => armed === null,
    disarm() {
      armed = null
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
