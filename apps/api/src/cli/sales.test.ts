import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addItem, type TestItem } from '../testing/items.ts'
import { buy } from '../testing/purchases.ts'
import { cells, type ShopAndCommands, shopAndCommands } from './testing.ts'

describe('sellers and their sales by command', { timeout: 240_000 }, () => {
  let at: ShopAndCommands
  let items: TestItem[]
  beforeAll(async () => {
    at = await shopAndCommands('postgres')
    const { services } = at.shop()
    items = [
      await addItem(services, { name: '=Tea "gardens", misty' }),
      await addItem(services, { name: 'Lake', price: 24_950 }),
      await addItem(services, { name: 'Boat', price: 100 }),
    ]
  })
  afterAll(() => at.remove())

  it('links a seller to an account, and unlinks the previous one', async () => {
    const [first, second] = [
      await at.shop().member({ email: 'first@example.com' }),
      await at.shop().member({ email: 'second@example.com' }),
    ]
    const roles = () =>
      at.shop().services.db.selectFrom('users').select(['email', 'role']).where('id', 'in', [first.id, second.id]).orderBy('id').execute()
    expect(await at.chitra('seller', 'meera', '--email', ' First@Example.com')).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringContaining('is now meera'),
    })
    expect((await roles()).map(({ role }) => role)).toEqual(['seller', 'buyer'])
    expect(await at.chitra('seller', 'meera', '--email', 'second@example.com')).toMatchObject({ code: 0 })
    expect((await roles()).map(({ role }) => role)).toEqual(['buyer', 'seller'])
    expect(cells((await at.chitra('sellers')).out)).toEqual([['meera', 'Meera', '3', 'second@example.com']])
    // Only the seller's account may see an item that awaits approval.
    await at
      .shop()
      .services.db.updateTable('items')
      .set({ approval: 'awaiting' })
      .where('id', '=', items[2]?.id ?? 0)
      .execute()
    const image = { params: { id: items[2]?.publicId ?? '' } }
    expect((await (await at.as(second)).call('getImage', image)).status).toBe(200)
    expect((await (await at.as(first)).call('getImage', image)).status).toBe(403)
    await at.shop().services.db.updateTable('items').set({ approval: 'approved' }).execute()
  })

  it('refuses an unknown key, and an unknown or unconfirmed email', async () => {
    const { id } = await at.shop().member({ email: 'new@example.com' })
    await at.shop().services.db.updateTable('users').set({ email_verified_at: null }).where('id', '=', id).execute()
    const [noKey, noAddress, notConfirmed, sellers] = await at.each(
      ['seller', 'nobody', '--email', 'new@example.com'],
      ['seller', 'meera', '--email', 'x@example.com'],
      ['seller', 'meera', '--email', 'new@example.com'],
      ['sellers'],
    )
    expect(noKey).toMatchObject({ code: 2, out: '', err: expect.stringMatching(/^There is no seller nobody\./) })
    expect(noAddress).toMatchObject({ code: 2, out: '', err: expect.stringMatching(/^There is no account/) })
    expect(notConfirmed).toMatchObject({ code: 2, out: '', err: expect.stringMatching(/is not confirmed yet/) })
    expect(sellers?.out).toContain('second@example.com')
  })

  it('lists sales by days in India with totals, or as CSV', async () => {
    expect(await at.chitra('sales', 'meera')).toEqual({ code: 0, out: 'No sales.\n', err: '' })
    const buyer = await at.shop().member()
    const { db } = at.shop().services
    const bought: string[] = []
    for (const [n, time] of ['2026-10-31T18:29:00Z', '2026-10-31T18:30:00Z', '2026-11-30T18:30:00Z'].entries()) {
      const { body } = await buy(at.shop(), buyer, items.slice(n, n + 1))
      bought.push(body.data.order._id as string)
      await db
        .updateTable('orders')
        .set({ created_at: new Date(time) })
        .where('public_id', '=', bought[n] ?? '')
        .execute()
    }
    await db.updateTable('order_lines').set({ refunded: true }).where('name', '=', 'Boat').execute()
    const [all, november, until, nobody, wrongWay] = await at.each(
      ['sales', 'meera'],
      ['sales', 'meera', '--from', '2026-11-01', '--to', '2026-11-30', '--csv'],
      ['sales', 'meera', '--to', '2026-10-31', '--csv'],
      ['sales', 'nobody'],
      ['sales', 'meera', '--from', '2026-11-02', '--to', '2026-11-01'],
    )
    expect(all).toMatchObject({ code: 0, err: '' })
    expect(cells(all?.out.split('\n\n')[0] ?? '')).toEqual([
      ['2026-10-31', bought[0], '=Tea "gardens", misty', '₹199.00'],
      ['2026-11-01', bought[1], 'Lake', '₹249.50'],
      ['2026-12-01', bought[2], 'Boat', '₹1.00', 'refunded'],
    ])
    expect(all?.out).toMatch(/\nGross {5}₹449\.50\nRefunded {2}₹1\.00\nNet {7}₹448\.50\n$/)
    expect(november).toEqual({ code: 0, err: '', out: `date,order,item,price,refunded\r\n2026-11-01,${bought[1]},Lake,249.50,no\r\n` })
    expect(until?.out.split('\r\n')[1]).toBe(`2026-10-31,${bought[0]},"'=Tea ""gardens"", misty",199.00,no`)
    expect(nobody).toMatchObject({ code: 2, out: '', err: expect.stringContaining('no seller nobody') })
    expect(wrongWay).toMatchObject({ code: 2, out: '', err: 'The first day must not be after the last.\n' })
  })
})
