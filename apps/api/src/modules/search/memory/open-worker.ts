import { Worker } from 'node:worker_threads'
import { openThread, type Remote, type Thread } from '../../../platform/threads/open-thread.ts'
import type { Calls } from './calls.ts'

export type MemoryWorker = Remote<Calls> & Thread

/** Starts the thread with the index. */
export const openWorker = (): MemoryWorker =>
  openThread<Calls>(new Worker(new URL('./search-worker.ts', import.meta.url)), 'the search index', {
    load: true,
    clear: true,
    apply: true,
    find: true,
    suggest: true,
    sumOf: true,
    idsOf: true,
    save: true,
    stats: true,
  })
