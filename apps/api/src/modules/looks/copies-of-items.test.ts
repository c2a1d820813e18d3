import { randomBytes } from 'node:crypto'
import { afterEach, expect, it } from 'vitest'
import { comparing } from '../../testing/compared.ts'
import { lookAtAngle } from '../../testing/looker.ts'
import { onBothDatabases } from '../../testing/on-databases.ts'
import { listCopies, noteExactCopies } from './copies-store.ts'

onBothDatabases('copies', (shop) => {
  const { add, setLook, compare, clear } = comparing(shop)
  afterEach(clear)
  const noted = async () => {
    const { db } = shop().services
    return await db.selectFrom('item_copies').select(['item_id', 'of_item_id', 'exact', 'likeness']).orderBy('item_id').execute()
  }
  const ffff = 'ffffffffffffffff'

  it('are pictures that look nearly like another seller’s, whichever was looked at first [LOOK-13]', async () => {
    const first = await add(0, { seller: 'meera' })
    // Another hash, and nearly the same look.
    const framed = await add(10, { seller: 'ravi', hash: ffff })
    // Nearly the same hash, and a look that is alike.
    const cropped = await add(-20, { seller: 'ravi', hash: '3ff' })
    await add(-20, { seller: 'ravi', hash: '7ff' })
    await add(-25, { seller: 'ravi' })
    await add(1, { seller: 'meera' })
    await compare()
    const found = (await noted()).filter(({ of_item_id }) => of_item_id === first.id)
    expect(found).toEqual([
      { item_id: framed.id, of_item_id: first.id, exact: false, likeness: 985 },
      { item_id: cropped.id, of_item_id: first.id, exact: false, likeness: 940 },
    ])
  })

  it('are noted of items that await approval or are rejected, too', async () => {
    const first = await add(0, { approval: 'rejected' })
    const copy = await add(1, { seller: 'ravi', approval: 'awaiting' })
    await compare()
    expect(await noted()).toEqual([{ item_id: copy.id, of_item_id: first.id, exact: false, likeness: 1_000 }])
  })

  it('are noted once, and anew by another model', async () => {
    const [first, copy] = [await add(0), await add(10, { seller: 'ravi' })]
    await compare()
    await shop().services.db.updateTable('items').set({ price: 900 }).execute()
    await compare()
    expect(await noted()).toHaveLength(1)
    await setLook(first, lookAtAngle(40), { model: 2 })
    expect(await noted()).toEqual([])
    await setLook(copy, lookAtAngle(40), { model: 2 })
    await compare(2)
    expect(await noted()).toMatchObject([{ item_id: copy.id, likeness: 1_000 }])
  })

  it('are another seller’s file, byte for byte [LOOK-13]', async () => {
    const { db } = shop().services
    const bytes = randomBytes(100)
    const sha256 = (item: { id: number }, value: string) =>
      db.updateTable('items').set({ original_sha256: value }).where('id', '=', item.id).execute()
    const [first, own, copy] = [await add(0, { bytes }), await add(40), await add(80, { seller: 'ravi' })]
    for (const item of [first, own, copy]) await sha256(item, 'the same')
    await noteExactCopies(db, first.id)
    const expected = [
      { item_id: copy.id, of_item_id: first.id, exact: true, likeness: 1_000 },
      { item_id: copy.id, of_item_id: own.id, exact: true, likeness: 1_000 },
    ]
    expect(await noted()).toEqual(expected.slice(0, 1))
    await noteExactCopies(db, copy.id)
    expect(await noted()).toEqual(expected)
  })

  it('are listed with both sides, the newest first, while they belong to different sellers [LOOK-15]', async () => {
    const { db } = shop().services
    const [first, copy, newer] = [
      await add(0, { name: 'Blue sea' }),
      await add(10, { seller: 'ravi', name: 'Sea', approval: 'awaiting' }),
      await add(13, { seller: 'asha', name: 'The sea' }),
    ]
    await compare()
    const side = (item: { publicId: string }, name: string, approval: string, seller: string, sellerName: string) => ({
      publicId: item.publicId,
      name,
      approval,
      seller,
      sellerName,
    })
    const [meeras, ravis, ashas] = [
      side(first, 'Blue sea', 'approved', 'meera', 'Meera'),
      side(copy, 'Sea', 'awaiting', 'ravi', 'ravi'),
      side(newer, 'The sea', 'approved', 'asha', 'asha'),
    ]
    expect(await listCopies(db, { seller: null, limit: 2 })).toEqual({
      copies: [
        { copy: ashas, of: ravis, exact: false, likeness: 999 },
        { copy: ashas, of: meeras, exact: false, likeness: 974 },
      ],
      count: 3,
    })
    expect((await listCopies(db, { seller: 'ravi', limit: 9 })).copies).toEqual([{ copy: ravis, of: meeras, exact: false, likeness: 985 }])
    const { seller_id } = await db.selectFrom('items').select('seller_id').where('id', '=', first.id).executeTakeFirstOrThrow()
    await db.updateTable('items').set({ seller_id }).where('id', '=', copy.id).execute()
    expect((await listCopies(db, { seller: null, limit: 9 })).copies.map(({ copy: { seller } }) => seller)).toEqual(['asha', 'asha'])
  })
})
