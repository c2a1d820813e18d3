import { setInterval } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { addItem } from '../testing/items.ts'
import { onBothDatabases } from '../testing/on-databases.ts'

/** A second. `pnpm bench:load` sends more, for a minute, and looks at the times. */
const RATE = 50
const REQUESTS = 2 * RATE

onBothDatabases('visitors who come at a steady rate, however slow the answers are', (shop) => {
  it('are all answered [P-13]', async () => {
    const { publicId } = await addItem(shop().services)
    const visitor = await shop().visitor()
    const calls = [
      () => visitor.call('listImages'),
      () => visitor.call('getImage', { params: { id: publicId } }),
      () => visitor.call('listCategories'),
      () => visitor.call('suggestImages', { query: { search: 'te' } }),
    ]
    const answers: Promise<{ status: number }>[] = []
    for await (const _ of setInterval(1_000 / RATE)) {
      answers.push((calls[answers.length % calls.length] as (typeof calls)[number])())
      if (answers.length === REQUESTS) break
    }
    expect(new Set((await Promise.all(answers)).map(({ status }) => status))).toEqual(new Set([200]))
  })
})
