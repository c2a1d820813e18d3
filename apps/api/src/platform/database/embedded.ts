import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { MessageChannel, Worker } from 'node:worker_threads'
import { lockFolder, refuseForeign } from './lock.ts'
import { PortStream } from './port-stream.ts'

export interface EmbeddedDatabase {
  /** A new connection, for `pg`. */
  connect(): PortStream
  /** May be called more than once. */
  stop(): Promise<void>
}

// V8 optimises the database's code in one thread at a time: each would keep tens of megabytes.
setFlagsFromString('--wasm-num-compilation-tasks=1')

/**
 * Starts PostgreSQL inside this process (PGlite, in a worker) on `{dataDir}/database`. Survives kill -9. A power cut can lose the last seconds,
 * because PGlite never calls fsync (docs/operating.md).
 */
export async function startEmbedded(dataDir: string): Promise<EmbeddedDatabase> {
  const folder = join(dataDir, 'database')
  refuseForeign(folder)
  const release = lockFolder(dataDir)
  mkdirSync(folder, { recursive: true })
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
    workerData: { folder },
  })
  try {
    await message(worker, 'ready')
  } catch (error) {
    await worker.terminate()
    release()
    throw error
  }
  const end = async () => {
    worker.postMessage('stop')
    await message(worker, 'stopped')
    await worker.terminate()
    release()
  }
  let ended: Promise<void> | undefined
  const connect = () => {
    const { port1, port2 } = new MessageChannel()
    worker.postMessage(port2, [port2])
    return new PortStream(port1)
  }
  return { connect, stop: () => (ended ??= end()) }
}

function message(worker: Worker, expected: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const done = (settle: () => void) => {
      worker.off('message', onMessage).off('error', onError).off('exit', onExit)
      settle()
    }
    const onMessage = (text: unknown) => text === expected && done(resolve)
    const onError = (error: unknown) => done(() => reject(error))
    const onExit = (code: number) => done(() => reject(new Error(`the embedded database ended with code ${code}`)))
    worker.on('message', onMessage).on('error', onError).on('exit', onExit)
  })
}
