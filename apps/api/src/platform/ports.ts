import { createSocket } from 'node:dgram'
import { createServer } from 'node:net'

/**
 * The range to choose from: below the ephemeral ports (from 32768 on Linux, 49152 elsewhere), and above the highest port that browsers block (10080,
 * https://fetch.spec.whatwg.org/#port-blocking).
 */
const FIRST = 12_000
const COUNT = 18_000
const ATTEMPTS = 100

/**
 * A free loopback port, reserved for this process until it ends: neither an outgoing connection nor another call of this function in any process gets
 * it. The package get-port reserves a port within one process only, and each test worker is a process.
 */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const port = FIRST + Math.floor(Math.random() * COUNT)
    if ((await claim(port)) && (await listenError('127.0.0.1', port)) === null) return port
  }
  throw new Error(`No free port was found between ${FIRST} and ${FIRST + COUNT - 1}.`)
}

/** Throws a message for the operator when the port is not available. Called before anything slow begins. */
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
 * Reserves a TCP port by binding the UDP port with the same number, which we do not use otherwise: only one process can bind it, the TCP port stays
 * free to listen on, and the system releases it when the process ends in any way.
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
