import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { BUILT_IN_MODEL } from '../../platform/config.ts'
import type { Looker, Seen } from './looker.ts'
import type { Said } from './looker-calls.ts'

/** Of the built-in model and of all that follows it: another one makes all looks anew. */
const VERSION = 1
/** Milliseconds without a picture after which the thread ends: it holds some 140 MB. Opening it again takes about a second. */
const IDLE = 20_000

interface Waiting {
  resolve(seen: Seen | null): void
  reject(error: Error): void
}

/** @param path of an ONNX file, or `built-in` */
export function createLooker(path: string): Looker {
  let worker: Worker | null = null
  let ending: NodeJS.Timeout | undefined
  let last = 0
  const waiting = new Map<number, Waiting>()
  let number: Promise<number> | null = null

  function open(): Worker {
    const mine = new Worker(new URL('./looker-worker.ts', import.meta.url), { workerData: { model: path } })
    mine.unref()
    mine.on('message', ({ n, seen, failed }: Said) => {
      const { resolve, reject } = waiting.get(n) ?? {}
      waiting.delete(n)
      if (failed === undefined) resolve?.(seen ?? null)
      else reject?.(new Error(failed))
      if (waiting.size === 0) rest()
    })
    const die = (error: Error) => {
      if (worker !== mine) return
      worker = null
      for (const { reject } of waiting.values()) reject(error)
      waiting.clear()
    }
    mine.on('error', die)
    mine.on('exit', () => die(new Error('the thread that looks at pictures has ended')))
    return mine
  }

  function rest(): void {
    clearTimeout(ending)
    ending = setTimeout(() => void end(), IDLE).unref()
  }

  async function end(): Promise<void> {
    clearTimeout(ending)
    const mine = worker
    worker = null
    for (const { reject } of waiting.values()) reject(new Error('the shop stops'))
    waiting.clear()
    await mine?.terminate()
  }

  return {
    model: () => (number ??= path === BUILT_IN_MODEL ? Promise.resolve(VERSION) : numberOf(path)),
    lookAt: (picture) =>
      new Promise((resolve, reject) => {
        clearTimeout(ending)
        worker ??= open()
        last += 1
        waiting.set(last, { resolve, reject })
        worker.postMessage({ n: last, picture })
      }),
    stop: end,
  }
}

/** Of the file's content; above those of our own versions. */
async function numberOf(path: string): Promise<number> {
  const hash = createHash('sha256')
  for await (const part of createReadStream(path)) hash.update(part as Buffer)
  return (hash.digest().readUInt32BE(0) >>> 1) | 0x4000_0000
}
