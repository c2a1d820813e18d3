import { Worker } from 'node:worker_threads'
import { openThread, type Remote, type Thread } from '../../../platform/threads/open-thread.ts'
import type { Calls } from './calls.ts'

export type ScanWorker = Remote<Calls> & Thread

/** Starts the thread with the looks. */
export const openWorker = (): ScanWorker =>
  openThread<Calls>(new Worker(new URL('./scan-worker.ts', import.meta.url)), 'the scan of looks', {
    apply: true,
    nearest: true,
    stats: true,
  })
