import { sql, type Updateable } from 'kysely'
import { afterEach, expect, it } from 'vitest'
import type { Tables } from '../../platform/database/tables.ts'
import { comparing, giveTo } from '../../testing/compared.ts'
import { colourNone } from '../../testing/items.ts'
import { onBothDatabases, onOneDatabase } from '../../testing/on-databases.ts'
import { eventually } from '../../testing/shop.ts'
import { review, setPrice } from '../catalogue/index.ts'
import { lookAtAngle } from '../../testing/looker.ts'

onBothDatabases('twins of a shoot', (shop) => {
  const { add, setLook, compare, twins, clear } = comparing(shop)
  afterEach(clear)

  it('are items of one seller that look alike and have the same words [LOOK-12]', async () => {
    const head = await add(0, { name: 'Tea garden 1', keywords: ['tea', 'garden', 'hills'] })
    const twin = await add(20, { name: 'Tea gardens 2', keywords: ['hills', 'tea'] })
    await add(30, { name: 'Tea garden 3', keywords: ['tea', 'hills'] })
    await add(5, { name: 'Tea garden', keywords: ['mist'] })
    await add(5, { name: 'Tea garden', keywords: ['tea', 'hills'], seller: 'ravi' })
    await compare()
    expect(await twins()).toEqual({ [twin.id]: head.id })
  })

  it('are found whichever is looked at first [LOOK-12]', async () => {
    const twin = await add(0, { width: 1200, height: 800 })
    await compare()
    const head = await add(5)
    await compare()
    expect(await twins()).toEqual({ [twin.id]: head.id })
  })

  it('have a head that is nobody’s twin, also if a better one comes later [LOOK-12]', async () => {
    // The first and the last do not look alike enough.
    const little = await add(0, { width: 1200, height: 800 })
    const middle = await add(20, { width: 1800, height: 1200 })
    await compare()
    expect(await twins()).toEqual({ [little.id]: middle.id })
    const large = await add(40)
    await compare()
    expect(await twins()).toEqual({ [middle.id]: large.id })
    const largest = await add(10, { width: 3000, height: 2000 })
    await compare()
    // The middle one has its head already.
    expect(await twins()).toEqual({ [middle.id]: large.id, [little.id]: largest.id })
  })

  it('have the head with the better score', async () => {
    const { db } = shop().services
    const [first, best, last] = [await add(0), await add(1), await add(2)]
    await db.updateTable('items').set({ score: 7 }).where('id', '=', best.id).execute()
    await compare()
    expect(await twins()).toEqual({ [first.id]: best.id, [last.id]: best.id })
  })

  it('are parted at once when one of them changes, and judged again [LOOK-12]', async () => {
    const { db, search } = shop().services
    const [head, twin, other] = [await add(0), await add(1), await add(2)]
    const both = { [twin.id]: head.id, [other.id]: head.id }
    await compare()
    expect(await twins()).toEqual(both)

    await setPrice(db, search, twin.id, 500)
    expect(await twins()).toEqual({ [other.id]: head.id })
    await compare()
    expect(await twins()).toEqual({ [other.id]: head.id })
    await setPrice(db, search, twin.id, 19_900)
    await compare()
    expect(await twins()).toEqual(both)

    await review(db, search, [head.publicId], { approval: 'rejected', note: 'Too dark' })
    expect(await twins()).toEqual({})
    await compare()
    expect(await twins()).toEqual({ [other.id]: twin.id })
    await review(db, search, [head.publicId], { approval: 'approved', note: '' })
    await compare()
    // The one that was head meanwhile has given its twin back.
    expect(await twins()).toEqual(both)
  })

  const changes: [string, Updateable<Tables['items']>][] = [
    ['name', { name: 'Something else' }],
    ['keywords', { keywords: ['mist'] }],
    ['price', { price: 100 }],
    ['purchase_type', { purchase_type: 'free' }],
    ['approval', { approval: 'rejected' }],
    ['category_id', { category_id: 2 }],
    ['width', { width: 100 }],
    ['height', { height: 100 }],
  ]
  it.each(changes)('are parted by a change of %s', async (name, change) => {
    const [head, twin] = [await add(0), await add(1)]
    await compare()
    expect(await twins()).toEqual({ [twin.id]: head.id })
    await shop().services.db.updateTable('items').set(change).where('id', '=', head.id).execute()
    expect(await twins()).toEqual({})
  })

  it('are parted by another seller, but not by what does not concern them', async () => {
    const { db } = shop().services
    const [head, twin] = [await add(0), await add(1)]
    await compare()
    await db.updateTable('items').set({ location: 'Munnar', downloads: 3, score: 4 }).execute()
    expect(await twins()).toEqual({ [twin.id]: head.id })
    await giveTo(db, 'ravi', twin)
    expect(await twins()).toEqual({})
  })

  it('are judged anew by another model', async () => {
    const [head, twin] = [await add(0), await add(1)]
    await compare()
    await setLook(head, lookAtAngle(0), { model: 2 })
    expect(await twins()).toEqual({})
    await setLook(twin, lookAtAngle(90), { model: 2 })
    await compare(2)
    expect(await twins()).toEqual({})
  })

  it('are told to those who follow, and so is their head', async () => {
    const { db } = shop().services
    const told = async () => {
      const { rows } = await sql<{ id: string }>`select distinct unnest(item_ids) as id from search.changes where scope = 'items'`.execute(
        db,
      )
      await sql`delete from search.changes`.execute(db)
      return new Set(rows.map(({ id }) => Number(id)))
    }
    await colourNone({ db })
    await told()
    const [head, twin, other] = [await add(0), await add(1), await add(80)]
    await colourNone({ db })
    expect(await told()).toEqual(new Set([head.id, twin.id, other.id]))
    await compare()
    // That the others have been compared is no news.
    expect(await told()).toEqual(new Set([head.id, twin.id]))
  })
})

onOneDatabase('twins that change while they are judged', (shop) => {
  const { add, compare, twins } = comparing(shop)

  it('are judged by what they have become', async () => {
    const { db } = shop().services
    const [head, twin] = [await add(0), await add(1)]
    let comparison: Promise<boolean> | undefined
    await db.transaction().execute(async (trx) => {
      await trx.updateTable('items').set({ price: 500 }).where('id', '=', head.id).execute()
      comparison = compare()
      await eventually(async () => {
        const { rows } = await sql`select from pg_stat_activity where wait_event = 'advisory' and query like '%lock_twins%'`.execute(db)
        return rows.length > 0 ? true : undefined
      }, 'the comparison waits')
    })
    await comparison
    expect(await twins()).toEqual({})
    await db.updateTable('items').set({ price: 19_900 }).where('id', '=', head.id).execute()
    await compare()
    expect(await twins()).toEqual({ [twin.id]: head.id })
  })
})
