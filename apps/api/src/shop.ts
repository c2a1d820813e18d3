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
import { ensureFirstText, issueMissing } from './modules/licences/index.ts'
import { makeQueuedPaper, type Seller, withPaper } from './modules/invoices/index.ts'
import { compareLooks, createLooker, createLookIndex, type Looker, type LookIndex } from './modules/looks/index.ts'
import { checkHealth } from './modules/health/index.ts'
import { pageVersion } from './modules/pages/index.ts'
import { createFollower, type Follower } from './modules/changes/index.ts'
import { createSearches, type Searches } from './modules/popular-searches/index.ts'
import {
  createMemorySearch,
  createOpenSearch,
  createSearch,
  type FollowingEngine,
  type MemorySearch,
  type Search,
} from './modules/search/index.ts'
import {
  type CategoryIds,
  createCategoryIds,
  createListedItems,
  fillLooks,
  fillPalettes,
  type ListedItems,
} from './modules/catalogue/index.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import { type Database, type Db, openDatabase } from './platform/database/database.ts'
import { openReads } from './platform/database/reads.ts'
import { diskSentence } from './platform/disk-errors.ts'
import { type Files, filesOf, type FilesPlace } from './platform/files/index.ts'
import { newSecret } from './platform/ids.ts'
import { IN_BACKGROUND, type Pace } from './platform/in-batches.ts'
import { type Locate, openLocate } from './platform/locate.ts'
import { type Jobs, startJobs } from './platform/jobs.ts'
import type { Log } from './platform/log.ts'
import { createMailer, type Mailer } from './platform/mail.ts'
import { settingOf } from './platform/settings-store.ts'
import { createTracing } from './platform/tracing.ts'
import { versionReader } from './platform/version-reader.ts'
import { startPurging } from './server/cdn-purge.ts'
import { startMonitoring } from './server/monitoring/monitoring-server.ts'
import { buildServer, type OnAnswer, SANDBOX_PATH } from './server/server.ts'
import { tidyUp } from './tidy-up.ts'

/** Keys of the sandbox gateway, generated once per installation. */
export interface SandboxKeys {
  keyId: string
  keySecret: string
  webhookSecret: string
}

export interface Sandbox {
  url: string
  keys: SandboxKeys
}

/** All services of the shop. Only this file knows all of them: operations, server and commands each name the few they need. */
interface Services {
  config: Config
  /** Whose shop it is. */
  shop: Facts
  /** Whose invoices it writes. */
  seller: Seller
  /** The shop's public origin, also used for links in mails. */
  publicUrl: string
  database: Database
  db: Db
  /** For what everybody sees alike, perhaps a moment old: a replica, if there is one. */
  reads: Db
  /** Whether that is a replica at the moment. */
  readsReplica: () => boolean
  /** Changes whenever the content of a page may have changed; null if it is not known. */
  contentVersion: () => Promise<string | null>
  files: Files
  search: Search
  /** Says what pictures look like; null where that is off. */
  looker: Looker | null
  /** Finds what looks alike; null where nothing says what pictures look like. */
  lookIndex: LookIndex | null
  /** Answers searches in place of the database; null where that answers all. */
  searchEngine: FollowingEngine | null
  /** The same, if it is in memory. */
  searchIndex: MemorySearch | null
  /** What changes of the items, by any process. */
  changes: Follower
  /** Items as lists show them. */
  listed: ListedItems
  categoryIds: CategoryIds
  /** Counts searches. */
  searches: Searches
  locate: Locate
  sessions: Sessions
  social: Social
  gateway: Gateway
  mailer: Mailer
  jobs: Jobs
  clock: Clock
  log: Log
  /** Whether the demo catalogue is still being drawn. */
  demonstration: { isDrawing: boolean }
  /** Signs download addresses. */
  downloadSecret: string
  /** Makes the nonces of pages. */
  pageSecret: string
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
  /** False for an operator's command or a test that runs reconciliation itself, so that the queue does not interfere. */
  queueReconciles?: boolean
  /** Milliseconds between two looks for changes of the catalogue; a test that changes it reads it at once. */
  looksEvery?: number
  /** Called with every answer before it is sent: tests check it against the contract. */
  onAnswer?: OnAnswer | undefined
}

