import { expect, it } from 'vitest'
import { addItem } from '../testing/items.ts'
import { onBothDatabases } from '../testing/on-databases.ts'

onBothDatabases('while the database’s disk is full', (shop) => {
  it('what would be written is refused with 503 and a reason, reading goes on, and writing works again as soon as there is room [P-16]', async () => {
    const { pool } = shop().services.database
    const [kept, refused] = [await addItem(shop().services), await addItem(shop().services)]
    const buyer = await shop().member()
    const add = async (imageId: string) => await buyer.call('addToCart', { body: { imageId } })
    const cart = async () =>
      ((await buyer.call('getCart')).body.data.cart as { imageId: { _id: string } }[]).map(({ imageId }) => imageId._id)
    expect((await add(kept.publicId)).status).toBe(200)
    // What PostgreSQL says when a table cannot grow; `pnpm bench:faults` fills a real disk.
    await pool.query(`create function disk_is_full() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`)
    await pool.query(`create trigger disk_is_full before insert on cart_entries for each statement execute function disk_is_full()`)
    const { status, headers, body } = await add(refused.publicId)
    expect([status, headers.get('retry-after'), body.errorMessage]).toEqual([
      503,
      '5',
      'The shop is not available at the moment. Please try again in a moment',
    ])
    expect(await cart()).toEqual([kept.publicId])
    expect((await buyer.call('listImages')).status).toBe(200)
    await pool.query('drop trigger disk_is_full on cart_entries')
    expect((await add(refused.publicId)).status).toBe(200)
    expect((await cart()).toSorted()).toEqual([kept.publicId, refused.publicId].toSorted())
  })
})
