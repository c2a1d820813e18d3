import { take } from '@chitra/api-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readOutbox } from '../platform/mail.ts'
import { HOMES } from '../testing/databases.ts'
import { asFormData, eventually, PASSWORD, startTestShop, type TestShop, type Visitor } from '../testing/shop.ts'

const NEW_PASSWORD = 'Winter#2027'

describe.each(HOMES)('passwords and profile, %s', (home) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startTestShop(home)
  })
  afterAll(() => shop.remove())

  const mails = async (to: string) =>
    (await readOutbox(shop.dataDir))
      .map(({ source }) =>
        source
          .toString()
          .replace(/=\r?\n/g, '')
          .replaceAll('=3D', '='),
      )
      .filter((text) => text.includes(`To: ${to}`))
  const mailed = (to: string, link: RegExp) =>
    eventually(async () => (await mails(to)).map((text) => link.exec(text)?.[1]).find((found) => found !== undefined), `a mail to ${to}`)
  const logIn = async (email: string, password: string) =>
    (await (await shop.visitor()).api.POST('/api/users/login', { body: { email, password } })).response.status
  const status = async (who: Visitor) => (await who.api.GET('/api/carts/')).response.status
  const forgot = async (email: string) =>
    await (await shop.visitor()).api.POST('/api/users/forgotPassword', { body: { email, user_role: 'buyer' } })
  const reset = async (token: string, password = NEW_PASSWORD) =>
    (await (await shop.visitor()).api.POST('/api/users/updatePassword/{token}', { params: { path: { token } }, body: { password } }))
      .response.status

  it('sets a new password by a link that works once, within the hour, and ends every session [API-forgotPassword, API-resetPassword, TA-09, D-10]', async () => {
    const buyer = await shop.buyer('forgets@example.com')
    await take(forgot('Forgets@example.com'))
    const token = await mailed('forgets@example.com', /reset-password\/([\w-]+)/)
    expect(await reset('x'.repeat(43))).toBe(400)
    expect(await reset(token, 'Password1!')).toBe(400)
    expect((await Promise.all([reset(token), reset(token)])).toSorted()).toEqual([200, 400])
    expect(await reset(token)).toBe(400)
    expect(await status(buyer)).toBe(401)
    expect([await logIn('forgets@example.com', PASSWORD), await logIn('forgets@example.com', NEW_PASSWORD)]).toEqual([401, 200])
  })

  it('lets a reset link die after an hour, and makes no session of one [TA-09]', async () => {
    await shop.buyer('late@example.com')
    await take(forgot('late@example.com'))
    const token = await mailed('late@example.com', /reset-password\/([\w-]+)/)
    const visitor = await shop.visitor()
    visitor.token = token
    expect(await status(visitor)).toBe(401)
    shop.clock.move(61 * 60_000)
    expect(await reset(token)).toBe(400)
  })

  it('says the same for an address that has no account, and sends nothing there [TA-06]', async () => {
    await shop.buyer('known@example.com')
    const [known, unknown] = [await forgot('known@example.com'), await forgot('unknown@example.com')]
    expect([unknown.response.status, unknown.data?.data]).toEqual([known.response.status, known.data?.data])
    await mailed('known@example.com', /reset-password\/([\w-]+)/)
    expect(await mails('unknown@example.com')).toEqual([])
  })

  it('changes the password for who knows the current one, and ends the other sessions alone [API-changePassword, PROF-07]', async () => {
    const here = await shop.buyer('changes@example.com')
    const elsewhere = await shop.visitor()
    elsewhere.token = (
      await take(elsewhere.api.POST('/api/users/login', { body: { email: 'changes@example.com', password: PASSWORD } }))
    ).data.token
    const change = (password: string, newPassword: string) => here.api.POST('/api/changePassword', { body: { password, newPassword } })
    expect((await change('Wrong#2026', NEW_PASSWORD)).error).toMatchObject({ code: 400, errorMessage: 'The current password is not right' })
    expect((await change(PASSWORD, 'short')).response.status).toBe(400)
    expect([await status(here), await status(elsewhere)]).toEqual([200, 200])
    await take(change(PASSWORD, NEW_PASSWORD))
    expect([await status(here), await status(elsewhere)]).toEqual([200, 401])
    expect(await logIn('changes@example.com', PASSWORD)).toBe(401)
  })

  it('changes the name at once, and the address when its owner follows the link; the old one is told [API-updateUser, PROF-05, PROF-06, D-12]', async () => {
    const buyer = await shop.buyer('old@example.com')
    await shop.buyer('somebody@example.com')
    const put = (fields: Record<string, string>, id = buyer.userId) =>
      buyer.fetch(`/api/users/${id}`, {
        method: 'PUT',
        body: asFormData({ firstName: 'Meera', lastName: 'Nair', email: 'old@example.com', ...fields }),
      })
    const answers = {
      ok: await put({ dob: '1990-02-01' }),
      taken: await put({ email: 'Somebody@example.com' }),
      early: await put({ dob: '1949-12-31' }),
      other: await put({}, 'anotheruser'),
      extra: await put({ role: 'seller' }),
    }
    expect(Object.values(answers).map((answer) => answer.status)).toEqual([200, 409, 400, 404, 400])
    expect((await put({ email: 'fresh@example.com' })).status).toBe(200)
    const profile = async () => (await take(buyer.api.GET('/api/users/{id}', { params: { path: { id: buyer.userId } } }))).data.user
    expect(await profile()).toMatchObject({ firstName: 'Meera', lastName: 'Nair', email: 'old@example.com', dob: '1990-02-01' })
    await mailed('old@example.com', /(fresh@example\.com)/)
    await take(forgot('old@example.com'))
    const oldToken = await mailed('old@example.com', /reset-password\/([\w-]+)/)
    const code = await mailed('fresh@example.com', /login\?code=([\w-]+)/)
    await take((await shop.visitor()).api.POST('/api/users/emailVerify', { body: { verification_code: code } }))
    expect((await profile()).email).toBe('fresh@example.com')
    // A link that went to the old address opens nothing any more.
    expect(await reset(oldToken)).toBe(400)
    expect([await logIn('old@example.com', PASSWORD), await logIn('fresh@example.com', PASSWORD)]).toEqual([401, 200])
  })
})