/** Milliseconds between two maintenance runs of the search tables. */
const SEARCH_MAINTENANCE = 60_000

/** Throws a message for the operator if the data folder, or the store of the files, is not writable. */
export async function prepareDataDir(place: FilesPlace): Promise<void> {
  const { dataDir, filesUrl } = place
  try {
    await mkdir(dataDir, { recursive: true })
    await filesOf(place).check()
  } catch (cause) {
    if (filesUrl !== null && (cause as NodeJS.ErrnoException).path === undefined)
      throw new Error(
        `No files can be written to ${filesUrl} (${(cause as Error).name}: ${(cause as Error).message}). Check FILES_URL and its key.`,
        { cause },
      )
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
  /** Stops the background work of the services; the database stays open. */
  close(): Promise<void>
}

/** Creates all services and starts the queue's workers, for the server and for the operator's commands. */
export async function openServices({
  config,
  log,
  clock = systemClock,
  database,
  sandbox,
  queueReconciles = true,
  looksEvery,
}: ShopOptions): Promise<OpenServices> {
  const publicUrl =
    config.publicUrl ?? `http://${config.host === '0.0.0.0' || config.host === '::' ? '127.0.0.1' : config.host}:${config.port}`
  const reads = await openReads(database, config, log)
  const changes = createFollower({ database, log })
  const contentVersion = versionReader({
    // Once more when this process has followed a change: what it answered a moment before may be older than the change.
    version: async () => `${reads.source()} ${await pageVersion(reads.db)} ${changes.told()}`,
    every: looksEvery,
  })
  const searchIndex =
    config.searchUrl === null && config.searchIndex === 'memory'
      ? createMemorySearch({ database, changes, file: join(config.dataDir, 'search-index'), log })
      : null
  const searchEngine = config.searchUrl === null ? searchIndex : createOpenSearch({ database, changes, url: config.searchUrl, log })
  const search = createSearch({
    database,
    reads: reads.db,
    version: contentVersion,
    engine: searchEngine,
    changes,
    collapse: config.collapseAlike,
  })
  await search.start()
  const looker = config.embeddingModel === null ? null : createLooker(config.embeddingModel)
  const made: Omit<Services, 'jobs'> = {
    config,
    shop: config.shop,
    seller: {
      supplier: config.supplier,
      shop: config.shop,
      publicUrl,
      supportEmail: config.links.supportEmail,
      isSpecimen: !(config.razorpay?.keyId.startsWith('rzp_live_') ?? false),
    },
    publicUrl,
    database,
    db: database.db,
    reads: reads.db,
    readsReplica: reads.isReplica,
    contentVersion,
    files: filesOf(config),
    search,
    looker,
    lookIndex: looker === null ? null : createLookIndex({ database, changes, model: looker.model, log }),
    searchEngine,
    searchIndex,
    changes,
    listed: createListedItems({ db: database.db, reads: reads.db, changes, log, collapse: config.collapseAlike }),
    categoryIds: createCategoryIds({ db: reads.db, changes }),
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
    pageSecret: await settingOf(database.db, 'page-secret', newSecret),
  }
  await ensureFirstText(database.db, config.shop, clock.now())
  const closing = new AbortController()
  const pace = { ...IN_BACKGROUND, signal: closing.signal }
  const jobs = await startJobs(database, log, (queue) => ({
    mail: async (data) => await deliver(made, await withPaper(made, data)),
    papers: (data) => makeQueuedPaper(made, data),
    licences: () => issueMissing(made),
    reconcile: async (data) => {
      if (queueReconciles) await reconcileFromQueue({ ...made, jobs: queue }, data)
    },
    'creator-updates': () => queueCreatorUpdates({ ...made, jobs: queue }),
    tidy: () => tidyUp(made),
    palettes: async () => {
      if (await fillPalettes(made, pace)) await queue.send('palettes', {})
    },
    looks: async () => {
      if (await updateLooks(made, pace)) await queue.send('looks', {})
    },
  }))
  const services: Services = { ...made, jobs }
  return {
    services,
    async close() {
      closing.abort()
      await services.searches.flush().catch((error: unknown) => log.error({ error: String(error) }, 'searches could not be counted'))
      await services.jobs.stop()
      await services.looker?.stop()
      await made.listed.stop()
      await changes.stop()
      await searchEngine?.stop()
      await services.lookIndex?.stop()
      await search.stop()
      await reads.close()
    },
  }
}

/**
 * The queue's reconciliation. Skipped while another is running. At the start of the shop it checks payments of any age, and is retried soon if the
 * gateway does not answer.
 */
async function reconcileFromQueue(services: NeedsOfPayments, { start = false }: { start?: boolean }): Promise<void> {
  if (isReconciling(services) && !start) return
  const { silent } = await reconcile(services, { all: start })
  if (silent) throw new Error('the payment gateway does not answer')
}

/**
 * Looks at pictures, and compares what has been looked at.
 * @returns whether there may be more
 */
async function updateLooks({ looker, lookIndex, ...needs }: Omit<Services, 'jobs'>, pace: Pace): Promise<boolean> {
  if (looker === null || lookIndex === null) return false
  const isUnfinished = await fillLooks({ ...needs, looker }, pace)
  return (await compareLooks({ ...needs, looker, lookIndex }, pace)) || isUnfinished
}

/** Starts a shop on an open database: services, jobs and a listening server. */
export async function openShop(options: ShopOptions): Promise<Shop> {
  const { config, log, database, sandbox } = options
  const { services, close } = await openServices(options)
  // Only a shop that is watched has the library in memory.
  const metrics = config.metrics === null ? null : (await import('./server/monitoring/metrics.ts')).createMetrics(services)
  const tracing = config.traces === null ? null : await createTracing(config.traces)
  const server = await buildServer(services, { sandboxUrl: sandbox?.url ?? null, onAnswer: options.onAnswer, metrics, tracing })
  await sayWhatAPowerCutTakes(database, log)
  const monitoring =
    config.metrics === null || metrics === null
      ? null
      : await startMonitoring(
          { metrics: metrics.text, problem: async () => (await checkHealth(services))?.message ?? null },
          config.metrics,
        )
  await server.listen({ host: config.host, port: config.port })
  if (services.searchEngine !== null || services.lookIndex !== null) await services.changes.start()
  if (services.searchEngine !== null) {
    services.searchEngine.start()
    services.listed.start()
  }
  services.lookIndex?.start()
  // Payments left open by a crash are reconciled at once, without waiting for the schedule.
  await services.jobs.send('reconcile', { start: true })
  await services.jobs.send('licences', {})
  await services.jobs.send('palettes', {})
  await services.jobs.send('looks', {})
  const maintenance = setInterval(
    () =>
      void Promise.all([services.search.settle(), services.searches.flush()]).catch((error: unknown) =>
        log.error({ error: String(error) }, 'search maintenance'),
      ),
    SEARCH_MAINTENANCE,
  )
  const purging = startPurging(services)
  return {
    url: services.publicUrl,
    services,
    async close() {
      clearInterval(maintenance)
      await purging.stop()
      monitoring?.drain()
      // A client that never reads its answer to the end would block the shutdown.
      const deadline = setTimeout(() => server.server.closeAllConnections(), config.shutdownSeconds * 1_000)
      await server.close()
      clearTimeout(deadline)
      await close()
      await monitoring?.close()
      await tracing?.stop()
    },
  }
}

/** Tells the operator whether a commit survives a power cut (TV-05). Of the embedded database it is known that it may not; a server was set up so. */
async function sayWhatAPowerCutTakes({ embedded, pool }: Database, log: Log): Promise<void> {
  const { rows } = await pool.query<{ fsync: string }>('show fsync')
  const fsync = rows[0]?.fsync
  if (fsync === 'on') log.info({ embedded, fsync }, 'what the database confirms survives a power cut')
  else log[embedded ? 'info' : 'warn']({ embedded, fsync }, 'a power cut can take what the database confirmed in the last seconds')
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
