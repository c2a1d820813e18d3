import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

export interface BlackHole {
  port: number
  /** Connections that wait for an answer. */
  waiting(): number
  /** From now on it cuts each connection at once, and so it does those that wait. */
  cut(): void
  close(): Promise<void>
}

/** A server on loopback that takes every connection and never says a word. */
export async function startBlackHole(): Promise<BlackHole> {
  const open = new Set<Socket>()
  let isCutting = false
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    if (isCutting) return void socket.destroy()
    open.add(socket.resume())
    socket.on('close', () => open.delete(socket))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => {
    isCutting = true
    for (const socket of open) socket.destroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    waiting: () => open.size,
    cut,
    async close() {
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}
