import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BlackHole, startBlackHole } from '../testing/black-hole.ts'
import { addItem } from '../testing/items.ts'
import { PASSWORD, startTestShop, type TestShop } from '../testing/shop.ts'
import { beginSignIn } from '../testing/social.ts'

/** Milliseconds. */
const SOON = { timeout: 20_000 }

describe('while gateway, mail server and identity providers take connections and never answer', () => {
  let shop: TestShop
  let holes: Record<'gateway' | 'mail' | 'google' | 'facebook', BlackHole>
  beforeAll(async () => {
    const [gateway, mail, google, facebook] = await Promise.all([startBlackHole(), startBlackHole(), startBlackHole(), startBlackHole()])
    holes = { gateway, mail, google, facebook }
    const at = ({ port }: BlackHole) => `http://127.0.0.1:${port}`
    shop = await startTestShop('postgres', {
      RAZORPAY_KEY_ID: 'rzp_test_x',
      RAZORPAY_KEY_SECRET: 'x',
      RAZORPAY_WEBHOOK_SECRET: 'x',
      RAZORPAY_API_URL: at(gateway),
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      GOOGLE_CLIENT_ID: 'x',
      GOOGLE_CLIENT_SECRET: 'x',
      GOOGLE_ISSUER: at(google),
      FACEBOOK_APP_ID: 'x',
      FACEBOOK_APP_SECRET: 'x',
      FACEBOOK_GRAPH_URL: at(facebook),
    })
  })
  afterAll(async () => {
    for (const hole of Object.values(holes)) await hole.close()
    await shop.remove()
  })

  it('what needs them says so, and nothing else waits: not a sign-up, not browsing [P-15]', async () => {
    const { publicId } = await addItem(shop.services)
    const buyer = await shop.member()
    await buyer.call('addToCart', { body: { imageId: publicId } })
    const visitor = await shop.visitor()
    const signUp = { firstName: 'Asha', lastName: 'Rao', email: 'silence@example.com', password: PASSWORD }
    expect((await visitor.call('signUp', { body: signUp })).status).toBe(200)
    const stuck = Promise.all([
      buyer.call('createPayment'),
      beginSignIn(visitor, 'google').then(({ address }) => address.protocol),
      visitor.call('socialLogin', { body: { registerType: 'facebook', socialId: '1', providerToken: 'EAA' } }),
    ])
    for (const hole of Object.values(holes)) await expect.poll(() => hole.waiting(), SOON).toBeGreaterThan(0)
    for (let n = 0; n < 20; n += 1)
      for (const path of ['/', '/search', '/api/images-list/', `/api/images/${publicId}`]) {
        const answer = await visitor.fetch(path, { headers: { accept: 'text/html,application/json' } })
        expect([path, answer.status]).toEqual([path, 200])
      }
    // Still waiting: none of those pages came because these were given up.
    for (const name of ['gateway', 'google', 'facebook'] as const) expect([name, holes[name].waiting()]).toEqual([name, 1])
    const [payment, google, facebook] = await stuck
    expect([payment.status, payment.body.errorMessage]).toEqual([503, expect.stringMatching(/payment/i)])
    // No address to go to.
    expect(google).toBe('about:')
    expect(facebook.body).toMatchObject({ code: 503, errorMessage: 'Facebook is not available at the moment. Please try again' })
  })

  it('and cut them off, the mail waits for its next try [P-15]', async () => {
    for (const hole of Object.values(holes)) hole.cut()
    await expect.poll(() => shop.services.jobs.waiting(), SOON).toMatchObject({ mail: 1 })
  })
})
