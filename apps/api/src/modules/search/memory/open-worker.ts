import { Worker } from 'node:worker_threads'
import type { Answered, Calls, Sent } from './calls.ts'

type Remote = { [Name in keyof Calls]: (...args: Parameters<Calls[Name]>) => Promise<Awaited<ReturnType<Calls[Name]>>> }

export interface MemoryWorker extends Remote {
  /** Whether the thread still runs. */
  isAlive(): boolean
  /** Calls back when the thread has ended. */
  onEnd(callBack: (error: Error) => void): void
  end(): Promise<void>
}

interface Waiting {
  resolve(value: unknown): void
  reject(error: Error): void
}

/** Starts the thread with the index. When it dies, all calls fail, those under way, too. */
export function openWorker(): MemoryWorker {
  const worker = new Worker(new URL('./search-worker.ts', import.meta.url))
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
  worker.on('exit', () => die(new Error('the search index has ended')))
  worker.on('message', (answers: Answered[]) => {
    for (const { n, value, failed } of answers) {
      const { resolve, reject } = waiting.get(n) ?? {}
      waiting.delete(n)
      if (failed === undefined) resolve?.(value)
      else reject?.(new Error(failed))
    }
  })
  /** What is asked in one turn of the loop goes as one message: waking the other thread costs more than most answers. */
  let outbox: Sent[] = []
  const send = () => {
    const sent = outbox
    outbox = []
    worker.postMessage(sent)
  }
  const call =
    (name: keyof Calls) =>
    (...args: unknown[]): Promise<unknown> =>
      new Promise((resolve, reject) => {
        if (dead !== null) return reject(dead)
        last += 1
        waiting.set(last, { resolve, reject })
        if (outbox.length === 0) process.nextTick(send)
        outbox.push({ n: last, name, args })
      })
  const names: Record<keyof Calls, true> = {
    load: true,
    clear: true,
    apply: true,
    find: true,
    suggest: true,
    sumOf: true,
    idsOf: true,
    save: true,
    stats: true,
  }
  const remote = Object.fromEntries(Object.keys(names).map((name) => [name, call(name as keyof Calls)])) as unknown as Remote
  return {
    ...remote,
    isAlive: () => dead === null,
    onEnd: (callBack) => (tell = callBack),
    async end() {
      await worker.terminate()
    },
  }
}
