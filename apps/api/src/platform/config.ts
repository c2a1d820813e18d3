import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { CHITRA, DEMO_OFFER, type Shop } from '@chitra/messages/shop.ts'
import type { Supplier } from '@chitra/gst/parties.ts'
import { parseSettings, settingNames, type Settings } from './settings.ts'
import { supplierOf } from './supplier.ts'
import type { TracesPlace } from './tracing.ts'

/** Address of Razorpay's API. Any other `RAZORPAY_API_URL` is a sandbox, which serves its own checkout script. */
const RAZORPAY = 'https://api.razorpay.com'
const RAZORPAY_SCRIPT = 'https://checkout.razorpay.com/v1/checkout.js'
/** The issuer of Google's identity tokens, Facebook's API for servers, and its login dialog. */
const GOOGLE = 'https://accounts.google.com'
const FACEBOOK_GRAPH = 'https://graph.facebook.com'
const FACEBOOK_DIALOG = 'https://www.facebook.com'

/** The address of the operator's mark, and its greatest size in bytes: every page loads it. */
export const MARK_PATH = '/mark.svg'
const MARK_BYTES = 100_000

/** The model that comes with the shop (docs/decisions/0049-look.md). */
export const BUILT_IN_MODEL = 'built-in'

export interface Config {
  production: boolean
  /** Whose shop it is. */
  shop: Shop
  /** Who sells, as registered for GST; null for a shop that charges none. */
  supplier: Supplier | null
  /** The operator's mark, an SVG document; null for Chitra's. */
  markSvg: Buffer | null
  host: string
  port: number
  /** Where machines read metrics and readiness; null for nowhere. */
  metrics: { host: string; port: number } | null
  /** Where traces are sent; null for nowhere. */
  traces: TracesPlace | null
  /** The shop's public origin, without a trailing slash; null to derive it from host and port. */
  publicUrl: string | null
  /** Absolute path. */
  dataDir: string
  /** `s3://bucket/prefix`; null for a folder in `dataDir`. */
  filesUrl: string | null
  /** Whether browsers get files from that store itself. */
  filesDirect: boolean
  /** null for the embedded database in `dataDir`. */
  databaseUrl: string | null
  /** Copies of that database for lists and pages, and by how much they may be behind; null for none. */
  databaseReplicas: { urls: string[]; maxLagSeconds: number } | null
  smtpUrl: string | null
  mailFrom: string
  /** Shows unsent mails at /dev/mailbox, to requests from this machine only. */
  devMailbox: boolean
  /** null when no keys are set: the sandbox gateway is used. */
  razorpay: { keyId: string; keySecret: string; webhookSecrets: string[]; apiUrl: string; checkoutScript: string } | null
  allowSandbox: boolean
  google: { clientId: string; clientSecret: string; issuer: string } | null
  facebook: { appId: string; appSecret: string; graphUrl: string; dialogUrl: string } | null
  /** Replaces Google and Facebook by our sandbox identity provider; for demonstrations only. */
  sandboxIdentity: boolean
  /** Address of a script that counts visits, if any. */
  analyticsScript: string | null
  /** A local .mmdb file that maps network addresses to countries; null for an installed one, if any. */
  ipLocationDb: string | null
  /** Free items a user may download a day; 0 for no limit. */
  freeDownloadsPerDay: number
  /** Originals are downloaded with the licence's code inside. */
  proofInFiles: boolean
  /** Where searches are answered without a search engine: from a copy of the index in memory while it is up to date, or always from the database. */
  searchIndex: NonNullable<Settings['SEARCH_INDEX']>
  /** The search engine that answers searches while it is up to date, with user and password; null for none. */
  searchUrl: string | null
  /** The ONNX file that says what pictures look like; `built-in` for ours, null for none. */
  embeddingModel: string | null
  /** Whether lists leave out near-twins. */
  collapseAlike: boolean
  logLevel: NonNullable<Settings['LOG_LEVEL']>
  /** Requests handled at the same time; further ones are answered with 503. */
  requestsAtOnce: number
  /** Seconds within which a whole request must arrive. */
  requestSeconds: number
  /** Seconds that running requests are given when the shop stops. */
  shutdownSeconds: number
  /** Proxies whose `X-Forwarded-*` headers are trusted: none (false), a number of hops, or addresses. */
  trustProxy: boolean | number | string
  /** How long a CDN may hold what everybody is answered alike, and how it is told of a change; `purge` is null where it is not told. */
  cdn: { seconds: number; purge: { url: string; header: { name: string; value: string } | null } | null }
  /** Number of demo items drawn and imported at the start. */
  demoCatalogue: number
  links: { blogUrl: string; sellerUrl: string; socialUrls: { name: string; url: string }[]; supportEmail: string; supportPhone: string }
}

