import { createHmac } from 'node:crypto'
import { exportJWK, generateKeyPair } from 'jose'
import { afterAll, describe, expect, it } from 'vitest'
import { onBothDatabases } from '../../../testing/on-databases.ts'
import { startGraphTwin } from '../../../testing/graph-twin.ts'
import { startOpenIdProvider } from '../../../testing/openid-provider.ts'
import { beginSignIn, goodClaims, holderOf, settingsOf } from '../../../testing/social.ts'

const google = await startOpenIdProvider('http://127.0.0.1/callback')
const facebook = await startGraphTwin()
afterAll(async () => {
  await google.close()
  await facebook.close()
})
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

onBothDatabases(
  'socialLogin',
  (shop) => {
    const registered = async (subject: string) => {
      google.people.set(subject, { email: `${subject}@example.com`, email_verified: true, given_name: 'Asha' })
      const holder = await holderOf(shop(), google, subject)
      const answer = await holder.visitor.call('socialSignUp', { body: holder.body })
      expect(answer.status).toBe(200)
      return holder
    }

    describe('200', () => {
      it('starts a session, and answers newUser the first time and user later [API-socialLogin, AUTH-14, AUTH-17]', async () => {
        const { visitor, body } = await registered('regular')
        const first = await visitor.call('socialLogin', { body })
        const second = await visitor.call('socialLogin', { body })
        expect(second.body.data.user._id).toBe(first.body.data.newUser._id)
        visitor.token = second.body.data.token
        expect((await visitor.call('getUser', { params: { id: second.body.data.user._id } })).body.data.user.email).toBe(
          'regular@example.com',
        )
        await visitor.call('logout')
        expect((await visitor.call('getCart')).status).toBe(401)
      })

      it('recognises the provider by the token if the body does not name it', async () => {
        const { visitor, body } = await registered('untold')
        const { registerType: _, ...untold } = body
        expect((await visitor.call('socialLogin', { body: untold })).body.data.newUser.email).toBe('untold@example.com')
        facebook.person = { ...facebook.person, id: 'untold-fb', email: 'untold-fb@example.com' }
        facebook.tokens.set('EAAuntold', {})
        const byFacebook = { socialId: 'untold-fb', providerToken: 'EAAuntold' }
        await visitor.call('socialSignUp', { body: byFacebook })
        // The account exists, but its address is not confirmed.
        expect((await visitor.call('socialLogin', { body: byFacebook })).body.errorMessage).toContain('Please confirm your email address')
      })

      it('treats the same subject at another provider as another user [TA-01]', async () => {
        const { visitor } = await registered('samesubject')
        facebook.person = { ...facebook.person, id: 'samesubject', email: 'samesubject@example.com' }
        facebook.tokens.set('EAAsame', {})
        const body = { registerType: 'facebook', socialId: 'samesubject', providerToken: 'EAAsame' }
        expect((await visitor.call('socialLogin', { body })).status).toBe(401)
      })
    })

    describe('400', () => {
      it('refuses a body that violates the contract [TI-02]', async () => {
        const visitor = await shop().visitor()
        for (const body of [
          {},
          { registerType: 'google' },
          { registerType: 'twitter', socialId: '1' },
          { registerType: 'google', socialId: '1', token: 'x' },
        ])
          expect((await visitor.call('socialLogin', { body })).status, JSON.stringify(body)).toBe(400)
      })
    })

    describe('401', () => {
      it('refuses thirteen kinds of bad tokens for a known account [TA-01, D-03]', async () => {
        const { visitor, body, claims } = await registered('victim')
        const other = await generateKeyPair('RS256', { extractable: true })
        const seconds = Number(claims['iat'])
        const elsewhere = await shop().visitor()
        const { nonce: otherNonce } = await beginSignIn(elsewhere, 'google')
        const [head = '', payload = '', signature = ''] = (body['providerToken'] ?? '').split('.')
        const hmacHead = part({ alg: 'HS256', kid: 'tests' })
        const withPublicKey = createHmac('sha256', JSON.stringify(google.publicKey)).update(`${hmacHead}.${payload}`).digest('base64url')
        const bad: Record<string, string> = {
          'no token': '',
          'no JWT': 'garbage',
          'alg none': `${part({ alg: 'none' })}.${payload}.`,
          'HS256 with the public key': `${hmacHead}.${payload}.${withPublicKey}`,
          "another's key": await google.sign(claims, { key: await exportJWK(other.privateKey) }),
          'a changed payload': `${head}.${part({ ...claims, sub: 'victim', email: 'x@example.com' })}.${signature}`,
          'another issuer': await google.sign({ ...claims, iss: 'https://evil.example' }),
          'another audience': await google.sign({ ...claims, aud: 'another-shop' }),
          'two audiences, made for the other': await google.sign({ ...claims, aud: [google.clientId, 'other'], azp: 'other' }),
          expired: await google.sign({ ...claims, iat: seconds - 900, exp: seconds - 600 }),
          'no expiry': await google.sign(Object.fromEntries(Object.entries(claims).filter(([name]) => name !== 'exp'))),
          'a nonce of another browser': await google.sign({ ...claims, nonce: otherNonce }),
          "another's subject": await google.sign({ ...claims, sub: 'mallory' }),
        }
        for (const [what, providerToken] of Object.entries(bad)) {
          const answer = await visitor.call('socialLogin', { body: { ...body, providerToken } })
          expect([answer.status, answer.body.data], what).toEqual([401, undefined])
        }
        // The valid token, sent from another browser with or without a sign-in of its own.
        for (const thief of [elsewhere, await shop().visitor()]) expect((await thief.call('socialLogin', { body })).status).toBe(401)
        expect((await visitor.call('socialLogin', { body })).status).toBe(200)
      })

      it('refuses access tokens of another app or user, expired ones and unknown ones [TA-01]', async () => {
        facebook.person = { ...facebook.person, id: 'farah', email: `farah${Date.now()}@example.com` }
        const visitor = await shop().visitor()
        const seconds = Math.floor(shop().clock.now().getTime() / 1000)
        const bad: Record<string, Record<string, unknown> | undefined> = {
          EAAapp: { app_id: '999' },
          EAAuser: { user_id: 'somebodyelse' },
          EAAinvalid: { is_valid: false },
          EAAexpired: { expires_at: seconds - 1 },
          EAAtype: { type: 'APP' },
          EAAunknown: undefined,
        }
        for (const [token, answer] of Object.entries(bad)) {
          if (answer !== undefined) facebook.tokens.set(token, answer)
          const body = { registerType: 'facebook', socialId: 'farah', providerToken: token }
          expect((await visitor.call('socialSignUp', { body })).status, token).toBe(401)
        }
      })
    })

    describe('403', () => {
      it('refuses a call without the XSRF header [APP-05]', async () => {
        const { visitor, body } = await registered('xsrf')
        expect((await visitor.call('socialLogin', { body, headers: { 'x-xsrf-token': 'another' } })).status).toBe(403)
      })
    })

    describe('429', () => {
      it('limits how many tokens a network may try', async () => {
        const visitor = await shop().visitor()
        const statuses: number[] = []
        for (let n = 0; n < 61; n += 1)
          statuses.push((await visitor.call('socialLogin', { body: { registerType: 'google', socialId: '1' } })).status)
        expect(statuses.at(-2)).toBe(401)
        expect(statuses.at(-1)).toBe(429)
      })
    })

    describe('503', () => {
      it('reports a provider that does not answer [P-15]', async () => {
        facebook.broken = true
        const visitor = await shop().visitor()
        const answer = await visitor.call('socialLogin', { body: { registerType: 'facebook', socialId: '1', providerToken: 'EAA' } })
        facebook.broken = false
        expect(answer.body).toMatchObject({ code: 503, errorMessage: 'Facebook is not available at the moment. Please try again' })
      })
    })

    describe('the way to the provider', () => {
      it('keeps state and nonce in a cookie that no script reads and no other site sends', async () => {
        const answer = await (await shop().visitor()).fetch('/social/google?tab=tab-of-the-tests', { redirect: 'manual' })
        const cookies = answer.headers.getSetCookie().filter((line) => line.startsWith('SOCIAL='))
        expect(cookies).toEqual([expect.stringMatching(/^SOCIAL=[\w.-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/)])
      })
    })

    describe('the callback from the provider', () => {
      it('accepts only the browser that started it [TA-02]', async () => {
        const [here, there] = [await shop().visitor(), await shop().visitor()]
        const { state, address } = await beginSignIn(here, 'google')
        await beginSignIn(there, 'google')
        expect(address.searchParams.get('code_challenge_method')).toBe('S256')
        const callback = (state_: string) => `/social/google/callback?code=x&state=${state_}`
        const refused = await there.fetch(callback(state))
        expect([refused.status, refused.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8'])
        expect(await refused.text()).toContain('This sign-in was not started in this browser')
        expect((await here.fetch(callback('another'))).status).toBe(400)
        expect((await (await shop().visitor()).fetch(callback(state))).status).toBe(400)
        here.cookie = here.cookie.replace(/SOCIAL=(.)/, (_, first) => `SOCIAL=${first === 'A' ? 'B' : 'A'}`)
        expect((await here.fetch(callback(state))).status).toBe(400)
      })
    })
  },
  settingsOf(google, facebook),
)

onBothDatabases(
  'socialLogin, with only Facebook configured',
  (shop) => {
    describe('404', () => {
      it('refuses an unconfigured provider, even with a sign-in started at the other [D-03]', async () => {
        const visitor = await shop().visitor()
        const { nonce } = await beginSignIn(visitor, 'facebook')
        const providerToken = await google.sign(goodClaims(google, 'regular', nonce, shop().clock.now()))
        expect(
          (await visitor.call('socialLogin', { body: { registerType: 'google', socialId: 'regular', providerToken } })).body,
        ).toMatchObject({
          code: 404,
          errorMessage: 'This way to sign in is not available here',
        })
        for (const name of ['google', 'twitter', '__proto__'])
          expect((await visitor.fetch(`/social/${name}?tab=tab-of-the-tests`)).status).toBe(404)
      })
    })
  },
  { FACEBOOK_APP_ID: facebook.appId, FACEBOOK_APP_SECRET: facebook.appSecret, FACEBOOK_GRAPH_URL: facebook.url },
)
