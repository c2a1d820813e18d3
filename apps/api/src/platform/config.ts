import { resolve } from 'node:path'

/** Where Razorpay's own API answers; any other `RAZORPAY_API_URL` is a twin that serves its own checkout script. */
const RAZORPAY = 'https://api.razorpay.com'
const RAZORPAY_SCRIPT = 'https://checkout.razorpay.com/v1/checkout.js'
/** Who signs Google's identity tokens, and where Facebook answers servers and asks visitors. */
const GOOGLE = 'https://accounts.google.com'
const FACEBOOK_GRAPH = 'https://graph.facebook.com'
const FACEBOOK_DIALOG = 'https://www.facebook.com'

export interface Config {
  production: boolean
  host: string
  port: number
  /** Origin that people reach the shop at, without a trailing slash; null: derived from host and port. */
  publicUrl: string | null
  /** Absolute path. */
  dataDir: string
  /** null: the embedded database in `dataDir`. */
  databaseUrl: string | null
  smtpUrl: string | null
  mailFrom: string
  /** null: no keys given, the sandbox gateway is used. */
  razorpay: { keyId: string; keySecret: string; webhookSecrets: string[]; apiUrl: string; checkoutScript: string } | null
  allowSandbox: boolean
  google: { clientId: string; clientSecret: string; issuer: string } | null
  facebook: { appId: string; appSecret: string; graphUrl: string; dialogUrl: string } | null
  /** Address of a script that counts visits; null: none. */
  analyticsScript: string | null
  /** A local .mmdb file that tells a country by a network address; null: one that is installed, if any. */
  ipLocationDb: string | null
  /** Free items a user may fetch a day; 0: as many as they like. */
  freeDownloadsPerDay: number
  logLevel: LogLevel
  /** Which proxies' `X-Forwarded-*` are believed: false, a number of hops, or addresses. */
  trustProxy: boolean | number | string
  /** How many demo items are drawn and imported at the start; 0: none. */
  demoCatalogue: number
  links: { blogUrl: string; sellerUrl: string; socialUrls: { name: string; url: string }[]; supportEmail: string; supportPhone: string }
}

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const
type LogLevel = (typeof LOG_LEVELS)[number]

