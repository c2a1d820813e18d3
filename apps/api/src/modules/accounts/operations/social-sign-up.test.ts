import { afterAll, describe, expect, it } from 'vitest'
import { onBothDatabases } from '../../../testing/on-databases.ts'
import { startGraphTwin } from '../../../testing/graph-twin.ts'
import { startOpenIdProvider } from '../../../testing/openid-provider.ts'
import { mailedCode, PASSWORD } from '../../../testing/shop.ts'
import { beginSignIn, holderOf, settingsOf } from '../../../testing/social.ts'

const google = await startOpenIdProvider('http://127.0.0.1/callback')
const facebook = await startGraphTwin()
afterAll(async () => {
  await google.close()
  await facebook.close()
})

onBothDatabases(
  'socialSignUp',
  (shop) => {
    const person = (subject: string, more: object = {}) => {
      google.people.set(subject, { email: `${subject}@example.com`, email_verified: true, name: 'Asha Rao', given_name: 'Asha', ...more })
      return subject
    }
    const signUp = async (subject: string) => {
      const { visitor, body } = await holderOf(shop(), google, subject)
      return { visitor, body, answer: await visitor.call('socialSignUp', { body }) }
    }

    describe('200', () => {
      it('creates an account for a verified identity, which can then log in [API-socialSignUp, AUTH-14, D-03]', async () => {
        const { visitor, body, answer } = await signUp(person('new'))
        expect(answer.body).toMatchObject({ code: 200, message: 'Registration is successfull' })
        const login = await visitor.call('socialLogin', { body })
        expect(login.body.data).toMatchObject({ role: 'buyer', newUser: { email: 'new@example.com', firstName: 'Asha' } })
      })

      it('takes over an unconfirmed account, whose password and sessions stop working [TA-03]', async () => {
        const early = await shop().visitor()
        const fields = { firstName: 'Mallory', lastName: 'X', email: 'hijacked@example.com', password: PASSWORD }
        expect((await early.call('signUp', { body: fields })).status).toBe(200)
        const oldCode = await mailedCode(shop().dataDir, 'hijacked@example.com')
        const { db } = shop().services
        const { id } = await db.selectFrom('users').select('id').where('email', '=', 'hijacked@example.com').executeTakeFirstOrThrow()
        const now = shop().clock.now()
        await db.insertInto('identities').values({ provider: 'facebook', subject: 'mallory', user_id: id, created_at: now }).execute()
        const { answer } = await signUp(person('hijacked'))
        expect(answer.status).toBe(200)
        const identities = await db.selectFrom('identities').select('subject').where('user_id', '=', id).execute()
        expect(identities).toEqual([{ subject: 'hijacked' }])
        expect((await early.call('verifyEmail', { body: { verification_code: oldCode } })).status).toBe(400)
        const login = await early.call('login', { body: { email: 'hijacked@example.com', password: PASSWORD } })
        expect([login.status, login.body.errorMessage]).toEqual([401, 'Wrong email or password.'])
      })

      it('requires confirmation by mail of an email that Facebook states [TA-02]', async () => {
        facebook.tokens.set('EAAgood', {})
        facebook.person = { ...facebook.person, id: `fb${Date.now()}`, email: `fb${Date.now()}@example.com` }
        const visitor = await shop().visitor()
        await beginSignIn(visitor, 'facebook')
        const body = { registerType: 'facebook', socialId: facebook.person.id, providerToken: 'EAAgood' }
        const answer = await visitor.call('socialSignUp', { body })
        expect(answer.body.message).toContain('Registration is successfull. Please follow the link')
        expect((await visitor.call('socialLogin', { body })).status).toBe(401)
        const code = await mailedCode(shop().dataDir, facebook.person.email ?? '')
        await visitor.call('verifyEmail', { body: { verification_code: code } })
        expect((await visitor.call('socialLogin', { body })).body.data.newUser.firstName).toBe('Farah')
      })

      it('removes characters from a name that are not allowed', async () => {
        const { visitor, body } = await signUp(person('odd', { given_name: '<b>R2 D2</b>', name: undefined, family_name: '💥' }))
        expect((await visitor.call('socialLogin', { body })).body.data.newUser).toMatchObject({ firstName: 'bR Db', lastName: '' })
      })

      it('keeps the hyphens and apostrophes of a name [AUTH-02]', async () => {
        const { visitor, body } = await signUp(person('darcy', { given_name: 'Anne-Marie', name: undefined, family_name: "D'Arcy" }))
        const { data } = (await visitor.call('socialLogin', { body })).body
        expect(data.newUser).toMatchObject({ firstName: 'Anne-Marie', lastName: "D'Arcy" })
      })
    })

    describe('400', () => {
      it('requires an email from the provider, and a body that fits the contract', async () => {
        facebook.tokens.set('EAAnomail', {})
        const { email: _, ...nobody } = facebook.person
        facebook.person = nobody
        const visitor = await shop().visitor()
        const body = { registerType: 'facebook', socialId: nobody.id, providerToken: 'EAAnomail' }
        expect((await visitor.call('socialSignUp', { body })).body).toMatchObject({
          code: 400,
          errorMessage: 'No email address came with this sign-in. Please sign up with your email address',
        })
        for (const bad of [{ ...body, registerType: 'x' }, { ...body, role: 'seller' }, { ...body, emailVerified: 'true' }, {}])
          expect((await visitor.call('socialSignUp', { body: bad })).status, JSON.stringify(bad)).toBe(400)
      })
    })

    describe('401', () => {
      it('creates nothing without a token, or with one that does not match the request [TA-01]', async () => {
        const { visitor, body } = await holderOf(shop(), google, person('careful'))
        const { providerToken: _, ...without } = body
        for (const bad of [
          without,
          { ...body, providerToken: 'x.y.z' },
          { ...body, socialId: '1' },
          { ...body, email: 'other@example.com' },
        ])
          expect((await visitor.call('socialSignUp', { body: bad })).status, JSON.stringify(bad)).toBe(401)
        expect((await visitor.call('socialLogin', { body })).body.errorMessage).toBe(
          'There is no account for this sign-in yet. Please sign up first',
        )
      })
    })

    describe('403', () => {
      it('refuses a call without the XSRF header [APP-05]', async () => {
        const { visitor, body } = await holderOf(shop(), google, person('forged'))
        expect((await visitor.call('socialSignUp', { body, headers: { 'x-xsrf-token': 'another' } })).status).toBe(403)
      })
    })

    describe('409', () => {
      it('neither links an identity to an account by email alone nor creates a second account [TA-02, D-09]', async () => {
        const member = await shop().member({ email: 'taken@example.com' })
        const taken = await signUp(person('taken'))
        expect(taken.answer.body).toMatchObject({ code: 409, errorMessage: 'Email address already exists!!' })
        expect((await taken.visitor.call('socialLogin', { body: taken.body })).status).toBe(401)
        expect((await member.call('getCart')).status).toBe(200)
        expect((await signUp(person('twice'))).answer.status).toBe(200)
        expect((await signUp(person('twice'))).answer.status).toBe(409)
      })

      it('does not take over an unconfirmed account for an email that the provider has not verified [TA-02]', async () => {
        const early = await shop().visitor()
        const fields = { firstName: 'Asha', lastName: 'Rao', email: 'mine@example.com', password: PASSWORD }
        await early.call('signUp', { body: fields })
        expect((await signUp(person('mine', { email_verified: false }))).answer.status).toBe(409)
        await early.call('verifyEmail', { body: { verification_code: await mailedCode(shop().dataDir, 'mine@example.com') } })
        expect((await early.call('login', { body: { email: fields.email, password: PASSWORD } })).status).toBe(200)
      })
    })

    describe('429', () => {
      it('limits how many tokens a network may try', async () => {
        const visitor = await shop().visitor()
        const statuses: number[] = []
        for (let n = 0; n < 61; n += 1)
          statuses.push((await visitor.call('socialSignUp', { body: { registerType: 'google', socialId: '1' } })).status)
        expect(new Set(statuses.slice(0, 60))).toEqual(new Set([401]))
        expect(statuses.at(-1)).toBe(429)
      })
    })
  },
  settingsOf(google, facebook),
)

onBothDatabases('socialSignUp, with no provider configured', (shop) => {
  describe('404', () => {
    it('refuses an unconfigured provider [D-03]', async () => {
      const visitor = await shop().visitor()
      const body = { registerType: 'google', socialId: '1', providerToken: 'x' }
      expect((await visitor.call('socialSignUp', { body })).body).toMatchObject({
        code: 404,
        errorMessage: 'This way to sign in is not available here',
      })
      expect((await visitor.fetch('/social/google?tab=tab-of-the-tests')).status).toBe(404)
    })
  })
})
