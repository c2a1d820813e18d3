import { sql } from 'kysely'
import { afterEach, expect, it } from 'vitest'
import { comparing } from '../../testing/compared.ts'
import { gridLooker, lookAtAngle, tableIndex } from '../../testing/looker.ts'
import { addBareItems } from '../../testing/looks.ts'
import { onBothDatabases } from '../../testing/on-databases.ts'
import { review } from '../catalogue/index.ts'
import { compareLooks, NotComparable } from './compare-looks.ts'

onBothDatabases('neighbours', (shop) => {
  const { add, setLook, compare, near, clear } = comparing(shop)
  afterEach(clear)

  it('are the 24 nearest of each item, whenever it was looked at [LOOK-11]', async () => {
    const COUNT = 72
    const ids = await addBareItems(shop().services.db, COUNT)
    // Around the circle in steps of five degrees, neighbours early and late.
    const placeOf = (n: number) => (n * 37) % COUNT
    const steps = (n: number, other: number) => Math.min(...[0, COUNT, -COUNT].map((turn) => Math.abs(placeOf(n) - placeOf(other) + turn)))
    const lookAt = async (from: number, to: number) => {
      for (const [n, id] of ids.entries()) if (n >= from && n < to) await setLook({ id }, lookAtAngle(5 * placeOf(n)))
    }
    await lookAt(0, 10)
    await compare()
    await lookAt(10, COUNT)
    // More than one batch.
    expect(await compare()).toBe(false)
    for (const n of ids.keys()) {
      const found = (await near({ id: ids[n] ?? 0 })) ?? []
      expect(new Set(found).size).toBe(24)
      expect(found.map((id) => steps(n, ids.indexOf(id)))).toEqual(Array.from({ length: 24 }, (_, place) => 1 + (place >> 1)))
    }
  })

  it('are items on sale, and an item that is approved later is one as well [LOOK-11]', async () => {
    const { db, search } = shop().services
    const [one, two, waiting] = [await add(0), await add(10), await add(4, { approval: 'awaiting' })]
    await compare()
    expect([await near(one), await near(waiting)]).toEqual([[two.id], [one.id, two.id]])
    await review(db, search, [waiting.publicId], { approval: 'approved', note: '' })
    await compare()
    expect([await near(one), await near(two)]).toEqual([
      [waiting.id, two.id],
      [waiting.id, one.id],
    ])
    expect((await db.selectFrom('item_neighbours').select('likeness').where('item_id', '=', one.id).executeTakeFirst())?.likeness).toEqual([
      997, 985,
    ])
  })

  it('are found anew by another model, and only among its own looks', async () => {
    const [one, two, three] = [await add(0), await add(5), await add(10)]
    await compare()
    await setLook(one, lookAtAngle(0), { model: 2 })
    expect(await near(one)).toBeUndefined()
    await setLook(two, lookAtAngle(80), { model: 2 })
    await compare(2)
    expect([await near(one), await near(two)]).toEqual([[two.id], [one.id]])
    // It has another model's look yet.
    expect(await near(three)).toEqual([two.id, one.id])
    await setLook(three, lookAtAngle(20), { model: 2 })
    await compare(2)
    expect([await near(one), await near(two), await near(three)]).toEqual([
      [three.id, two.id],
      [three.id, one.id],
      [one.id, two.id],
    ])
  })

  it('are not looked for while nothing can be compared, and are found later', async () => {
    const { db, changes } = shop().services
    const [one, two] = [await add(0), await add(5)]
    const lookIndex = { nearest: () => Promise.resolve(null) }
    await expect(compareLooks({ db, changes, looker: gridLooker(), lookIndex })).rejects.toThrow(NotComparable)
    expect(await near(one)).toBeUndefined()
    await compare()
    expect(await near(one)).toEqual([two.id])
  })

  it('that were found stay when the work is stopped, which goes on later', async () => {
    const { db, changes } = shop().services
    const items = [await add(0), await add(5), await add(10)]
    const stop = new AbortController()
    const lookIndex = tableIndex(db)
    const nearest: typeof lookIndex.nearest = async (look, limit) => {
      stop.abort()
      return await lookIndex.nearest(look, limit)
    }
    expect(await compareLooks({ db, changes, looker: gridLooker(), lookIndex: { nearest } }, { signal: stop.signal })).toBe(true)
    expect((await Promise.all(items.map(near))).map((list) => list?.length)).toEqual([2, undefined, undefined])
    expect(await compare()).toBe(false)
    expect((await Promise.all(items.map(near))).map((list) => list?.length)).toEqual([2, 2, 2])
  })

  it('are looked for once the index has seen all that is compared', async () => {
    const { db } = shop().services
    const [one, two] = [await add(0), await add(5)]
    let known = new Set<number>()
    let looks = 0
    const changes = {
      // The first look had begun before the items were looked at.
      look: async () => {
        looks += 1
        if (looks === 2) known = new Set([one.id, two.id])
      },
    }
    const table = tableIndex(db)
    const nearest: typeof table.nearest = async (look, limit) =>
      (await table.nearest(look, limit))?.filter(({ itemId }) => known.has(itemId)) ?? null
    await compareLooks({ db, changes, looker: gridLooker(), lookIndex: { nearest } })
    expect([await near(one), await near(two)]).toEqual([[two.id], [one.id]])
  })

  it('of a picture that cannot be read are not looked for', async () => {
    const { db } = shop().services
    const [unreadable] = await addBareItems(db, 1)
    await sql`insert into item_looks (item_id, model, look) values (${unreadable}, 1, '')`.execute(db)
    await db
      .updateTable('items')
      .set({ price: 500 })
      .where('id', '=', unreadable ?? 0)
      .execute()
    expect(await compare()).toBe(false)
    expect(await near({ id: unreadable ?? 0 })).toBeUndefined()
  })
})
