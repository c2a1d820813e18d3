import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Alternating {
  url: string
  /** How many calls each target got. */
  calls(): number[]
  close(): Promise<void>
}

/** A proxy that passes each call to the next of its targets, as one in front of several processes does. */
export async function startAlternating(targets: () => readonly string[]): Promise<Alternating> {
  const calls = targets().map(() => 0)
  let next = 0
  const server = createServer((call, answer) => {
    const at = next
    next = (next + 1) % targets().length
    calls[at] = (calls[at] ?? 0) + 1
    const passed = request(`${targets()[at]}${call.url}`, { method: call.method, headers: call.headers, agent: false }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(answer)
    })
    passed.on('error', () => call.socket.destroy())
    call.pipe(passed)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: () => [...calls],
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
