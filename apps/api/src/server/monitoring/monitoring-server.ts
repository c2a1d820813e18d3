import { createServer } from 'node:http'

export interface Monitored {
  /** All figures in Prometheus' text format. */
  metrics(): Promise<string>
  /** Why the shop should get no requests now; null when it should. */
  problem(): Promise<string | null>
}

export interface MonitoringServer {
  /** From now on the shop is not ready: it is about to stop. */
  drain(): void
  close(): Promise<void>
}

const TEXT = 'text/plain; charset=utf-8'
/** Prometheus' text format. */
const METRICS = 'text/plain; version=0.0.4; charset=utf-8'

/**
 * A server for machines, on a port that is not the shop's: `/metrics`, `/livez` (this process answers; otherwise start it anew) and `/readyz` (it can serve
 * visitors; otherwise send them to another process).
 */
export async function startMonitoring({ metrics, problem }: Monitored, at: { host: string; port: number }): Promise<MonitoringServer> {
  let isDraining = false
  const pages: Record<string, () => Promise<[status: number, type: string, text: string]>> = {
    '/metrics': async () => [200, METRICS, await metrics()],
    '/livez': async () => [200, TEXT, 'ok\n'],
    '/readyz': async () => {
      const reason = isDraining ? 'The shop is stopping' : await problem()
      return reason === null ? [200, TEXT, 'ok\n'] : [503, TEXT, `${reason}\n`]
    },
  }
  const server = createServer((request, response) => {
    const page = pages[request.url?.split('?')[0] ?? '']
    const send = ([status, type, text]: [number, string, string]) => response.writeHead(status, { 'content-type': type }).end(text)
    if (page === undefined || request.method !== 'GET') return send([404, TEXT, 'Not found\n'])
    page().then(send, (error: unknown) => send([503, TEXT, `${String(error)}\n`]))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(at.port, at.host, resolve)
  })
  return {
    drain: () => void (isDraining = true),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
