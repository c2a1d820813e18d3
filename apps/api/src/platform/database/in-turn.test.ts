import { expect, it } from 'vitest'
import { addBoard } from '../../modules/boards/boards-store.ts'
import { placeItem } from '../../modules/boards/board-items-store.ts'
import { MAX_PICTURES } from '../../modules/boards/boards.ts'
import { addEntry } from '../../modules/carts/carts-store.ts'
import { recordFreeDownload } from '../../modules/downloads/downloads-store.ts'
import { addWish } from '../../modules/wishlists/wishlists-store.ts'
import { addItem, copiesOf } from '../../testing/items.ts'
import { onOneDatabase } from '../../testing/on-databases.ts'
import { untilBlocked } from '../../testing/until-blocked.ts'
import type { Db } from './database.ts'

/** On PostgreSQL: the embedded database has one connection. */
onOneDatabase('an addition to a list beside another one', (shop) => {
  /** What becomes of the second addition, which waits for the first to be committed. */
  const beside = async <Result>(add: (db: Db, n: 0 | 1) => Promise<Result>): Promise<[Result, Result]> => {
    const { db } = shop().services
    let second: Promise<Result> | undefined
    const first = await db.transaction().execute(async (trx) => {
      const added = await add(trx, 0)
      second = add(db, 1)
      await untilBlocked(shop().services.database.pool)
      return added
    })
    if (second === undefined) throw new Error('there is no second addition')
    return [first, await second]
  }

  it('counts what that one has added: the list does not exceed its limit', async () => {
    const { id: userId } = await shop().member()
    const items = [await addItem(shop().services), await addItem(shop().services)] as const
    const day = '2026-11-29'
    const wishes = await beside((db, n) => addWish(db, { userId, item: items[n].publicId, max: 1 }))
    expect(wishes).toEqual([
      { outcome: 'added', count: 1 },
      { outcome: 'full', count: 1 },
    ])
    const entries = await beside((db, n) => addEntry(db, { userId, item: items[n].publicId, again: false, max: 1 }))
    expect(entries).toEqual([
      { outcome: 'added', count: 1 },
      { outcome: 'full', count: 1 },
    ])
    expect(await beside((db, n) => recordFreeDownload(db, { userId, itemId: items[n].id, day, max: 1, licence: null }))).toEqual([
      { licence: null },
      null,
    ])
  })

  it('is one of both where there is room, and counts both', async () => {
    const { id: userId } = await shop().member()
    const items = [await addItem(shop().services), await addItem(shop().services)] as const
    const wishes = await beside((db, n) => addWish(db, { userId, item: items[n].publicId, max: 2 }))
    expect(wishes).toEqual([
      { outcome: 'added', count: 1 },
      { outcome: 'added', count: 2 },
    ])
  })

  it('finds the same item there already', async () => {
    const { id: userId } = await shop().member()
    const { publicId: item } = await addItem(shop().services)
    const wishes = await beside((db) => addWish(db, { userId, item, max: 2 }))
    expect(wishes).toEqual([
      { outcome: 'added', count: 1 },
      { outcome: 'there already', count: 1 },
    ])
  })

  it('does not exceed the limit of a board either', async () => {
    const { id: userId } = await shop().member()
    const now = new Date()
    const { db } = shop().services
    const { board } = await addBoard(db, { userId, name: 'Office', product: null }, now)
    const items = [await addItem(shop().services), await addItem(shop().services)] as const
    const { id: board_id } = await db.selectFrom('boards').select('id').where('public_id', '=', board.public_id).executeTakeFirstOrThrow()
    const there = await copiesOf(shop().services, items[0], MAX_PICTURES - 1)
    await db
      .insertInto('board_items')
      .values(there.map((item_id) => ({ board_id, item_id, added_at: now })))
      .execute()
    const placed = await beside((own, n) => placeItem(own, { userId, board: board.public_id, item: items[n].publicId }, now))
    expect(placed).toEqual([
      { outcome: 'added', count: MAX_PICTURES },
      { outcome: 'full', count: MAX_PICTURES },
    ])
  })
})
