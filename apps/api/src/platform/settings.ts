import * as z from 'zod'
import { accentProblem } from './accent.ts'

// What each setting may say, with the words for one that is wrong; `config.ts` puts them together. docs/settings.md and .env.example list the same.

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const

const text = z.string()

const flag = z.stringbool({ truthy: ['yes', 'true', 'on', '1'], falsy: ['no', 'false', 'off', '0'], error: 'must be yes or no' })

const whole = (least: number, most: number, error = `must be a whole number from ${least} to ${most}`) =>
  z
    .string()
    .regex(/^\d{1,6}$/, error)
    .transform(Number)
    .pipe(z.number().min(least, error).max(most, error))

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

/** How many demo items "on" means. */
const DEMO_ITEMS = 120
const WRONG_ITEMS = 'must be on, off or a number of items'
// A number first: `1` is one item, and not yes.
const demoItems = z.union([whole(0, 999_999, WRONG_ITEMS), flag.transform((isOn) => (isOn ? DEMO_ITEMS : 0))], WRONG_ITEMS)

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
    SITE_MARK: text,
    ACCENT: accent,
    TAX_PERCENT: whole(0, 99),
    TAX_LABEL: z.string().regex(/^[\p{L}\p{M}\p{N} .]{1,12}$/u, 'must be a word of at most 12 letters'),
    PORT: whole(0, 65_535, 'must be a port number from 0 to 65535'),
    HOST: text,
    PUBLIC_URL: origin,
    DATA_DIR: text,
    DATABASE_URL: address('postgres:', 'postgresql:'),
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
    FREE_DOWNLOADS_PER_DAY: whole(0, 999_999, 'must be a number of items, or 0 for no limit'),
    LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`),
    REQUESTS_AT_ONCE: whole(1, 10_000),
    REQUEST_SECONDS: whole(1, 600),
    SHUTDOWN_SECONDS: whole(1, 600),
    TRUST_PROXY: trust,
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

/** Every setting there is. */
export const settingNames: readonly string[] = Object.keys(Settings.shape)

/** What the settings say, without those that are wrong, and a sentence for each of these. */
export function parseSettings(given: Readonly<Record<string, string>>): { settings: Settings; problems: string[] } {
  const { data, error } = Settings.safeParse(given)
  if (error === undefined) return { settings: data, problems: [] }
  const words = new Map<PropertyKey, string>()
  for (const { path, message } of error.issues) if (!words.has(path[0] ?? '')) words.set(path[0] ?? '', message)
  const right = Object.fromEntries(Object.entries(given).filter(([name]) => !words.has(name)))
  return { settings: Settings.parse(right), problems: [...words].map(([name, message]) => `${String(name)}: ${message}`) }
}