/** Raised with one sentence for each invalid setting, so that an operator can correct all of them at once. */
export class ConfigError extends Error {
  readonly problems: string[]
  constructor(problems: string[]) {
    super(`The configuration is invalid:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.name = 'ConfigError'
    this.problems = problems
  }
}

/** Prefixes of our variables: an unknown name with one of them is probably misspelt, and would otherwise be ignored. */
const OUR_PREFIXES =
  /^(RAZORPAY|ANALYTICS_|CHITRA|SMTP|MAIL|DEV_MAIL|FACEBOOK_|GOOGLE_|IP_LOC|FREE_DOWN|TRUST_PROX|DEMO_|PUBLIC_UR|DATA_D|DATABASE_R|FILES_|METRICS_|SUPPORT_|SELLER_|BLOG_|SOCIAL_|REQUESTS_AT|REQUEST_SEC|SITE_|TAX_|SUPPLIER|EXPORT_T|SHUTDOWN_SEC|PROOF_|SEARCH_|EMBED|COLLAPSE_|CDN_)/

/**
 * Reads the configuration.
 * @param environment the process's environment
 * @param file the variables of `.env`; each must be a setting, and the environment takes precedence
 * @throws ConfigError listing every unknown name and invalid value
 */
export function readConfig(environment: Record<string, string | undefined>, file: Record<string, string | undefined> = {}): Config {
  const unknown = (name: string): boolean => !settingNames.includes(name)
  const given: Record<string, string> = {}
  for (const name of settingNames) {
    const value = (environment[name] ?? file[name] ?? '').trim()
    if (value !== '') given[name] = value
  }
  const { settings, problems } = parseSettings(given)
  problems.unshift(
    ...Object.keys(file)
      .filter(unknown)
      .map((name) => `${name}: there is no such setting (in .env)`),
    ...Object.keys(environment)
      .filter((name) => OUR_PREFIXES.test(name) && unknown(name))
      .map((name) => `${name}: there is no such setting`),
  )

  const production = settings.NODE_ENV === 'production'
  const markSvg = settings.SITE_MARK === undefined ? null : readMark(resolve(settings.SITE_MARK), problems)
  const demoCatalogue = settings.DEMO_CATALOGUE ?? (production ? 0 : 120)
  const supplier = supplierOf(settings, demoCatalogue > 0 && settings.RAZORPAY_KEY_ID === undefined, problems)
  const shop: Shop = {
    name: settings.SITE_NAME ?? CHITRA.name,
    offer: settings.SITE_OFFER ?? (demoCatalogue > 0 ? DEMO_OFFER : CHITRA).offer,
    offerInHindi: settings.SITE_OFFER_HI ?? settings.SITE_OFFER ?? (demoCatalogue > 0 ? DEMO_OFFER : CHITRA).offerInHindi,
    tax: { percent: settings.TAX_PERCENT ?? CHITRA.tax.percent, label: settings.TAX_LABEL ?? CHITRA.tax.label },
    accent: settings.ACCENT ?? CHITRA.accent,
    mark: markSvg === null ? CHITRA.mark : MARK_PATH,
    gst: supplier === null ? null : { state: supplier.state, isExportTaxed: settings.EXPORT_TAX ?? true },
  }
  const config: Config = {
    production,
    shop,
    supplier,
    markSvg,
    host: settings.HOST ?? '127.0.0.1',
    port: settings.PORT ?? 4000,
    metrics: settings.METRICS_PORT === undefined ? null : { host: settings.METRICS_HOST ?? '127.0.0.1', port: settings.METRICS_PORT },
    traces:
      settings.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? null
        : { url: settings.OTEL_EXPORTER_OTLP_ENDPOINT, ratio: settings.OTEL_TRACES_SAMPLER_ARG ?? 1 },
    publicUrl: settings.PUBLIC_URL ?? null,
    dataDir: resolve(settings.DATA_DIR ?? './data'),
    filesUrl: settings.FILES_URL ?? null,
    filesDirect: settings.FILES_DIRECT ?? false,
    databaseUrl: settings.DATABASE_URL ?? null,
    databaseReplicas:
      settings.DATABASE_REPLICA_URLS === undefined
        ? null
        : { urls: settings.DATABASE_REPLICA_URLS, maxLagSeconds: settings.DATABASE_REPLICA_LAG_SECONDS ?? 5 },
    smtpUrl: settings.SMTP_URL ?? null,
    mailFrom: settings.MAIL_FROM ?? `"${shop.name}" <no-reply@localhost>`,
    devMailbox: settings.DEV_MAILBOX ?? false,
    razorpay: razorpayOf(settings, problems),
    allowSandbox: settings.CHITRA_ALLOW_SANDBOX ?? false,
    google: googleOf(settings, problems),
    facebook: facebookOf(settings, problems),
    sandboxIdentity: settings.SANDBOX_IDENTITY ?? false,
    analyticsScript: settings.ANALYTICS_SCRIPT_URL ?? null,
    ipLocationDb: settings.IP_LOCATION_DB ?? null,
    freeDownloadsPerDay: settings.FREE_DOWNLOADS_PER_DAY ?? 100,
    proofInFiles: settings.PROOF_IN_FILES ?? false,
    // Somebody who tries the shop out reads the console; an operator reads the log.
    searchIndex: settings.SEARCH_INDEX ?? 'memory',
    embeddingModel: embeddingModelOf(settings.EMBEDDING_MODEL, problems),
    collapseAlike: settings.COLLAPSE_ALIKE ?? false,
    searchUrl: settings.SEARCH_URL ?? null,
    logLevel: settings.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    requestsAtOnce: settings.REQUESTS_AT_ONCE ?? 100,
    requestSeconds: settings.REQUEST_SECONDS ?? 30,
    shutdownSeconds: settings.SHUTDOWN_SECONDS ?? 10,
    trustProxy: settings.TRUST_PROXY ?? false,
    cdn: { seconds: settings.CDN_SECONDS ?? 10, purge: purgeOf(settings, problems) },
    demoCatalogue,
    links: {
      blogUrl: settings.BLOG_URL ?? '',
      sellerUrl: settings.SELLER_URL ?? '',
      socialUrls: settings.SOCIAL_URLS ?? [],
      supportEmail: settings.SUPPORT_EMAIL ?? 'support@example.com',
      supportPhone: settings.SUPPORT_PHONE ?? '',
    },
  }
  if (config.razorpay?.keyId.startsWith('rzp_live_') && config.databaseUrl === null && !(settings.CHITRA_ALLOW_LIVE_ON_EMBEDDED ?? false))
    problems.push(
      'RAZORPAY_KEY_ID: a live key needs DATABASE_URL, because the embedded database can lose the last seconds at a power cut (CHITRA_ALLOW_LIVE_ON_EMBEDDED=yes accepts that)',
    )
  if (config.razorpay?.keyId.startsWith('rzp_live_') && supplier === null && shop.tax.percent > 0 && /gst/i.test(shop.tax.label))
    problems.push(
      'TAX_LABEL: GST may be charged only by who is registered for it. Set SUPPLIER_GSTIN and the other SUPPLIER_ settings, or TAX_PERCENT=0, or the name of the tax that you do charge',
    )
  if (production && config.razorpay === null && !config.allowSandbox)
    problems.push(
      'RAZORPAY_KEY_ID: missing; in production the sandbox gateway, which gives pictures away, is used only with CHITRA_ALLOW_SANDBOX=yes',
    )
  if (config.databaseReplicas !== null && config.databaseUrl === null)
    problems.push('DATABASE_REPLICA_URLS: needs DATABASE_URL, the database that they are replicas of')
  if (settings.SEARCH_URL !== undefined && settings.SEARCH_INDEX !== undefined)
    problems.push('SEARCH_INDEX: with SEARCH_URL, the engine there answers searches; only one of the two can be set')
  if (config.filesDirect && config.filesUrl === null) problems.push('FILES_DIRECT: needs FILES_URL, a store that browsers can reach')
  if (production && config.publicUrl === null) problems.push('PUBLIC_URL: needed in production, because mails carry links')
  if (production && config.smtpUrl === null)
    problems.push('SMTP_URL: needed in production, because mails carry the links that open accounts')
  if (config.devMailbox && (production || config.razorpay?.keyId.startsWith('rzp_live_')))
    problems.push('DEV_MAILBOX: it gives access to every account, so it is refused in production and with live keys')
  if (config.sandboxIdentity && (production || config.google !== null || config.facebook !== null))
    problems.push('SANDBOX_IDENTITY: lets anybody sign in as invented people; it is not for production, nor beside Google or Facebook')
  if (problems.length > 0) throw new ConfigError(problems)
  return config
}

/** The operator's mark. Scripts in it do not run, because pages load it as a picture; so only its format and size are checked. */
function readMark(path: string, problems: string[]): Buffer | null {
  try {
    const svg = readFileSync(path)
    if (svg.length <= MARK_BYTES && /<svg[\s>]/.test(svg.toString('utf8'))) return svg
    problems.push(`SITE_MARK: ${path} must be an SVG file of at most ${MARK_BYTES / 1000} kB`)
  } catch (error) {
    problems.push(`SITE_MARK: ${path} cannot be read (${(error as NodeJS.ErrnoException).code})`)
  }
  return null
}

function embeddingModelOf(setting: string | undefined, problems: string[]): string | null {
  if (setting === undefined || setting === BUILT_IN_MODEL) return BUILT_IN_MODEL
  if (setting === 'off') return null
  if (!existsSync(setting)) problems.push(`EMBEDDING_MODEL: there is no file ${setting}`)
  return resolve(setting)
}

function razorpayOf(settings: Settings, problems: string[]): Config['razorpay'] {
  const [keyId, keySecret, webhookSecret] = [settings.RAZORPAY_KEY_ID, settings.RAZORPAY_KEY_SECRET, settings.RAZORPAY_WEBHOOK_SECRET]
  const given = [keyId, keySecret, webhookSecret].filter((value) => value !== undefined)
  const apiUrl = (settings.RAZORPAY_API_URL ?? RAZORPAY).replace(/\/$/, '')
  const previous = settings.RAZORPAY_WEBHOOK_SECRET_PREVIOUS
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

function purgeOf({ CDN_PURGE_URL: url, CDN_PURGE_HEADER: header }: Settings, problems: string[]): Config['cdn']['purge'] {
  if (url === undefined) {
    if (header !== undefined) problems.push('CDN_PURGE_HEADER: needs CDN_PURGE_URL')
    return null
  }
  const [name = '', ...value] = header?.split(': ') ?? []
  return { url, header: header === undefined ? null : { name, value: value.join(': ') } }
}

/** Two settings that only make sense together. */
function pair(first: string | undefined, second: string | undefined, names: [string, string], problems: string[]): [string, string] | null {
  if (first !== undefined && second !== undefined) return [first, second]
  if (first !== undefined || second !== undefined) problems.push(`${names.join(', ')}: both are needed, or neither`)
  return null
}

const withoutTrailingSlash = (address: string): string => address.replace(/\/$/, '')

function googleOf(settings: Settings, problems: string[]): Config['google'] {
  const given = pair(settings.GOOGLE_CLIENT_ID, settings.GOOGLE_CLIENT_SECRET, ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'], problems)
  const issuer = withoutTrailingSlash(settings.GOOGLE_ISSUER ?? GOOGLE)
  return given === null ? null : { clientId: given[0], clientSecret: given[1], issuer }
}

function facebookOf(settings: Settings, problems: string[]): Config['facebook'] {
  const given = pair(settings.FACEBOOK_APP_ID, settings.FACEBOOK_APP_SECRET, ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'], problems)
  const graphUrl = withoutTrailingSlash(settings.FACEBOOK_GRAPH_URL ?? FACEBOOK_GRAPH)
  // Facebook's login dialog and its API have different hosts; a stand-in serves both.
  const dialogUrl = graphUrl === FACEBOOK_GRAPH ? FACEBOOK_DIALOG : graphUrl
  return given === null ? null : { appId: given[0], appSecret: given[1], graphUrl, dialogUrl }
}
