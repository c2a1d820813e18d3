import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Canary {
  /** With a trailing slash. */
  url: string
  hits(): number
  close(): void
}

/** A server that must never be called; it counts its calls. */
export async function startCanary(): Promise<Canary> {
  let hits = 0
  const server = createServer((_, response) => {
    hits += 1
    response.end('fetched')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, hits: () => hits, close: () => void server.close() }
}
