import { fixedWork } from '../quiet.ts'
import { timeOfFamily } from '../search/cpu.ts'
import type { Figures } from '../throughput/client.ts'
import { load } from '../throughput/load.ts'
import { CONNECTIONS, type Cost, type Times } from './results.ts'
import type { Row } from './rows.ts'

/** Connections at which processor time is measured: enough that the shop never waits, so that its idle work is a small part. */
const BUSY = 16
/** Seconds. A server runs for weeks, with its code compiled. */
const WARM_UP = 1
const SECONDS = 1.5
const BUSY_SECONDS = 2.5

export interface Measuring {
  pid: number
  port: number
  /** Seconds are multiplied by this. */
  share: number
}

let loads = 0
/** The calibration after a row is the one before the next. */
let last: number | null = null

/** @throws if an answer is not the page or the call's good answer */
export async function measure(row: Row, { pid, port, share }: Measuring): Promise<Cost> {
  const run = async (connections: number, seconds: number): Promise<Figures> => {
    const requests = row.requests((loads += 1))
    const job = { port, requests, connections, seconds: seconds * share }
    const figures = await load(row.isWhole === true ? { ...job, answers: requests.length } : job)
    const statuses = Object.keys(figures.statuses).join(', ')
    if (statuses !== '200') throw new Error(`${row.name} answered ${statuses}`)
    return figures
  }
  const first = last ?? (await fixedWork())
  const most = row.most ?? Number.POSITIVE_INFINITY
  const busy = Math.min(BUSY, most)
  await run(busy, WARM_UP)
  const times: (Times | null)[] = []
  let [cpu, bytes] = [0, 0]
  for (const connections of CONNECTIONS) {
    if (connections > most) {
      times.push(null)
      continue
    }
    const before = timeOfFamily(pid)
    const figures = await run(connections, connections === busy ? BUSY_SECONDS : SECONDS)
    if (connections === busy) {
      cpu = (timeOfFamily(pid) - before) / figures.answers
      bytes = figures.bytes / figures.answers
    }
    times.push([rounded(figures.p50), rounded(figures.p99)])
  }
  last = await fixedWork()
  return { name: row.name, cpu: rounded(cpu), machine: rounded((first + last) / 2), bytes: Math.round(bytes), times }
}

const rounded = (time: number): number => Number(time.toPrecision(4))
