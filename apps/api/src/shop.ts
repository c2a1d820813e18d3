import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createAccounts, createSocial, sendResetLink } from './modules/accounts/index.ts'
import { createSearches, tidyUp } from './modules/insight/index.ts'
import { createGateway, type GatewayOptions, reconcile } from './modules/payments/index.ts'
import { createSearch } from './modules/search/index.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import { type Database, openDatabase } from './platform/database/database.ts'
import { localFiles } from './platform/files.ts'
import { newSecret } from './platform/ids.ts'
import { openLocate } from './platform/locate.ts'
import { startJobs } from './platform/jobs.ts'
import type { Log } from './platform/log.ts'
import { createMailer, type Mail } from './platform/mail.ts'
import { settingOf } from './platform/settings-store.ts'
import { buildServer, type OnAnswer, SANDBOX_PATH } from './server/server.ts'
import type { Services } from './services.ts'

/** Keys and address of the sandbox gateway: made once an installation. */
export interface SandboxKeys {
  keyId: string
  keySecret: string
  webhookSecret: string
}

export interface Sandbox {
  url: string
  keys: SandboxKeys
}

export interface Shop {
  url: string
  services: Services
  close(): Promise<void>
}

export interface ShopOptions {
  config: Config
  log: Log
  clock?: Clock
  database: Database
  /** Null when real keys are configured. */
  sandbox: Sandbox | null
  /** Sees every answer before it is written: tests hold them against the contract. */
  onAnswer?: OnAnswer | undefined
}

/** Milliseconds between two rounds of keeping the search tables tidy. */
const SEARCH_UPKEEP = 60_000

export const filesOf = (config: Pick<Config, 'dataDir'>) => localFiles(join(config.dataDir, 'files'))

/** Throws one sentence when the data folder cannot be written. */
export async function prepareDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true })
    await filesOf({ dataDir }).check()
  } catch (cause) {
    throw new Error(`The data folder ${dataDir} cannot be written (${(cause as NodeJS.ErrnoException).code}). Check DATA_DIR.`, { cause })
  }
}

export async function sandboxKeys({ db }: Database): Promise<SandboxKeys> {
  const make = (name: string) => settingOf(db, `sandbox-${name}`, newSecret)
  return {
    keyId: `rzp_test_${(await make('key-id')).replace(/[^A-Za-z0-9]/g, '').slice(0, 14)}`,
    keySecret: await make('key-secret'),
    webhookSecret: await make('webhook-secret'),
  }
}

export interface OpenServices {
  services: Services
  /** Ends what runs behind the services; the database stays open. */
  close(): Promise<void>
}

/** Everything an operation may reach, with the queue's workers running: for the server, and for the operator's commands. */
export async function openServices({ config, log, clock = systemClock, database, sandbox }: ShopOptions): Promise<OpenServices> {
  const publicUrl =
    config.publicUrl ?? `http://${config.host === '0.0.0.0' || config.host === '::' ? '127.0.0.1' : config.host}:${config.port}`
  const search = createSearch({ database })
  await search.start()
  const partial = {
    config,
    publicUrl,
    database,
    db: database.db,
    files: filesOf(config),
    search,
    searches: createSearches({ db: database.db, clock }),
    locate: await openLocate(config.ipLocationDb),
    accounts: createAccounts({ db: database.db, clock }),
    social: createSocial(config, await settingOf(database.db, 'social-secret', newSecret), clock),
    gateway: createGateway(gatewayOptions(config, sandbox), log),
    mailer: createMailer(config, log),
    clock,
    log,
    downloadSecret: await settingOf(database.db, 'download-secret', newSecret),
  }
  // Jobs need the services and the services the jobs: the workers see the finished whole.
  const services = partial as Services
  services.jobs = await startJobs(
    database,
    {
      mail: (mail) => services.mailer.deliver(mail as Mail),
      'reset-link': (data) => sendResetLink(services, (data as { emailKey: string }).emailKey),
      reconcile: async () => void (await reconcile(services)),
      tidy: () => tidyUp(services),
    },
    log,
  )
  return {
    services,
    async close() {
      await services.searches
        .flush()
        .catch((error: unknown) => log.error({ error: String(error) }, 'what was searched is not written down'))
      await services.jobs.stop()
      await search.stop()
    },
  }
}

/** Opens a shop on an open database: services, jobs, server, listening. */
export async function openShop(options: ShopOptions): Promise<Shop> {
  const { config, log, database, sandbox } = options
  const { services, close } = await openServices(options)
  const server = await buildServer(services, { sandboxUrl: sandbox?.url ?? null, onAnswer: options.onAnswer })
  // Whether a commit outlives a power cut is for the operator to know (TV-05).
  const { rows } = await database.pool.query<{ fsync: string }>('show fsync')
  log.info({ embedded: database.embedded, fsync: rows[0]?.fsync }, 'database')
  await server.listen({ host: config.host, port: config.port })
  // What a crash left open is looked after at once, not at the next quarter of an hour.
  await services.jobs.send('reconcile', {})
  const upkeep = setInterval(
    () =>
      void Promise.all([services.search.settle(), services.searches.flush()]).catch((error: unknown) =>
        log.error({ error: String(error) }, 'search upkeep'),
      ),
    SEARCH_UPKEEP,
  )
  return {
    url: services.publicUrl,
    services,
    async close() {
      clearInterval(upkeep)
      await server.close()
      await close()
    },
  }
}

function gatewayOptions(config: Config, sandbox: Sandbox | null): GatewayOptions {
  if (config.razorpay !== null) return { ...config.razorpay, sandbox: false }
  if (sandbox === null) throw new Error('no payment gateway: neither keys nor a sandbox')
  return {
    keyId: sandbox.keys.keyId,
    keySecret: sandbox.keys.keySecret,
    webhookSecrets: [sandbox.keys.webhookSecret],
    apiUrl: sandbox.url,
    checkoutScript: `${SANDBOX_PATH}/v1/checkout.js`,
    sandbox: true,
  }
}

export { openDatabase }
