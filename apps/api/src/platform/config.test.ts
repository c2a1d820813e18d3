import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

type Environment = Record<string, string | undefined>

/** The problems of a configuration; none when it is right. */
function problemsOf(environment: Environment, file?: Environment): string[] {
  try {
    readConfig(environment, file)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
}

const KEYS = { RAZORPAY_KEY_ID: 'rzp_test_a', RAZORPAY_KEY_SECRET: 'b', RAZORPAY_WEBHOOK_SECRET: 'c' }
const LIVE = { ...KEYS, RAZORPAY_KEY_ID: 'rzp_live_a' }
const PRODUCTION = { NODE_ENV: 'production', PUBLIC_URL: 'https://shop.example' }

describe('readConfig', () => {
  it('needs nothing: loopback, ./data, the embedded database, the sandbox gateway and 120 demo items', () => {
    expect(readConfig({})).toMatchObject({
      production: false,
      host: '127.0.0.1',
      port: 4000,
      publicUrl: null,
      dataDir: resolve('data'),
      databaseUrl: null,
      smtpUrl: null,
      razorpay: null,
      allowSandbox: false,
      logLevel: 'warn',
      trustProxy: false,
      demoCatalogue: 120,
    })
  })

  it('lists every wrong name and every wrong value at once', () => {
    const wrong = {
      PORT: '99999',
      PUBLIC_URL: 'https://shop.example/path',
      DATABASE_URL: 'mysql://x',
      SMTP_URL: 'mail.example',
      LOG_LEVEL: 'loud',
      TRUST_PROXY: 'perhaps',
      DEMO_CATALOGUE: 'many',
      SOCIAL_URLS: 'X=http://x.example',
      CHITRA_ALLOW_SANDBOX: 'maybe',
      RAZORPAY_KEYID: 'a',
      SMTP_HOST: 'b',
    }
    expect(
      problemsOf(wrong)
        .map((problem) => problem.split(':')[0])
        .toSorted(),
    ).toEqual(Object.keys(wrong).toSorted())
    expect(() => readConfig(wrong)).toThrow(/PORT.*\n.*/)
  })

  it('leaves the names of other programs alone in the environment, but refuses any unknown name in .env', () => {
    expect(problemsOf({ PATH: '/bin', HOME: '/root', EDITOR: 'vi' })).toEqual([])
    expect(problemsOf({}, { EDITOR: 'vi', PORT: '4100' })).toEqual(['EDITOR: there is no such setting (in .env)'])
  })

  it('lets the environment win over .env, and takes an empty value as not given', () => {
    expect(readConfig({ PORT: '4200' }, { PORT: '4100', HOST: '0.0.0.0' })).toMatchObject({ port: 4200, host: '0.0.0.0' })
    expect(readConfig({ PORT: ' ', SMTP_URL: '' }).port).toBe(4000)
  })

  it('takes the three keys of the gateway together or not at all, and the secret before this one beside it', () => {
    expect(problemsOf({ RAZORPAY_KEY_ID: 'rzp_test_a' })).toEqual([
      'RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET: all three are needed, or none',
    ])
    expect(readConfig({ ...KEYS, RAZORPAY_WEBHOOK_SECRET_PREVIOUS: 'old' }).razorpay).toEqual({
      keyId: 'rzp_test_a',
      keySecret: 'b',
      webhookSecrets: ['c', 'old'],
      apiUrl: 'https://api.razorpay.com',
      checkoutScript: 'https://checkout.razorpay.com/v1/checkout.js',
    })
    expect(readConfig({ ...KEYS, RAZORPAY_API_URL: 'http://127.0.0.1:5000/' }).razorpay).toMatchObject({
      apiUrl: 'http://127.0.0.1:5000',
      checkoutScript: 'http://127.0.0.1:5000/v1/checkout.js',
    })
  })

  it('takes both settings of Facebook, or neither', () => {
    expect(problemsOf({ FACEBOOK_APP_ID: '1' })).toEqual(['FACEBOOK_APP_ID, FACEBOOK_APP_SECRET: both are needed, or neither'])
    expect(readConfig({ FACEBOOK_APP_ID: '1', FACEBOOK_APP_SECRET: 's' }).facebook).toEqual({
      appId: '1',
      appSecret: 's',
      graphUrl: 'https://graph.facebook.com',
      dialogUrl: 'https://www.facebook.com',
    })
    expect(problemsOf({ GOOGLE_CLIENT_SECRET: '1' })).toEqual(['GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET: both are needed, or neither'])
    expect(readConfig({ GOOGLE_CLIENT_ID: '1', GOOGLE_CLIENT_SECRET: 's', GOOGLE_ISSUER: 'https://id.example/' }).google).toEqual({
      clientId: '1',
      clientSecret: 's',
      issuer: 'https://id.example',
    })
  })

  it('refuses a live key on the embedded database unless that is allowed by name', () => {
    expect(problemsOf(LIVE)).toEqual([expect.stringContaining('a live key needs DATABASE_URL')])
    expect(problemsOf({ ...LIVE, CHITRA_ALLOW_LIVE_ON_EMBEDDED: 'yes' })).toEqual([])
    expect(problemsOf({ ...LIVE, DATABASE_URL: 'postgres://localhost/chitra' })).toEqual([])
    expect(problemsOf(KEYS)).toEqual([])
  })

  it('wants PUBLIC_URL in production, and keys or leave to use the sandbox gateway [TM-14]', () => {
    expect(problemsOf({ NODE_ENV: 'production' }).map((problem) => problem.split(':')[0])).toEqual(['RAZORPAY_KEY_ID', 'PUBLIC_URL'])
    expect(problemsOf({ ...PRODUCTION, ...KEYS })).toEqual([])
    expect(problemsOf({ ...PRODUCTION, CHITRA_ALLOW_SANDBOX: 'no' })).toEqual([expect.stringContaining('RAZORPAY_KEY_ID: missing')])
    expect(readConfig({ ...PRODUCTION, CHITRA_ALLOW_SANDBOX: 'yes' })).toMatchObject({
      production: true,
      razorpay: null,
      allowSandbox: true,
      demoCatalogue: 0,
    })
  })

  it.each([
    ['yes', true],
    ['no', false],
    ['2', 2],
    ['0', 0],
    ['10.0.0.1, 192.168.0.0/16', '10.0.0.1, 192.168.0.0/16'],
    ['::1', '::1'],
  ])('reads TRUST_PROXY=%s', (text, trusted) => {
    expect(readConfig({ TRUST_PROXY: text }).trustProxy).toBe(trusted)
  })

  it.each([
    ['on', 120],
    ['yes', 120],
    ['off', 0],
    ['no', 0],
    ['0', 0],
    ['2000', 2000],
  ])('reads DEMO_CATALOGUE=%s', (text, items) => {
    expect(readConfig({ DEMO_CATALOGUE: text }).demoCatalogue).toBe(items)
  })

  it('keeps the origin of PUBLIC_URL without a slash, and reads pairs of SOCIAL_URLS', () => {
    const config = readConfig({
      PUBLIC_URL: 'https://shop.example/',
      SOCIAL_URLS: 'Instagram=https://instagram.com/chitra?a=b, X=https://x.com/chitra',
    })
    expect(config.publicUrl).toBe('https://shop.example')
    expect(config.links.socialUrls).toEqual([
      { name: 'Instagram', url: 'https://instagram.com/chitra?a=b' },
      { name: 'X', url: 'https://x.com/chitra' },
    ])
  })
})
