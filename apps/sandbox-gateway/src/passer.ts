import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { SandboxGatewayOptions } from './options.ts'

/** Milliseconds for which a call waits for a gateway that answers, and between two attempts. */
const PATIENCE = 5_000
const AGAIN_AFTER = 50
/** Bytes of a call. The gateway itself refuses less. */
const MAX_BYTES = 1_000_000
/** Nothing was sent: nobody listens, or nobody has written an address yet. */
const NOBODY = new Set(['ECONNREFUSED', 'ERR_INVALID_URL'])

/** A server that passes calls on to another gateway. */
export async function startPasser(
  { host = '127.0.0.1', port = 0 }: Pick<SandboxGatewayOptions, 'host' | 'port'>,
  target: () => string,
): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((call, answer) => {
    pass(call, answer, target).catch(() => call.socket.destroy())
  })
  server.listen(port, host)
  await once(server, 'listening')
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function pass(call: IncomingMessage, answer: ServerResponse, target: () => string): Promise<void> {
  const body = await bodyOf(call)
  const end = Date.now() + PATIENCE
  for (;;) {
    try {
      return await passTo(target(), call, body, answer)
    } catch (error) {
      if (!NOBODY.has((error as NodeJS.ErrnoException).code ?? '') || Date.now() > end) throw error
      await pause(AGAIN_AFTER)
    }
  }
}

async function bodyOf(call: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of call as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > MAX_BYTES) throw new Error('the call is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function passTo(origin: string, { url = '/', method, headers }: IncomingMessage, body: Buffer, answer: ServerResponse): Promise<void> {
  return new Promise((resolve, reject) => {
    const passed = request(new URL(url, origin), { method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers)
      response.once('error', reject).pipe(answer).once('finish', resolve)
    })
    answer.once('close', () => passed.destroy())
    passed.once('error', reject).end(body)
  })
}
