import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Shop as Facts } from '@chitra/messages/shop.ts'
import { createSessions, createSocial, deliver, queueCreatorUpdates, type Sessions, type Social } from './modules/accounts/index.ts'
import {
  createGateway,
  type Gateway,
  type GatewayOptions,
  isReconciling,
  type NeedsOfPayments,
  reconcile,
} from './modules/payments/index.ts'
import { createSearches, type Searches } from './modules/popular-searches/index.ts'
import { createSearch, type Search } from './modules/search/index.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import { type Database, type Db, openDatabase } from './platform/database/database.ts'
import { diskSentence } from './platform/disk-errors.ts'
import { type Files, localFiles } from './platform/files.ts'
import { newSecret } from './platform/ids.ts'
import { type Locate, openLocate } from './platform/locate.ts'
import { type Jobs, startJobs } from './platform/jobs.ts'
import type { Log } from './platform/log.ts'
import { createMailer, type Mailer } from './platform/mail.ts'
import { settingOf } from './platform/settings-store.ts'
import { buildServer, type OnAnswer, SANDBOX_PATH } from './server/server.ts'
import { tidyUp } from './tidy-up.ts'

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

/** All that is made at the start. Nobody but this file knows the whole: an operation, the server or a command names the few things it needs. */
interface Services {
  config: Config
  /** Whose shop it is. */
  shop: Facts
  /** Origin that people reach the shop at; mails carry it. */
  publicUrl: string
  database: Database
  db: Db
  files: Files
  search: Search
  /** Counts what is searched. */
  searches: Searches
  locate: Locate
  sessions: Sessions
  social: Social
  gateway: Gateway
  mailer: Mailer
  jobs: Jobs
  clock: Clock
  log: Log
  /** Whether the rest of the demo catalogue is being drawn, while the shop is open. */
  demonstration: { isDrawing: boolean }
  /** Signs download addresses. */
  downloadSecret: string
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
  /** False for whoever makes rounds of reconciliation and counts them, an operator's command or a test: none of the queue comes in between. */
  queueReconciles?: boolean
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
    throw new Error(
      `The data folder ${diskSentence(cause, dataDir) ?? `${dataDir} cannot be written (${(cause as NodeJS.ErrnoException).code}). Check DATA_DIR.`}`,
      { cause },
    )
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
export async function openServices({
  config,
  log,
  clock = systemClock,
  database,
  sandbox,
  queueReconciles = true,
}: ShopOptions): Promise<OpenServices> {
  const publicUrl =
    config.publicUrl ?? `http://${config.host === '0.0.0.0' || config.host === '::' ? '127.0.0.1' : config.host}:${config.port}`
  const search = createSearch({ database })
  await search.start()
  const made: Omit<Services, 'jobs'> = {
    config,
    shop: config.shop,
    publicUrl,
    database,
    db: database.db,
    files: filesOf(config),
    search,
    searches: createSearches({ db: database.db, clock, log, secret: await settingOf(database.db, 'visitor-secret', newSecret) }),
    locate: await openLocate(config.ipLocationDb),
    sessions: createSessions({ db: database.db, clock }),
    social: createSocial(config, await settingOf(database.db, 'social-secret', newSecret), clock),
    gateway: createGateway(gatewayOptions(config, sandbox), log),
    mailer: createMailer(config, log),
    clock,
    log,
    demonstration: { isDrawing: false },
    downloadSecret: await settingOf(database.db, 'download-secret', newSecret),
  }
  const jobs = await startJobs(database, log, (queue) => ({
    mail: (data) => deliver(made, data),
    reconcile: async (data) => {
      if (queueReconciles) await reconcileInTurn({ ...made, jobs: queue }, data)
    },
    'creator-updates': () => queueCreatorUpdates({ ...made, jobs: queue }),
    tidy: () => tidyUp(made),
  }))
  const services: Services = { ...made, jobs }
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

/**
 * The queue's round. One that is still under way is left to end; what a start left open is looked at whatever its age, and again soon when the gateway does
 * not answer.
 */
async function reconcileInTurn(services: NeedsOfPayments, { start = false }: { start?: boolean }): Promise<void> {
  if (isReconciling(services) && !start) return
  const { silent } = await reconcile(services, { all: start })
  if (silent) throw new Error('the payment gateway does not answer')
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
  await services.jobs.send('reconcile', { start: true })
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
      // A visitor who never reads to the end would keep the shop from ending.
      const deadline = setTimeout(() => server.server.closeAllConnections(), config.shutdownSeconds * 1_000)
      await server.close()
      clearTimeout(deadline)
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
