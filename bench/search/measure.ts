import { Agent, get } from 'node:http'
import type { Answer } from './brute-force.ts'

export interface Measured {
  /** Milliseconds. */
  p50: number
  p99: number
  mean: number
  perSecond: number
  answers: Answer[]
}

interface Body {
  data: { image: { _id: string }[]; count: number; countIsLowerBound: boolean }
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
export async function measure(addresses: readonly string[], clients: number): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const times: number[] = []
  const answers: Answer[] = []
  let next = 0
  const started = performance.now()
  const client = async () => {
    for (let n = next++; n < addresses.length; n = next++) {
      const sent = performance.now()
      const text = await fetchText(addresses[n] ?? '', agent)
      times.push(performance.now() - sent)
      const { data } = JSON.parse(text) as Body
      answers[n] = { ids: data.image.map((item) => item._id), count: data.count, countIsLowerBound: data.countIsLowerBound }
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  const seconds = (performance.now() - started) / 1_000
  agent.destroy()
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0
  return {
    p50: at(0.5),
    p99: at(0.99),
    mean: times.reduce((sum, time) => sum + time, 0) / times.length,
    perSecond: times.length / seconds,
    answers,
  }
}