/** Raised with one sentence for each setting that is wrong, so that an operator mends all of them at once. */
export class ConfigError extends Error {
  readonly problems: string[]
  constructor(problems: string[]) {
    super(`The configuration is not right:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.name = 'ConfigError'
    this.problems = problems
  }
}

type Parse<T> = (text: string) => T
const fail = (why: string): never => {
  throw new Error(why)
}

const text: Parse<string> = (value) => value
const flag: Parse<boolean> = (value) =>
  /^(yes|true|on|1)$/i.test(value) || (/^(no|false|off|0)$/i.test(value) ? false : fail('must be yes or no'))
const port: Parse<number> = (value) =>
  /^\d{1,5}$/.test(value) && Number(value) <= 65_535 ? Number(value) : fail('must be a port number from 0 to 65535')
const urlOf =
  (...protocols: string[]): Parse<string> =>
  (value) => {
    const url = URL.canParse(value) ? new URL(value) : fail(`must be an address such as ${protocols[0]}//example.com`)
    return protocols.includes(url.protocol) ? value : fail(`must begin with ${protocols.map((p) => `${p}//`).join(' or ')}`)
  }
const origin: Parse<string> = (value) => {
  const url = new URL(urlOf('https:', 'http:')(value))
  return url.pathname === '/' && !url.search ? url.origin : fail('must be an origin, without a path')
}
const level: Parse<LogLevel> = (value) => LOG_LEVELS.find((name) => name === value) ?? fail(`must be one of ${LOG_LEVELS.join(', ')}`)
const trust: Parse<boolean | number | string> = (value) => {
  if (/^\d+$/.test(value)) return Number(value)
  if (/^(yes|true|on|no|false|off)$/i.test(value)) return flag(value)
  return /^[0-9a-fA-F.:/, ]+$/.test(value) ? value : fail('must be a number of hops, yes, no, or a list of addresses')
}
const count: Parse<number> = (value) => {
  if (/^(on|yes|true)$/i.test(value)) return 120
  if (/^(off|no|false)$/i.test(value)) return 0
  return /^\d{1,6}$/.test(value) ? Number(value) : fail('must be on, off or a number of items')
}
const quota: Parse<number> = (value) => (/^\d{1,6}$/.test(value) ? Number(value) : fail('must be a number of items, or 0 for no limit'))
const socials: Parse<{ name: string; url: string }[]> = (value) =>
  value.split(',').map((entry) => {
    const [name, ...rest] = entry.split('=')
    return { name: (name ?? '').trim(), url: urlOf('https:')(rest.join('=').trim()) }
  })

const SETTINGS = {
  NODE_ENV: text,
  PORT: port,
  HOST: text,
  PUBLIC_URL: origin,
  DATA_DIR: text,
  DATABASE_URL: urlOf('postgres:', 'postgresql:'),
  SMTP_URL: urlOf('smtp:', 'smtps:'),
  MAIL_FROM: text,
  RAZORPAY_KEY_ID: text,
  RAZORPAY_KEY_SECRET: text,
  RAZORPAY_WEBHOOK_SECRET: text,
  RAZORPAY_WEBHOOK_SECRET_PREVIOUS: text,
  RAZORPAY_API_URL: urlOf('https:', 'http:'),
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  GOOGLE_ISSUER: urlOf('https:', 'http:'),
  FACEBOOK_APP_ID: text,
  FACEBOOK_APP_SECRET: text,
  FACEBOOK_GRAPH_URL: urlOf('https:', 'http:'),
  ANALYTICS_SCRIPT_URL: urlOf('https:', 'http:'),
  IP_LOCATION_DB: text,
  FREE_DOWNLOADS_PER_DAY: quota,
  LOG_LEVEL: level,
  TRUST_PROXY: trust,
  DEMO_CATALOGUE: count,
  BLOG_URL: urlOf('https:', 'http:'),
  SELLER_URL: urlOf('https:', 'http:'),
  SOCIAL_URLS: socials,
  SUPPORT_EMAIL: text,
  SUPPORT_PHONE: text,
  CHITRA_ALLOW_SANDBOX: flag,
  CHITRA_ALLOW_LIVE_ON_EMBEDDED: flag,
} satisfies Record<string, Parse<unknown>>
type Name = keyof typeof SETTINGS

/** Every setting there is; README.md and .env.example name the same. */
export const settingNames: readonly string[] = Object.keys(SETTINGS)

/** A variable that looks like one of ours but is not: a slip of the pen that would otherwise be ignored in silence. */
const OURS =
  /^(RAZORPAY|ANALYTICS_|CHITRA|SMTP|MAIL|FACEBOOK_|GOOGLE_|IP_LOC|FREE_DOWN|TRUST_PROX|DEMO_|PUBLIC_UR|DATA_D|SUPPORT_|SELLER_|BLOG_|SOCIAL_)/

/**
 * Reads the configuration.
 * @param environment the process's environment
 * @param file what `.env` says: every name in it must be ours; the environment wins over it
 * @throws ConfigError naming every wrong name and value
 */
export function readConfig(environment: Record<string, string | undefined>, file: Record<string, string | undefined> = {}): Config {
  const problems: string[] = []
  const known = (name: string): name is Name => Object.hasOwn(SETTINGS, name)
  for (const name of Object.keys(file)) if (!known(name)) problems.push(`${name}: there is no such setting (in .env)`)
  for (const name of Object.keys(environment)) if (OURS.test(name) && !known(name)) problems.push(`${name}: there is no such setting`)

  function get<N extends Name>(name: N): ReturnType<(typeof SETTINGS)[N]> | undefined {
    const value = environment[name] ?? file[name]
    if (value === undefined || value.trim() === '') return undefined
    try {
      return SETTINGS[name](value.trim()) as ReturnType<(typeof SETTINGS)[N]>
    } catch (error) {
      problems.push(`${name}: ${(error as Error).message}`)
      return undefined
    }
  }

  const production = get('NODE_ENV') === 'production'
  const config: Config = {
    production,
    host: get('HOST') ?? '127.0.0.1',
    port: get('PORT') ?? 4000,
    publicUrl: get('PUBLIC_URL') ?? null,
    dataDir: resolve(get('DATA_DIR') ?? './data'),
    databaseUrl: get('DATABASE_URL') ?? null,
    smtpUrl: get('SMTP_URL') ?? null,
    mailFrom: get('MAIL_FROM') ?? 'Chitra <no-reply@localhost>',
    razorpay: razorpayOf(get, problems),
    allowSandbox: get('CHITRA_ALLOW_SANDBOX') ?? false,
    google: googleOf(get, problems),
    facebook: facebookOf(get, problems),
    analyticsScript: get('ANALYTICS_SCRIPT_URL') ?? null,
    ipLocationDb: get('IP_LOCATION_DB') ?? null,
    freeDownloadsPerDay: get('FREE_DOWNLOADS_PER_DAY') ?? 100,
    // Who tries the shop out reads the console; who runs it reads the log.
    logLevel: get('LOG_LEVEL') ?? (production ? 'info' : 'warn'),
    trustProxy: get('TRUST_PROXY') ?? false,
    demoCatalogue: get('DEMO_CATALOGUE') ?? (production ? 0 : 120),
    links: {
      blogUrl: get('BLOG_URL') ?? '',
      sellerUrl: get('SELLER_URL') ?? '',
      socialUrls: get('SOCIAL_URLS') ?? [],
      supportEmail: get('SUPPORT_EMAIL') ?? 'support@example.com',
      supportPhone: get('SUPPORT_PHONE') ?? '',
    },
  }
  if (config.razorpay?.keyId.startsWith('rzp_live_') && config.databaseUrl === null && !(get('CHITRA_ALLOW_LIVE_ON_EMBEDDED') ?? false))
    problems.push(
      'RAZORPAY_KEY_ID: a live key needs DATABASE_URL, because the embedded database can lose the last seconds at a power cut (CHITRA_ALLOW_LIVE_ON_EMBEDDED=yes accepts that)',
    )
  if (production && config.razorpay === null && !config.allowSandbox)
    problems.push(
      'RAZORPAY_KEY_ID: missing; in production the sandbox gateway, which gives pictures away, is used only with CHITRA_ALLOW_SANDBOX=yes',
    )
  if (production && config.publicUrl === null) problems.push('PUBLIC_URL: needed in production, because mails carry links')
  if (problems.length > 0) throw new ConfigError(problems)
  return config
}

type Get = <N extends Name>(name: N) => ReturnType<(typeof SETTINGS)[N]> | undefined

function razorpayOf(get: Get, problems: string[]): Config['razorpay'] {
  const [keyId, keySecret, webhookSecret] = [get('RAZORPAY_KEY_ID'), get('RAZORPAY_KEY_SECRET'), get('RAZORPAY_WEBHOOK_SECRET')]
  const given = [keyId, keySecret, webhookSecret].filter((value) => value !== undefined)
  const apiUrl = (get('RAZORPAY_API_URL') ?? RAZORPAY).replace(/\/$/, '')
  const previous = get('RAZORPAY_WEBHOOK_SECRET_PREVIOUS')
  if (given.length === 0) return null
  if (keyId === undefined || keySecret === undefined || webhookSecret === undefined) {
    problems.push('RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET: all three are needed, or none')
    return null
  }
  return {
    keyId,
    keySecret,
    webhookSecrets: previous === undefined ? [webhookSecret] : [webhookSecret, previous],
    apiUrl,
    checkoutScript: apiUrl === RAZORPAY ? RAZORPAY_SCRIPT : `${apiUrl}/v1/checkout.js`,
  }
}

/** Two settings that make sense together alone. */
function pair(first: string | undefined, second: string | undefined, names: [string, string], problems: string[]): [string, string] | null {
  if (first !== undefined && second !== undefined) return [first, second]
  if (first !== undefined || second !== undefined) problems.push(`${names.join(', ')}: both are needed, or neither`)
  return null
}

const bare = (address: string): string => address.replace(/\/$/, '')

function googleOf(get: Get, problems: string[]): Config['google'] {
  const given = pair(get('GOOGLE_CLIENT_ID'), get('GOOGLE_CLIENT_SECRET'), ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'], problems)
  const issuer = bare(get('GOOGLE_ISSUER') ?? GOOGLE)
  return given === null ? null : { clientId: given[0], clientSecret: given[1], issuer }
}

function facebookOf(get: Get, problems: string[]): Config['facebook'] {
  const given = pair(get('FACEBOOK_APP_ID'), get('FACEBOOK_APP_SECRET'), ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'], problems)
  const graphUrl = bare(get('FACEBOOK_GRAPH_URL') ?? FACEBOOK_GRAPH)
  // Facebook asks its visitors on another host than it answers servers; a twin does both.
  const dialogUrl = graphUrl === FACEBOOK_GRAPH ? FACEBOOK_DIALOG : graphUrl
  return given === null ? null : { appId: given[0], appSecret: given[1], graphUrl, dialogUrl }
}
