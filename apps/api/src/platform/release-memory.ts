import { Session } from 'node:inspector/promises'

/** Collects garbage now. After much work of one kind, V8 would wait with it until there is more work, and an idle shop would keep a hundred megabytes for nothing. */
export async function releaseMemory(): Promise<void> {
  const session = new Session()
  session.connect()
  try {
    await session.post('HeapProfiler.collectGarbage')
  } finally {
    session.disconnect()
  }
}
