import type { Figures } from '../throughput/client.ts'
import { CALL, load, requestText } from '../throughput/load.ts'
import { timeOfFamily } from './cpu.ts'

export interface Measured extends Figures {
  /** Milliseconds of processor time for each request. */
  serverCpu: number
  /** The same of the database's processes; 0 where it is in the server's own. */
  databaseCpu: number
}

export interface Processes {
  server: number
  /** The parent of the database's processes; null for the embedded one. */
  database: number | null
}

/** Asks for all addresses of one server once, uncompressed, each connection for its next as soon as it has an answer. */
export async function measure(addresses: readonly string[], connections: number, { server, database }: Processes): Promise<Measured> {
  const urls = addresses.map((address) => new URL(address))
  const cpu = () => [timeOfFamily(server), database === null ? 0 : timeOfFamily(database)] as const
  const before = cpu()
  const figures = await load({
    port: Number(urls[0]?.port),
    requests: urls.map(({ pathname, search }) => requestText(pathname + search, { ...CALL, 'accept-encoding': 'identity' })),
    connections,
    seconds: 0,
    answers: addresses.length,
    keepBodies: true,
  })
  const after = cpu()
  const [status, ...others] = Object.keys(figures.statuses)
  if (status !== '200' || others.length > 0) throw new Error(`the server answered ${JSON.stringify(figures.statuses)}`)
  return {
    ...figures,
    serverCpu: (after[0] - before[0]) / figures.answers,
    databaseCpu: (after[1] - before[1]) / figures.answers,
  }
}
