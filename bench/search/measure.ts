import { Agent, get } from 'node:http'
import { timeOfFamily } from './cpu.ts'

export interface Measured {
  /** Milliseconds. */
  p50: number
  p99: number
  mean: number
  worst: number
  perSecond: number
  /** Milliseconds of processor time for each request. */
  serverCpu: number
  /** The same of the database's processes; 0 where it is in the server's own. */
  databaseCpu: number
  /** The bodies. */
  texts: string[]
}

export interface Processes {
  server: number
  /** The parent of the database's processes; null for the embedded one. */
  database: number | null
}

function fetchText(address: string, agent: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    get(address, { agent }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk
      })
      response.on('end', () =>
        response.statusCode === 200 ? resolve(text) : reject(new Error(`${address} answered ${response.statusCode}: ${text}`)),
      )
    }).on('error', reject)
  })
}

/** Requests all addresses with a number of clients on persistent connections, each sending its next request as soon as it has an answer. */
export async function measure(addresses: readonly string[], clients: number, { server, database }: Processes): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const times: number[] = []
  const texts: string[] = []
  let next = 0
  const cpu = () => [timeOfFamily(server), database === null ? 0 : timeOfFamily(database)] as const
  const before = cpu()
  const started = performance.now()
  const client = async () => {
    for (let n = next++; n < addresses.length; n = next++) {
      const sent = performance.now()
      texts[n] = await fetchText(addresses[n] ?? '', agent)
      times.push(performance.now() - sent)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  const seconds = (performance.now() - started) / 1_000
  const after = cpu()
  agent.destroy()
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0
  return {
    p50: at(0.5),
    p99: at(0.99),
    mean: times.reduce((sum, time) => sum + time, 0) / times.length,
    worst: at(1),
    perSecond: times.length / seconds,
    serverCpu: (after[0] - before[0]) / times.length,
    databaseCpu: (after[1] - before[1]) / times.length,
    texts,
  }
}
