import { readFileSync } from 'node:fs'
import { connect } from 'node:net'

/** What a client is told, as JSON in the file of its first argument. */
export interface Job {
  port: number
  /** Whole requests, sent in turn by each connection. */
  requests: string[]
  connections: number
  seconds: number
  /** Ends after so many answers, however long they take: calls that undo each other must be made to the last. */
  answers?: number
  /** Keeps the body of each answer, in the order of the requests. For answers that say their length. */
  keepBodies?: boolean
}

/** What it prints, as JSON. Times in milliseconds. */
export interface Figures {
  answers: number
  perSecond: number
  p50: number
  p99: number
  mean: number
  worst: number
  /** Of bodies. */
  bytes: number
  statuses: Record<string, number>
  bodies: string[]
}

const END_OF_HEAD = Buffer.from('\r\n\r\n')
const LAST_CHUNK = Buffer.from('\r\n0\r\n\r\n')
const LINE_END = Buffer.from('\r\n')
const NOTHING: Buffer = Buffer.alloc(0)
/** Bytes that a connection reads at once. */
const ROOM = 64 * 1_024

/**
 * Sends requests on connections that stay open, each after the answer to the one before, and reads no more of an answer than where it ends: whoever measures a
 * server on the same two cores must cost little.
 */
function client({ port, requests, connections, seconds, answers = Number.POSITIVE_INFINITY, keepBodies = false }: Job): Promise<Figures> {
  const times: number[] = []
  const statuses: Record<string, number> = {}
  const bodies: string[] = []
  let bytes = 0
  let next = 0
  const began = performance.now()
  const end = began + seconds * 1_000

  const run = (): Promise<void> =>
    new Promise((resolve, reject) => {
      let sentAt = 0
      let isHead = true
      let head = NOTHING
      /** Bytes of the body still to come; -1 where only its last chunk tells. */
      let left = 0
      let tail = NOTHING
      /** Which answer is being read. */
      let n = 0
      let parts: Buffer[] = []
      // All that a connection reads goes through one buffer, without a stream in between.
      const buffer = Buffer.allocUnsafeSlow(ROOM)
      const onread = { buffer, callback: (length: number) => read(buffer.subarray(0, length)) }
      const socket = connect({ port, host: '127.0.0.1', noDelay: true, onread })
      const send = (): void => {
        isHead = true
        n = next
        next += 1
        sentAt = performance.now()
        socket.write(requests[n % requests.length] ?? '')
      }
      const done = (): void => {
        times.push(performance.now() - sentAt)
        if (keepBodies) bodies[n] = Buffer.concat(parts).toString()
        parts = []
        if (next < answers && (answers < Number.POSITIVE_INFINITY || performance.now() < end)) return send()
        socket.destroy()
        resolve()
      }
      const body = (part: Buffer): void => {
        bytes += part.length
        // A copy, because the next part is read into the same buffer.
        if (keepBodies) parts.push(Buffer.from(part))
        if (left >= 0) {
          left -= part.length
          if (left <= 0) done()
          return
        }
        tail = Buffer.concat([tail, part.subarray(-LAST_CHUNK.length)]).subarray(-LAST_CHUNK.length)
        if (tail.equals(LAST_CHUNK)) done()
      }
      const read = (part: Buffer): boolean => {
        if (!isHead) {
          body(part)
          return true
        }
        const begun = head.length === 0 ? part : Buffer.concat([head, part])
        const at = begun.indexOf(END_OF_HEAD)
        if (at < 0) {
          head = Buffer.from(begun)
          return true
        }
        head = NOTHING
        isHead = false
        const text = begun.toString('latin1', 0, at)
        const status = text.slice(9, 12)
        statuses[status] = (statuses[status] ?? 0) + 1
        const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1]
        left = status === '304' ? 0 : length === undefined ? -1 : Number(length)
        // The line end before the last chunk may be that of the head.
        tail = LINE_END
        body(begun.subarray(at + END_OF_HEAD.length))
        return true
      }
      socket.on('error', reject).on('connect', send)
    })

  return Promise.all(Array.from({ length: connections }, run)).then(() => {
    const sorted = times.toSorted((a, b) => a - b)
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
    return {
      answers: times.length,
      perSecond: (times.length * 1_000) / (performance.now() - began),
      p50: at(0.5),
      p99: at(0.99),
      mean: times.reduce((sum, time) => sum + time, 0) / times.length,
      worst: at(1),
      bytes,
      statuses,
      bodies,
    }
  })
}

process.stdout.write(JSON.stringify(await client(JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Job)))
