import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface Forwarder {
  /** The address with the forwarder's host and port in place of the target's. */
  urlOf(target: string): string
  /** Leads to another server from now on; open connections are broken. */
  lead(target: string): void
  close(): Promise<void>
}

/** One TCP address that leads to one of several servers: what an operator's virtual address does. */
export async function startForwarder(first: string): Promise<Forwarder> {
  let target = new URL(first)
  const open = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.on('error', () => other.destroy()).on('close', () => other.destroy() && open.delete(one))
      one.pipe(other)
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const breakAll = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    urlOf: (of) => Object.assign(new URL(of), { port: String(port) }).href,
    lead(to) {
      target = new URL(to)
      breakAll()
    },
    async close() {
      breakAll()
      server.close()
      await once(server, 'close')
    },
  }
}
