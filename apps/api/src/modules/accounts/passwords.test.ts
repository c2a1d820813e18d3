import { expect, it } from 'vitest'
import { inOneHome } from '../../testing/both-homes.ts'
import { addItem } from '../../testing/items.ts'
import { PASSWORD } from '../../testing/shop.ts'

inOneHome('passwords', (shop) => {
  it('are checked a few at a time: two hundred at once are answered or asked to wait, and the shop goes on [TA-08, ASVS 15.2.2]', async () => {
    const { email } = await shop().member()
    await addItem(shop().services)
    const logIn = async () => (await (await shop().visitor()).call('login', { body: { email, password: PASSWORD } })).status
    const browse = async () => (await (await shop().visitor()).call('listImages', { query: { search: 'tea' } })).status
    const [logins, pages] = await Promise.all([
      Promise.all(Array.from({ length: 200 }, logIn)),
      Promise.all(Array.from({ length: 50 }, browse)),
    ])
    expect(new Set(pages)).toEqual(new Set([200]))
    // A hundred wait and two are at work; who comes past that is told to come again.
    expect(logins.filter((status) => status === 200).length).toBeGreaterThanOrEqual(100)
    expect(logins.filter((status) => status !== 200 && status !== 503)).toEqual([])
    expect(await logIn()).toBe(200)
  })

  it('of a megabyte are refused before anything is hashed [TA-08]', async () => {
    const visitor = await shop().visitor()
    const huge = await visitor.call('login', { body: { email: 'a@example.com', password: 'x'.repeat(1_000_000) } })
    expect(huge.status).toBe(413)
    const long = await visitor.call('login', { body: { email: 'a@example.com', password: 'x'.repeat(129) } })
    expect(long.status).toBe(400)
  })
})
