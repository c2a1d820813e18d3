import { beforeAll, describe, expect, it } from 'vitest'
import { countQueries } from '../../testing/count-queries.ts'
import { addItem, colourNone, type TestItem } from '../../testing/items.ts'
import { onBothDatabases } from '../../testing/on-databases.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { createFollower } from '../changes/index.ts'
import { createListedItems } from './listed-items.ts'

onBothDatabases(
  'lists from memory',
  (shop) => {
    let visitor: Visitor
    let item: TestItem
    const list = async (query: Record<string, unknown> = {}) => (await visitor.call('listImages', { query })).body.data
    const first = async () => (await list()).image[0]
    /** Long enough for a busy machine; the index is told of a change within half a second. */
    const SOON = { timeout: 5_000, interval: 20 }
    beforeAll(async () => {
      visitor = await shop().visitor()
      item = await addItem(shop().services, { name: 'Tea gardens', keywords: ['tea', 'hills'] })
      await colourNone(shop().services)
    })
    const inIndex = async () => (await shop().services.searchIndex?.stats())?.items
    const change = (values: { name?: string; price?: number }) =>
      shop().services.db.updateTable('items').set(values).where('id', '=', item.id).execute()

    describe('listImages', () => {
      it('shows an item as it was changed by another process', async () => {
        await expect.poll(inIndex, SOON).toBe(1)
        expect((await first()).price).toBe(19_900)
        await change({ price: 29_900 })
        await expect.poll(async () => (await first()).price, SOON).toBe(29_900)
      })

      it('asks the database for no item that was read ahead', async () => {
        const { database, db, log } = shop().services
        const changes = createFollower({ database, log })
        const listed = createListedItems({ db, reads: db, changes, log })
        await changes.start()
        listed.start()
        await listed.ready()
        const queries = await countQueries(database.pool)
        // What is kept counts for a moment after the last look for changes.
        await changes.look()
        const shown = await listed.inOrder([item.id])
        // Before the shop is asked, which may have to look for changes itself.
        expect(queries.take().filter((text) => /from items/.test(text))).toEqual([])
        expect(shown).toEqual([await first()])
        await listed.stop()
        await changes.stop()
      })

      it('shows the new name of a seller on all items', async () => {
        await shop().services.db.updateTable('sellers').set({ first_name: 'Asha' }).execute()
        await expect.poll(async () => (await first()).sellerName, SOON).toBe('Asha')
      })

      it('offers something near instead of an empty list', async () => {
        await shop().services.search.settle()
        expect((await list({ search: 'gardenz' })).instead).toEqual({
          near: [{ search: 'gardens', count: 1, countIsLowerBound: false }],
          fewer: [],
        })
      })

      it('no longer shows an item that was rejected', async () => {
        const { db, search } = shop().services
        await db.transaction().execute(async (trx) => {
          await trx.updateTable('items').set({ approval: 'rejected' }).where('id', '=', item.id).execute()
          await search.index(trx, [item.id])
        })
        expect((await list()).count).toBe(0)
        await expect.poll(inIndex, SOON).toBe(0)
        expect((await list()).count).toBe(0)
      })
    })
  },
  { SEARCH_INDEX: 'memory' },
)
