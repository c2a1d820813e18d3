import { createServer } from 'node:net'

/** A loopback port that is free now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => (address !== null && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}

/** Throws one sentence when the port cannot be listened on; asked before anything slow is done. */
export function assertPortFree(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new Error(
          error.code === 'EADDRINUSE'
            ? `Port ${port} is in use. Stop what uses it, or set PORT to another.`
            : `Port ${port} on ${host} cannot be used (${error.code}). Check HOST and PORT.`,
        ),
      ),
    )
    server.listen(port, host, () => server.close(() => resolve()))
  })
}
