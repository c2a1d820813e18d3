import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ShopAndCommands, shopAndCommands } from './testing.ts'

describe('ending sessions by command', { timeout: 240_000 }, () => {
  let at: ShopAndCommands
  beforeAll(async () => {
    at = await shopAndCommands('postgres')
  })
  afterAll(() => at.remove())

  it('ends those of one account at once, or those of all [TA-11]', async () => {
    const [asha, ravi] = [await at.shop().member({ email: 'asha@example.com' }), await at.shop().member()]
    const statuses = async () => [(await asha.call('getCart')).status, (await ravi.call('getCart')).status]
    expect(await at.chitra('sign-out', '--email', ' Asha@Example.com')).toEqual({ code: 0, out: '1 session ended.\n', err: '' })
    expect(await statuses()).toEqual([401, 200])
    expect((await at.chitra('sign-out', '--everybody')).out).toBe('1 session ended.\n')
    expect(await statuses()).toEqual([401, 401])
  })

  it('refuses an unknown address, and neither or both options', async () => {
    const ravi = await at.shop().member()
    const [unknown, neither, both] = await at.each(
      ['sign-out', '--email', 'nobody@example.com'],
      ['sign-out'],
      ['sign-out', '--everybody', '--email', 'nobody@example.com'],
    )
    expect(unknown).toEqual({ code: 2, out: '', err: 'There is no account with the address nobody@example.com.\n' })
    for (const refused of [neither, both]) expect(refused).toEqual({ code: 2, out: '', err: 'Give either --email or --everybody.\n' })
    expect((await ravi.call('getCart')).status).toBe(200)
  })
})
