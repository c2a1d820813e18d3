import { fileURLToPath } from 'node:url'
import { resolve } from 'node:path'
import { SUPPLIER } from '../testing/supplier.ts'
import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

type Environment = Record<string, string | undefined>

/** The problems of a configuration; empty when it is valid. */
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
/** Of a shop that charges no GST. */
const LIVE = { ...KEYS, RAZORPAY_KEY_ID: 'rzp_live_a', TAX_PERCENT: '0' }
const PRODUCTION = { NODE_ENV: 'production', PUBLIC_URL: 'https://shop.example', SMTP_URL: 'smtp://mail.example' }

describe('readConfig', () => {
  it('has defaults for everything: loopback, ./data, the embedded database, the sandbox gateway and 120 demo items', () => {
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

  it('reads how long a CDN may hold answers, and how it is told of a change', () => {
    expect(readConfig({}).cdn).toEqual({ seconds: 10, purge: null })
    const url = 'https://cdn.example/purge'
    expect(readConfig({ CDN_SECONDS: '3600', CDN_PURGE_URL: url, CDN_PURGE_HEADER: 'Authorization: Bearer a: b' }).cdn).toEqual({
      seconds: 3600,
      purge: { url, header: { name: 'Authorization', value: 'Bearer a: b' } },
    })
    expect(readConfig({ CDN_PURGE_URL: url }).cdn.purge).toEqual({ url, header: null })
    expect(problemsOf({ CDN_PURGE_HEADER: 'Key: x' })).toEqual(['CDN_PURGE_HEADER: needs CDN_PURGE_URL'])
    expect(problemsOf({ CDN_PURGE_URL: url, CDN_PURGE_HEADER: 'no header' })).toEqual([expect.stringMatching(/^CDN_PURGE_HEADER: must be/)])
  })

  it('reads which search engine answers, and refuses a place for the index beside it', () => {
    expect(readConfig({})).toMatchObject({ searchUrl: null, searchIndex: 'memory' })
    const url = 'https://chitra:secret@search.example:9200'
    expect(readConfig({ SEARCH_URL: url }).searchUrl).toBe(url)
    for (const place of ['memory', 'database'])
      expect(problemsOf({ SEARCH_URL: url, SEARCH_INDEX: place })).toEqual([
        'SEARCH_INDEX: with SEARCH_URL, the engine there answers searches; only one of the two can be set',
      ])
  })

  it('reports every unknown name and every invalid value at once', () => {
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

  it.each([
    ['PORT', '99999', 'must be a port number from 0 to 65535'],
    ['PUBLIC_URL', 'https://shop.example/path', 'must be an origin, without a path'],
    ['DATABASE_URL', 'mysql://x', 'must begin with postgres:// or postgresql://'],
    ['SMTP_URL', 'mail.example', 'must be an address such as smtp://example.com'],
    ['SEARCH_URL', 'search.example:9200', 'must begin with https:// or http://'],
    ['LOG_LEVEL', 'loud', 'must be one of silent, fatal, error, warn, info, debug, trace'],
    ['REQUESTS_AT_ONCE', '0', 'must be a whole number from 1 to 10000'],
    ['FREE_DOWNLOADS_PER_DAY', 'all', 'must be a number of items, or 0 for no limit'],
    ['TRUST_PROXY', 'perhaps', 'must be a number of hops, yes, no, or a list of addresses'],
    ['DEMO_CATALOGUE', 'many', 'must be on, off or a number of items'],
    ['SOCIAL_URLS', 'X=http://x.example', 'must begin with https://'],
    ['CHITRA_ALLOW_LIVE_ON_EMBEDDED', 'maybe', 'must be yes or no'],
    ['SITE_NAME', '<b>Rang</b>', 'must be a name of at most 40 letters, digits, spaces and simple signs'],
    ['SITE_OFFER', '<b>Maps</b>', 'must be at most 80 letters, digits, spaces and simple signs'],
    ['SITE_MARK', '/nowhere/mark.svg', '/nowhere/mark.svg cannot be read (ENOENT)'],
    ['SITE_MARK', fileURLToPath(import.meta.url), `${fileURLToPath(import.meta.url)} must be an SVG file of at most 100 kB`],
    ['ACCENT', 'red', 'must be a colour such as #bf3217'],
    [
      'ACCENT',
      '#f4b740',
      "#f4b740 is too light to be read on the shop's pages (contrast 1.5, at least 4.5 is needed). Choose a darker colour",
    ],
    ['TAX_PERCENT', '12.5', 'must be a whole number from 0 to 99'],
    ['TAX_LABEL', 'value added tax', 'must be a word of at most 12 letters'],
  ])('says what is wrong with %s=%s', (name, value, message) => {
    expect(problemsOf({ [name]: value })).toEqual([`${name}: ${message}`])
  })

  it('accepts names and labels in any script, and defaults to those of Chitra', () => {
    expect(readConfig({}).shop).toEqual({
      name: 'Chitra',
      offer: 'Illustrations, graphics and bundles',
      offerInHindi: 'चित्रांकन, ग्राफ़िक और बंडल',
      tax: { percent: 18, label: 'GST' },
      accent: '#bf3217',
      mark: null,
      gst: { state: '27', isExportTaxed: true },
    })
    const { shop, mailFrom } = readConfig({
      SITE_NAME: 'रंग & Sons',
      SITE_OFFER: 'Maps',
      SITE_OFFER_HI: 'नक़्शे',
      TAX_PERCENT: '0',
      TAX_LABEL: 'कर',
      ACCENT: '#2C3A8C',
      DEMO_CATALOGUE: 'off',
    })
    expect(shop).toEqual({
      name: 'रंग & Sons',
      offer: 'Maps',
      offerInHindi: 'नक़्शे',
      tax: { percent: 0, label: 'कर' },
      accent: '#2C3A8C',
      mark: null,
      gst: null,
    })
    expect(mailFrom).toBe('"रंग & Sons" <no-reply@localhost>')
  })

  it('promises photographs unless the drawn demo catalogue is shown', () => {
    const offerOf = (settings: Record<string, string>) => readConfig(settings).shop.offer
    expect(offerOf({ DEMO_CATALOGUE: 'off' })).toBe('Photographs, graphics and bundles')
    expect(offerOf({ DEMO_CATALOGUE: '30' })).toBe('Illustrations, graphics and bundles')
    expect(offerOf({ DEMO_CATALOGUE: '30', SITE_OFFER: 'Maps' })).toBe('Maps')
    // Rather in English than something else.
    expect(readConfig({ SITE_OFFER: 'Maps' }).shop.offerInHindi).toBe('Maps')
  })

  it('ignores unknown names in the environment, but refuses them in .env', () => {
    expect(problemsOf({ PATH: '/bin', HOME: '/root', EDITOR: 'vi' })).toEqual([])
    expect(problemsOf({}, { EDITOR: 'vi', PORT: '4100' })).toEqual(['EDITOR: there is no such setting (in .env)'])
  })

  it('prefers the environment to .env, and treats an empty value as not set', () => {
    expect(readConfig({ PORT: '4200' }, { PORT: '4100', HOST: '0.0.0.0' })).toMatchObject({ port: 4200, host: '0.0.0.0' })
    expect(readConfig({ PORT: ' ', SMTP_URL: '' }).port).toBe(4000)
  })

  it('requires all three gateway keys or none, and accepts a previous secret', () => {
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

  it('requires both Facebook settings or neither', () => {
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

  it('refuses a live key with the embedded database unless explicitly allowed', () => {
    expect(problemsOf(LIVE)).toEqual([expect.stringContaining('a live key needs DATABASE_URL')])
    expect(problemsOf({ ...LIVE, CHITRA_ALLOW_LIVE_ON_EMBEDDED: 'yes' })).toEqual([])
    expect(problemsOf({ ...LIVE, DATABASE_URL: 'postgres://localhost/chitra' })).toEqual([])
    expect(problemsOf(KEYS)).toEqual([])
  })

  it('knows who sells: all of the five settings or none, with a GSTIN of their State', () => {
    const { SUPPLIER_GSTIN: _, ...others } = SUPPLIER
    expect(readConfig(SUPPLIER).supplier).toEqual({
      legalName: 'Example Pictures Private Limited',
      address: '12 Example Road, Pune 411001',
      state: '27',
      gstin: '27AAACR5055K1Z7',
      sac: '997333',
      signatory: 'Meera Iyer',
    })
    expect(readConfig({ ...SUPPLIER, EXPORT_TAX: 'no' }).shop.gst).toEqual({ state: '27', isExportTaxed: false })
    expect(problemsOf(others)).toEqual([expect.stringContaining('all five are needed, or none')])
    expect(problemsOf({ ...SUPPLIER, SUPPLIER_STATE: '29' })).toEqual([expect.stringContaining('SUPPLIER_GSTIN: begins with 27')])
    expect(problemsOf({ ...SUPPLIER, SUPPLIER_GSTIN: '27AAACR5055K1Z8' })).toEqual([expect.stringContaining('SUPPLIER_GSTIN: is no GSTIN')])
    expect(problemsOf({ ...SUPPLIER, SUPPLIER_STATE: '99' })).toEqual([expect.stringContaining('SUPPLIER_STATE: must be')])
    expect(problemsOf({ ...SUPPLIER, SUPPLIER_SAC: '1234' })).toEqual([expect.stringContaining('SUPPLIER_SAC: must be')])
  })

  it('has a made-up supplier in a demonstration only', () => {
    expect(readConfig({}).supplier?.legalName).toContain('Demonstration')
    expect([readConfig({ DEMO_CATALOGUE: 'off' }).supplier, readConfig(KEYS).supplier]).toEqual([null, null])
  })

  it('refuses GST with a live key of a shop that is not registered for it', () => {
    const live = { ...LIVE, DATABASE_URL: 'postgres://localhost/chitra', TAX_PERCENT: '18' }
    expect(problemsOf(live)).toEqual([expect.stringContaining('TAX_LABEL: GST may be charged only')])
    expect(problemsOf({ ...live, TAX_LABEL: 'VAT' })).toEqual([])
    expect(problemsOf({ ...live, ...SUPPLIER })).toEqual([])
  })

  it('reads replicas of DATABASE_URL, and refuses them without it', () => {
    const replicas = { DATABASE_REPLICA_URLS: 'postgres://one/chitra, postgres://two/chitra' }
    expect(problemsOf(replicas)).toEqual([expect.stringContaining('DATABASE_REPLICA_URLS: needs DATABASE_URL')])
    expect(readConfig({ ...replicas, DATABASE_URL: 'postgres://localhost/chitra' }).databaseReplicas).toEqual({
      urls: ['postgres://one/chitra', 'postgres://two/chitra'],
      maxLagSeconds: 5,
    })
    expect(problemsOf({ DATABASE_URL: 'postgres://localhost/chitra', DATABASE_REPLICA_URLS: 'postgres://one/chitra, two' })).toEqual([
      expect.stringContaining('DATABASE_REPLICA_URLS: must'),
    ])
  })

  it('requires PUBLIC_URL and SMTP_URL in production, and keys or permission to use the sandbox gateway [TM-14]', () => {
    expect(problemsOf({ NODE_ENV: 'production' }).map((problem) => problem.split(':')[0])).toEqual([
      'RAZORPAY_KEY_ID',
      'PUBLIC_URL',
      'SMTP_URL',
    ])
    expect(problemsOf({ ...PRODUCTION, ...KEYS })).toEqual([])
    expect(problemsOf({ ...PRODUCTION, CHITRA_ALLOW_SANDBOX: 'no' })).toEqual([expect.stringContaining('RAZORPAY_KEY_ID: missing')])
    expect(readConfig({ ...PRODUCTION, CHITRA_ALLOW_SANDBOX: 'yes' })).toMatchObject({
      production: true,
      razorpay: null,
      allowSandbox: true,
      demoCatalogue: 0,
    })
  })

  it('has no development mailbox by default, and refuses one in production and with a live key', () => {
    expect([readConfig({}).devMailbox, readConfig({ DEV_MAILBOX: 'on' }).devMailbox]).toEqual([false, true])
    const refused = [expect.stringContaining('DEV_MAILBOX: ')]
    expect(problemsOf({ ...PRODUCTION, ...KEYS, DEV_MAILBOX: 'on' })).toEqual(refused)
    expect(problemsOf({ ...LIVE, DATABASE_URL: 'postgres://localhost/chitra', DEV_MAILBOX: 'on' })).toEqual(refused)
  })

  it('refuses the sandbox identity provider in production and with a real one', () => {
    const refused = [expect.stringContaining('SANDBOX_IDENTITY: ')]
    expect(problemsOf({ ...PRODUCTION, ...KEYS, SANDBOX_IDENTITY: 'on' })).toEqual(refused)
    expect(problemsOf({ GOOGLE_CLIENT_ID: '1', GOOGLE_CLIENT_SECRET: 's', SANDBOX_IDENTITY: 'on' })).toEqual(refused)
    expect(readConfig({ SANDBOX_IDENTITY: 'on' }).sandboxIdentity).toBe(true)
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
    ['1', 1],
    ['2000', 2000],
  ])('reads DEMO_CATALOGUE=%s', (text, items) => {
    expect(readConfig({ DEMO_CATALOGUE: text }).demoCatalogue).toBe(items)
  })

  it('strips the slash of PUBLIC_URL, and parses SOCIAL_URLS', () => {
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
