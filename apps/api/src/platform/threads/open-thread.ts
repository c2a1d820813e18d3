import type { Worker } from 'node:worker_threads'
import type { Answered, Sent } from './messages.ts'

/** Calls of a thread, each of which answers later. */
export type Remote<Calls> = {
  [Name in keyof Calls]: Calls[Name] extends (...args: infer Args) => infer Value ? (...args: Args) => Promise<Awaited<Value>> : never
}

export interface Thread {
  /** Whether it still runs. */
  isAlive(): boolean
  /** Calls back when it has ended. */
  onEnd(callBack: (error: Error) => void): void
  end(): Promise<void>
}

interface Waiting {
  resolve(value: unknown): void
  reject(error: Error): void
}

/**
 * Calls functions of a thread that answers with `answerCalls`. When it dies, all calls fail, those under way, too.
 * @param what of which the error says that it has ended
 */
export function openThread<Calls extends object>(worker: Worker, what: string, names: Record<keyof Calls, true>): Remote<Calls> & Thread {
  const waiting = new Map<number, Waiting>()
  let last = 0
  let dead: Error | null = null
  let tell: (error: Error) => void = () => undefined
  const die = (error: Error) => {
    if (dead !== null) return
    dead = error
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
    tell(error)
  }
  worker.on('error', (error: Error) => die(error))
  worker.on('exit', () => die(new Error(`${what} has ended`)))
  worker.on('message', (answers: Answered[]) => {
    for (const { n, value, failed } of answers) {
      const { resolve, reject } = waiting.get(n) ?? {}
      waiting.delete(n)
      if (failed === undefined) resolve?.(value)
      else reject?.(new Error(failed))
    }
  })
  /** What is asked in one turn of the loop, by however many requests, goes as one message: waking the other thread costs more than most answers. */
  let outbox: Sent[] = []
  const send = () => {
    const sent = outbox
    outbox = []
    worker.postMessage(sent)
  }
  const call =
    (name: string) =>
    (...args: unknown[]): Promise<unknown> =>
      new Promise((resolve, reject) => {
        if (dead !== null) return reject(dead)
        last += 1
        waiting.set(last, { resolve, reject })
        if (outbox.length === 0) setImmediate(send)
        outbox.push({ n: last, name, args })
      })
  const remote = Object.fromEntries(Object.keys(names).map((name) => [name, call(name)])) as Remote<Calls>
  const thread: Thread = {
    isAlive: () => dead === null,
    onEnd: (callBack) => void (tell = callBack),
    async end() {
      await worker.terminate()
    },
  }
  return { ...remote, ...thread }
}
