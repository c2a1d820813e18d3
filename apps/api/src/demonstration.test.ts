import { describe, expect, it } from 'vitest'
import { demonstrationSettings } from './demonstration.ts'
import { readConfig } from './platform/config.ts'

describe('the demonstration', () => {
  it.each([{}, { HOST: 'localhost' }, { HOST: '::1', PUBLIC_URL: ' ' }, { RAZORPAY_KEY_ID: 'rzp_test_a' }])(
    'has the development mailbox with %j',
    (environment) => {
      expect(demonstrationSettings(environment, {})).toMatchObject({ DEV_MAILBOX: 'on' })
    },
  )

  it.each([
    { HOST: '0.0.0.0' },
    { HOST: '192.168.1.4' },
    { HOST: '127.0.0.1.example.com' },
    { PUBLIC_URL: 'https://shop.example' },
    { RAZORPAY_KEY_ID: 'rzp_live_a' },
    { SMTP_URL: 'smtp://mail.example' },
    { NODE_ENV: 'production' },
  ])('is off with %j, in the environment or in .env', (settings) => {
    expect([demonstrationSettings(settings, {}), demonstrationSettings({}, settings)]).toEqual([{}, {}])
  })

  it('shows every link, and offers sandbox sign-in unless a real provider is configured', () => {
    const shown = ['BLOG_URL', 'SELLER_URL', 'SOCIAL_URLS', 'SUPPORT_PHONE', 'SANDBOX_IDENTITY']
    const added = demonstrationSettings({}, {})
    expect(shown.filter((name) => added[name] === undefined)).toEqual([])
    expect(demonstrationSettings({}, { GOOGLE_CLIENT_ID: '1' })).not.toHaveProperty('SANDBOX_IDENTITY')
    expect(() => readConfig(added)).not.toThrow()
  })

  it('keeps configured settings', () => {
    expect(demonstrationSettings({ DEV_MAILBOX: 'off' }, {})).not.toHaveProperty('DEV_MAILBOX')
  })
})
