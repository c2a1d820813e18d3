import { describe, expect, it } from 'vitest'
import { onOneDatabase } from '../../../testing/on-databases.ts'
import { addItem } from '../../../testing/items.ts'

const CONFIGURED = {
  ANALYTICS_SCRIPT_URL: 'https://count.example.in/script.js',
  BLOG_URL: 'https://blog.example.in/',
  SELLER_URL: 'https://sell.example.in/',
  SOCIAL_URLS: 'Instagram=https://instagram.example/chitra',
  SUPPORT_EMAIL: 'help@example.in',
  SUPPORT_PHONE: '+91 98765 43210',
  GOOGLE_CLIENT_ID: 'client.apps.example',
  GOOGLE_CLIENT_SECRET: 'never-to-be-shown-1',
  FACEBOOK_APP_ID: '1234567890',
  FACEBOOK_APP_SECRET: 'never-to-be-shown-2',
  DEV_MAILBOX: 'on',
}

onOneDatabase(
  'getSiteSettings',
  (shop) => {
    describe('200', () => {
      it('answers the configuration, without secrets [FTR-01, STAT-08]', async () => {
        const { body } = await (await shop().visitor()).call('getSiteSettings')
        expect(body.data).toEqual({
          blogUrl: 'https://blog.example.in/',
          sellerUrl: 'https://sell.example.in/',
          socialUrls: [{ name: 'Instagram', url: 'https://instagram.example/chitra' }],
          supportEmail: 'help@example.in',
          supportPhone: '+91 98765 43210',
          paymentScript: '/sandbox-gateway/v1/checkout.js',
          analyticsScript: 'https://count.example.in/script.js',
          sandbox: true,
          googleClientId: 'client.apps.example',
          facebookAppId: '1234567890',
          developmentMailbox: true,
          searchByPicture: false,
          itemCount: 0,
          itemsToCome: 0,
        })
        const { keySecret, webhookSecret } = shop().keys
        for (const secret of ['never-to-be-shown', keySecret, webhookSecret, shop().services.downloadSecret])
          expect(JSON.stringify(body)).not.toContain(secret)
      })

      it('serves the payment window’s script at the given address', async () => {
        const visitor = await shop().visitor()
        const { paymentScript } = (await visitor.call('getSiteSettings')).body.data
        const script = await visitor.fetch(paymentScript)
        expect([script.status, script.headers.get('content-type')]).toEqual([200, expect.stringContaining('javascript')])
      })

      it('counts only approved items', async () => {
        const visitor = await shop().visitor()
        await addItem(shop().services)
        await addItem(shop().services)
        await addItem(shop().services, { approval: 'awaiting' })
        expect((await visitor.call('getSiteSettings')).body.data.itemCount).toBe(2)
      })
    })
  },
  CONFIGURED,
)
