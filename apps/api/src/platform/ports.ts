import { createSocket } from 'node:dgram'
import { createServer } from 'node:net'

/**
 * Where ports are looked for: below those that systems give to outgoing connections (from 32768 on Linux, 49152
 * elsewhere), above the highest that browsers refuse to visit (10080, https://fetch.spec.whatwg.org/#port-blocking).
 */
const FIRST = 12_000
const COUNT = 18_000
const ATTEMPTS = 100

/**
 * A loopback port that is free now, and this process's until it ends: no connection is given it by chance, and no other
 * caller in any process gets it. Who listens on it may take its time.
 * The package get-port keeps a port for the callers of one process alone, and test workers are processes of their own.
 */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const port = FIRST + Math.floor(Math.random() * COUNT)
    if ((await claim(port)) && (await listenError('127.0.0.1', port)) === null) return port
  }
  throw new Error(`No free port was found between ${FIRST} and ${FIRST + COUNT - 1}.`)
}

/** Throws one sentence when the port cannot be listened on; asked before anything slow is done. */
export async function assertPortFree(host: string, port: number): Promise<void> {
  const error = await listenError(host, port)
  if (error === null) return
  throw new Error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is in use. Stop what uses it, or set PORT to another.`
      : `Port ${port} on ${host} cannot be used (${error.code}). Check HOST and PORT.`,
  )
}

/**
 * Claims a port by its UDP twin, which nothing of ours speaks on: one process at a time can hold it, the TCP port stays
 * free to listen on, and the system lets go of it with the process however that ends.
 */
function claim(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createSocket({ type: 'udp4', reuseAddr: false }).unref()
    socket.once('error', () => socket.close(() => resolve(false)))
    socket.bind({ port, address: '127.0.0.1', exclusive: true }, () => resolve(true))
  })
}

function listenError(host: string, port: number): Promise<NodeJS.ErrnoException | null> {
  return new Promise((resolve) => {
    const server = createServer().once('error', resolve)
    server.listen(port, host, () => server.close(() => resolve(null)))
  })
}
