import { describe, expect, it } from 'vitest'
import { confirmationCode, logIn, signUp } from '../../../testing/accounts.ts'
import { onBothDatabases } from '../../../testing/on-databases.ts'
import { statusesOf, toFullHour, waitOf } from '../../../testing/limits.ts'
import { mailsTo } from '../../../testing/mails.ts'
import { fromAnotherSite, RELOAD_THE_PAGE } from '../../../testing/refusals.ts'

const NAME_RULE = 'Enter valid full name'
const PASSWORD_RULE = 'Password should be eight characters, at least one letter, one number and one special character'

onBothDatabases('signUp', (shop) => {
  const usersOf = (email: string) => shop().services.db.selectFrom('users').select('id').where('email_key', '=', email).execute()

  it('makes the first account of a shop: none is there before', async () => {
    expect(await shop().services.db.selectFrom('users').select('id').execute()).toEqual([])
  })

  describe('200', () => {
    it('creates a buyer’s account that must be confirmed, and mails the link to its email only [API-signUp, AUTH-06, TI-07]', async () => {
      const { body } = await signUp(shop(), { email: 'Asha@example.com', role: 'buyer' })
      expect(body).toEqual({
        success: true,
        code: 200,
        message:
          'The verification list has been sent to your registered email id. Please go to your email and click on the verification link to proceed.',
      })
      expect((await logIn(shop(), 'asha@example.com')).status).toBe(401)
      const code = await confirmationCode(shop(), 'Asha@example.com')
      const [mail] = await mailsTo(shop(), 'Asha@example.com')
      expect(mail?.match(/^(to|cc|bcc):.*$/gim)).toEqual(['To: Asha@example.com'])
      expect(mail).toContain(`${shop().url}/login?code=${code}`)
      await (await shop().visitor()).call('verifyEmail', { body: { verification_code: code } })
      expect((await logIn(shop(), 'asha@example.com')).body.data).toMatchObject({
        role: 'buyer',
        newUser: { firstName: 'Asha', lastName: 'Rao', email: 'Asha@example.com', role: 'buyer' },
      })
    })

    it('accepts names of any script, with apostrophes and hyphens, and a single name [AUTH-02]', async () => {
      for (const [n, names] of [
        { firstName: 'आशा', lastName: 'राव' },
        { firstName: 'José', lastName: '' },
        { firstName: 'Mary Ann' },
        { firstName: 'Anne-Marie', lastName: "D'Arcy" },
      ].entries())
        expect((await signUp(shop(), { email: `name${n}@example.com`, ...names })).status, names.firstName).toBe(200)
    })
  })

  describe('400', () => {
    it('reports an invalid name or password, and creates no account [AUTH-02, AUTH-04, D-08, TI-07]', async () => {
      const cases = [
        [{ firstName: 'R2D2' }, NAME_RULE],
        [{ firstName: 'a\r\nBcc: x@example.com' }, NAME_RULE],
        [{ lastName: '<a href="https://evil.example">' }, NAME_RULE],
        [{ firstName: '   ' }, NAME_RULE],
        [{ password: 'nouppercase#1' }, PASSWORD_RULE],
        [{ password: 'NOLOWERCASE#1' }, PASSWORD_RULE],
        [{ password: 'NoDigits#here' }, PASSWORD_RULE],
        [{ password: 'NoSpecial1here' }, PASSWORD_RULE],
        [{ password: 'Password1!' }, 'This password is too common. Please choose another'],
      ] as const
      for (const [n, [fields, errorMessage]] of cases.entries()) {
        // A new address for each case, because each address has a limit of five attempts.
        const email = `refused${n}@example.com`
        expect((await signUp(shop(), { email, ...fields })).body, JSON.stringify(fields)).toMatchObject({ code: 400, errorMessage })
        expect(await usersOf(email)).toEqual([])
      }
    })

    it('refuses undeclared fields and other roles [TA-05]', async () => {
      const email = 'mallory@example.com'
      for (const extra of [
        { role: 'seller' },
        { role: 'admin' },
        { _id: '1' },
        { emailVerified: 'true' },
        { email_verified_at: '2026-01-01' },
      ])
        expect((await signUp(shop(), { email, ...extra })).status, JSON.stringify(extra)).toBe(400)
      expect(await usersOf(email)).toEqual([])
    })

    it('refuses a form that is truncated, has no boundary, a file or ten thousand fields [TI-06]', async () => {
      const post = async (body: BodyInit, headers: Record<string, string> = {}) =>
        (await (await shop().visitor()).fetch('/api/users', { method: 'POST', body, headers })).status
      const multipart = (boundary: string) => ({ 'content-type': `multipart/form-data${boundary}` })
      const many = new FormData()
      for (let n = 0; n < 10_000; n += 1) many.append(`f${n}`, '')
      const file = new FormData()
      file.append('firstName', new Blob(['x']), 'x.txt')
      const part = '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\ncut'
      expect(await post(part, multipart('; boundary=x'))).toBe(400)
      expect(await post(part, multipart(''))).toBe(400)
      expect(await post(many)).toBe(413)
      expect(await post(file)).toBe(413)
    })
  })

  describe('403', () => {
    it('refuses a call without the XSRF header [APP-05]', async () => {
      const visitor = await shop().visitor()
      const body = { firstName: 'Asha', email: 'xsrf@example.com', password: 'Monsoon#2026' }
      expect(await fromAnotherSite((headers) => visitor.call('signUp', { body, headers }))).toEqual(RELOAD_THE_PAGE)
      expect((await visitor.call('signUp', { body })).status).toBe(200)
    })
  })

  describe('409', () => {
    it('reports that an email is taken, in any spelling, and does not change its account [AUTH-06, D-09]', async () => {
      const member = await shop().member({ email: 'taken@example.com' })
      expect((await signUp(shop(), { email: 'Taken@Example.com', firstName: 'Mallory', password: 'Another#2027' })).body).toMatchObject({
        code: 409,
        errorMessage: 'Email address already exists!!',
      })
      expect((await member.call('getUser', { params: { id: member.userId } })).body.data.user.firstName).toBe('Asha')
      expect((await logIn(shop(), 'taken@example.com')).status).toBe(200)
    })
  })

  describe('413', () => {
    it('refuses a form that is too large', async () => {
      const { body } = await signUp(shop(), { email: 'heavy@example.com', lastName: 'x'.repeat(100_000) })
      expect(body).toMatchObject({ code: 413, errorMessage: 'The request is too large' })
    })
  })

  describe('429', () => {
    it('allows a network thirty attempts an hour [D-09]', async () => {
      toFullHour(shop())
      const visitor = await shop().visitor()
      const attempt = (n: number) =>
        visitor.call('signUp', { body: { firstName: '7', email: `try${n}@example.com`, password: 'Monsoon#2026' } })
      expect(new Set(await statusesOf(30, attempt))).toEqual(new Set([400]))
      expect(waitOf(await attempt(31))).toBeGreaterThan(3_500)
      expect((await signUp(shop(), { email: 'neighbour@example.com' })).status).toBe(200)
    })

    it('cannot be used to block someone else’s sign-up [D-09]', async () => {
      const stranger = await shop().visitor()
      const body = { firstName: '7', email: 'wanted@example.com', password: 'Monsoon#2026' }
      expect(new Set(await statusesOf(10, () => stranger.call('signUp', { body })))).toEqual(new Set([400]))
      expect((await signUp(shop(), { email: 'wanted@example.com' })).status).toBe(200)
    })

    it('allows five attempts an hour for an email from any networks [D-09]', async () => {
      toFullHour(shop())
      const attempt = () => signUp(shop(), { email: 'Asked@example.com' })
      // The first one has made the account, and does not count.
      expect(await statusesOf(6, attempt)).toEqual([200, 409, 409, 409, 409, 409])
      expect(waitOf(await attempt())).toBeGreaterThan(3_500)
    })
  })
})
