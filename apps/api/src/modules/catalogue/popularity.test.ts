import { beforeAll, expect, it } from 'vitest'
import { addItem, type TestItem } from '../../testing/items.ts'
import type { Member } from '../../testing/members.ts'
import { onBothDatabases } from '../../testing/on-databases.ts'
import { buy } from '../../testing/purchases.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { tidyUp } from '../../tidy-up.ts'

const DAY = 86_400_000

onBothDatabases('popularity', (shop) => {
  let buyer: Visitor & Member
  let [first, second, third]: TestItem[] = []
  const order = async () => {
    await tidyUp(shop().services)
    const { body } = await (await shop().visitor()).call('listImages', { query: {} })
    return (body.data.image as { _id: string }[]).map(({ _id }) => _id)
  }
  beforeAll(async () => {
    buyer = await shop().member()
    // Of the same score, the newest comes first.
    third = await addItem(shop().services)
    second = await addItem(shop().services)
    first = await addItem(shop().services)
  })

  it('brings a bought item before others, and a downloaded one before those that nobody had', async () => {
    expect(await order()).toEqual([first?.publicId, second?.publicId, third?.publicId])
    await buy(shop(), buyer, third === undefined ? [] : [third])
    const { db, clock } = shop().services
    const { id: user_id } = await db.selectFrom('users').select('id').where('public_id', '=', buyer.userId).executeTakeFirstOrThrow()
    await db
      .insertInto('download_counts')
      .values({ user_id, item_id: second?.id ?? 0, day: '2026-01-01', seller_id: 1, created_at: clock.now() })
      .execute()
    expect(await order()).toEqual([third?.publicId, second?.publicId, first?.publicId])
  })

  it('fades, until nothing is left of it', async () => {
    shop().clock.move(400 * DAY)
    expect(await order()).toEqual([first?.publicId, second?.publicId, third?.publicId])
  })
})
