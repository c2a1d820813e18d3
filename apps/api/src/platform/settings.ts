import { gstinProblem } from '@chitra/gst/gstin.ts'
import { isStateCode } from '@chitra/gst/states.ts'
import * as z from 'zod'
import { accentProblem } from './accent.ts'

// The type of each setting and the message for an invalid value. `config.ts` combines them. docs/settings.md and .env.example list the same settings.

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const

const text = z.string()

const flag = z.stringbool({ truthy: ['yes', 'true', 'on', '1'], falsy: ['no', 'false', 'off', '0'], error: 'must be yes or no' })

const integer = (min: number, max: number, error = `must be a whole number from ${min} to ${max}`) =>
  z
    .string()
    .regex(/^\d{1,6}$/, error)
    .transform(Number)
    .pipe(z.number().min(min, error).max(max, error))

const address = (...protocols: string[]) =>
  z
    .string()
    .refine((value) => URL.canParse(value), { error: `must be an address such as ${protocols[0]}//example.com`, abort: true })
    .refine((value) => protocols.includes(new URL(value).protocol), `must begin with ${protocols.map((each) => `${each}//`).join(' or ')}`)
const web = address('https:', 'http:')

const origin = web
  .transform((value) => new URL(value))
  .refine(({ pathname, search }) => pathname === '/' && search === '', 'must be an origin, without a path')
  .transform((url) => url.origin)

const WRONG_PROXIES = 'must be a number of hops, yes, no, or a list of addresses'
const hops = z.string().regex(/^\d+$/, WRONG_PROXIES).transform(Number)
const proxies = z.string().regex(/^[0-9a-fA-F.:/, ]+$/, WRONG_PROXIES)
const trust = z.union([hops, flag, proxies], WRONG_PROXIES)

/** Number of demo items for "on". */
const DEMO_ITEMS = 120
const WRONG_ITEMS = 'must be on, off or a number of items'
// The number comes first: `1` means one item, not yes.
const demoItems = z.union([integer(0, 999_999, WRONG_ITEMS), flag.transform((isOn) => (isOn ? DEMO_ITEMS : 0))], WRONG_ITEMS)

const socialUrls = z
  .string()
  .transform((value) =>
    value.split(',').map((entry) => {
      const [name = '', ...url] = entry.split('=')
      return { name: name.trim(), url: url.join('=').trim() }
    }),
  )
  .pipe(z.array(z.object({ name: z.string(), url: address('https:') })))

const SITE_NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,&'’!+-]{0,39}$/u
const SITE_OFFER = /^\p{L}[\p{L}\p{M}\p{N} .,&'’!+-]{0,79}$/u

const accent = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, { error: 'must be a colour such as #bf3217', abort: true })
  .superRefine((value, context) => {
    const problem = accentProblem(value)
    if (problem !== null) context.addIssue({ code: 'custom', message: problem })
  })

export const Settings = z
  .object({
    NODE_ENV: text,
    SITE_NAME: z.string().regex(SITE_NAME, 'must be a name of at most 40 letters, digits, spaces and simple signs'),
    SITE_OFFER: z.string().regex(SITE_OFFER, 'must be at most 80 letters, digits, spaces and simple signs'),
    SITE_OFFER_HI: z.string().regex(SITE_OFFER, 'must be at most 80 letters, digits, spaces and simple signs'),
    SITE_MARK: text,
    ACCENT: accent,
    TAX_PERCENT: integer(0, 99),
    TAX_LABEL: z.string().regex(/^[\p{L}\p{M}\p{N} .]{1,12}$/u, 'must be a word of at most 12 letters'),
    SUPPLIER_NAME: z.string().max(100, 'must be at most 100 characters'),
    SUPPLIER_ADDRESS: z.string().max(200, 'must be at most 200 characters'),
    SUPPLIER_STATE: z.string().refine(isStateCode, "must be a State's two digits, such as 27 for Maharashtra"),
    SUPPLIER_GSTIN: z.string().refine((value) => gstinProblem(value) === null, 'is no GSTIN: please check its fifteen characters'),
    SUPPLIER_SAC: z.string().regex(/^99\d{2,4}$/, 'must be a code of services: four to six digits that begin with 99'),
    SUPPLIER_SIGNATORY: z.string().max(100, 'must be at most 100 characters'),
    EXPORT_TAX: flag,
    PORT: integer(0, 65_535, 'must be a port number from 0 to 65535'),
    HOST: text,
    METRICS_PORT: integer(0, 65_535, 'must be a port number from 0 to 65535'),
    METRICS_HOST: text,
    OTEL_EXPORTER_OTLP_ENDPOINT: web,
    OTEL_TRACES_SAMPLER_ARG: z
      .string()
      .regex(/^(0(\.\d{1,6})?|1(\.0*)?)$/, 'must be a number from 0 to 1')
      .transform(Number),
    PUBLIC_URL: origin,
    DATA_DIR: text,
    FILES_URL: address('s3:').refine((value) => new URL(value).hostname !== '', 'must name a bucket, such as s3://my-shop'),
    FILES_DIRECT: flag,
    DATABASE_URL: address('postgres:', 'postgresql:'),
    DATABASE_REPLICA_URLS: z
      .string()
      .transform((value) => value.split(',').map((each) => each.trim()))
      .pipe(z.array(address('postgres:', 'postgresql:'))),
    DATABASE_REPLICA_LAG_SECONDS: integer(1, 600),
    SMTP_URL: address('smtp:', 'smtps:'),
    MAIL_FROM: text,
    DEV_MAILBOX: flag,
    RAZORPAY_KEY_ID: text,
    RAZORPAY_KEY_SECRET: text,
    RAZORPAY_WEBHOOK_SECRET: text,
    RAZORPAY_WEBHOOK_SECRET_PREVIOUS: text,
    RAZORPAY_API_URL: web,
    GOOGLE_CLIENT_ID: text,
    GOOGLE_CLIENT_SECRET: text,
    GOOGLE_ISSUER: web,
    FACEBOOK_APP_ID: text,
    FACEBOOK_APP_SECRET: text,
    FACEBOOK_GRAPH_URL: web,
    SANDBOX_IDENTITY: flag,
    ANALYTICS_SCRIPT_URL: web,
    IP_LOCATION_DB: text,
    FREE_DOWNLOADS_PER_DAY: integer(0, 999_999, 'must be a number of items, or 0 for no limit'),
    PROOF_IN_FILES: flag,
    SEARCH_INDEX: z.enum(['memory', 'database'], 'must be memory or database'),
    SEARCH_URL: web,
    EMBEDDING_MODEL: text,
    COLLAPSE_ALIKE: flag,
    LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`),
    REQUESTS_AT_ONCE: integer(1, 10_000),
    REQUEST_SECONDS: integer(1, 600),
    SHUTDOWN_SECONDS: integer(1, 600),
    TRUST_PROXY: trust,
    CDN_SECONDS: integer(0, 604_800),
    CDN_PURGE_URL: web,
    CDN_PURGE_HEADER: z.string().regex(/^[A-Za-z][A-Za-z0-9-]*: \S.*$/, 'must be a header such as Authorization: Bearer TOKEN'),
    DEMO_CATALOGUE: demoItems,
    BLOG_URL: web,
    SELLER_URL: web,
    SOCIAL_URLS: socialUrls,
    SUPPORT_EMAIL: text,
    SUPPORT_PHONE: text,
    CHITRA_ALLOW_SANDBOX: flag,
    CHITRA_ALLOW_LIVE_ON_EMBEDDED: flag,
  })
  .partial()

export type Settings = z.output<typeof Settings>

/** The names of all settings. */
export const settingNames: readonly string[] = Object.keys(Settings.shape)

/** The valid settings, and a sentence for each invalid one. */
export function parseSettings(given: Readonly<Record<string, string>>): { settings: Settings; problems: string[] } {
  const { data, error } = Settings.safeParse(given)
  if (error === undefined) return { settings: data, problems: [] }
  const messages = new Map<PropertyKey, string>()
  for (const { path, message } of error.issues) if (!messages.has(path[0] ?? '')) messages.set(path[0] ?? '', message)
  const right = Object.fromEntries(Object.entries(given).filter(([name]) => !messages.has(name)))
  return { settings: Settings.parse(right), problems: [...messages].map(([name, message]) => `${String(name)}: ${message}`) }
}
