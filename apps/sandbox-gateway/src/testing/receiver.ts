import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  eventId: string
  signature: string
  /** The raw body. */
  text: string
  event: any
}

/** A webhook endpoint on loopback. `answers` are the statuses for the first requests; later ones get 200. */
export async function startReceiver(answers: number[] = [], headers: Record<string, string> = {}) {
  const received: Received[] = []
  const waiting = new Set<() => void>()
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request.setEncoding('utf8')) text += chunk
    const status = answers.shift() ?? 200
    response.writeHead(status, headers).end()
    received.push({
      eventId: String(request.headers['x-razorpay-event-id']),
      signature: String(request.headers['x-razorpay-signature']),
      text,
      event: text === '' ? undefined : JSON.parse(text),
    })
    for (const check of waiting) check()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`,
    received,
    /** Resolves with all requests once there are at least `count`. */
    async until(count: number): Promise<Received[]> {
      await new Promise<void>((resolve) => {
        const check = () => {
          if (received.length < count) return
          waiting.delete(check)
          resolve()
        }
        waiting.add(check)
        check()
      })
      return received
    },
    async close(): Promise<void> {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
