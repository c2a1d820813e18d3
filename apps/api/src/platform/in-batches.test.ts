import { expect, it } from 'vitest'
import { inBatches } from './in-batches.ts'

const items = Array.from({ length: 7 }, (_, n) => ({ id: n + 1 }))
const nextThree = (after: number) => Promise.resolve(items.filter(({ id }) => id > after).slice(0, 3))

it('works through all items once, in batches', async () => {
  const batches: number[][] = []
  const work = async (batch: readonly { id: number }[]) => void batches.push(batch.map(({ id }) => id))
  expect(await inBatches(nextThree, work)).toBe(false)
  expect(batches).toEqual([[1, 2, 3], [4, 5, 6], [7]])
})

it('begins no further batch when its time is over or it is told to stop, even while it rests', async () => {
  let done = 0
  const work = async () => void (done += 1)
  expect(await inBatches(nextThree, work, { worksFor: 0 })).toBe(true)
  expect(done).toBe(0)
  const stop = new AbortController()
  const stopping = async () => {
    await work()
    stop.abort()
  }
  expect(await inBatches(nextThree, stopping, { signal: stop.signal, rests: true })).toBe(true)
  expect(done).toBe(1)
})
