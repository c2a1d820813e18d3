import { Worker } from 'node:worker_threads'
import { expect, it } from 'vitest'
import { openThread } from './open-thread.ts'

/** Answers each call with how many came in the same message. */
const COUNTS = `
  const { parentPort } = require('node:worker_threads')
  parentPort.on('message', (asked) => parentPort.postMessage(asked.map(({ n }) => ({ n, value: asked.length }))))`

it('sends what several requests ask in one turn of the loop as one message', async () => {
  const thread = openThread<{ count(): number }>(new Worker(COUNTS, { eval: true }), 'the counter', { count: true })
  try {
    const first = thread.count()
    // Node runs what waits for the next tick after each request that it has read, not after all that have come.
    const second = await new Promise((resolve) => {
      process.nextTick(() => resolve(thread.count()))
    })
    expect([await first, second]).toEqual([2, 2])
    expect(await thread.count()).toBe(1)
  } finally {
    await thread.end()
  }
})
