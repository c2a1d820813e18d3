import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { BUILT_IN_MODEL } from '../../platform/config.ts'
import { openThread, type Remote, type Thread } from '../../platform/threads/open-thread.ts'
import type { Looker } from './looker.ts'
import type { Calls } from './looker-calls.ts'

/** Of the built-in model and of all that follows it: another one makes all looks anew. */
const VERSION = 1
/** Milliseconds without a picture after which the thread ends: it holds some 140 MB. Opening it again takes about a second. */
const IDLE = 20_000

/** @param path of an ONNX file, or `built-in` */
export function createLooker(path: string): Looker {
  let thread: (Remote<Calls> & Thread) | null = null
  let ending: NodeJS.Timeout | undefined
  let waiting = 0
  let number: Promise<number> | null = null

  async function end(): Promise<void> {
    clearTimeout(ending)
    const mine = thread
    thread = null
    await mine?.end()
  }

  return {
    model: () => (number ??= path === BUILT_IN_MODEL ? Promise.resolve(VERSION) : numberOf(path)),
    async lookAt(picture) {
      clearTimeout(ending)
      if (thread?.isAlive() !== true) thread = open(path)
      waiting += 1
      try {
        return await thread.lookAt(picture)
      } finally {
        waiting -= 1
        if (waiting === 0) ending = setTimeout(() => void end(), IDLE).unref()
      }
    },
    stop: end,
  }
}

function open(model: string): Remote<Calls> & Thread {
  const worker = new Worker(new URL('./looker-worker.ts', import.meta.url), { workerData: { model } })
  worker.unref()
  return openThread<Calls>(worker, 'the thread that looks at pictures', { lookAt: true })
}

/** Of the file's content; above those of our own versions. */
async function numberOf(path: string): Promise<number> {
  const hash = createHash('sha256')
  for await (const part of createReadStream(path)) hash.update(part as Buffer)
  return (hash.digest().readUInt32BE(0) >>> 1) | 0x4000_0000
}
