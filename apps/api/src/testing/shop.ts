import { startSandboxGateway } from '@chitra/sandbox-gateway'
import { take } from '@chitra/api-client'
import { type Shop, openDatabase, openShop, prepareDataDir, sandboxKeys } from '../shop.ts'
import type { Clock } from '../platform/clock.ts'
import { readConfig } from '../platform/config.ts'
import { createLog, type Log } from '../platform/log.ts'
import { readOutbox } from '../platform/mail.ts'
import { freePort } from '../platform/ports.ts'
import { addMember, type Member, PASSWORD } from './members.ts'
import { checkAnswer } from './contract-check.ts'
import { type DatabaseKind, newMigratedStorage, type TestStorage } from './databases.ts'
import { asFormData, newVisitor, type Visitor } from './visitor.ts'

type Gateway = Awaited<ReturnType<typeof startSandboxGateway>>

export interface TestShop extends Shop {
  gateway: Gateway
  keys: Awaited<ReturnType<typeof sandboxKeys>>
  dataDir: string
  /** A clock that a test may move. */
  clock: Clock & { move(milliseconds: number): void }
  /** A new client with its own cookies and token. */
  visitor(): Promise<Visitor>
  /** Signs up, follows the mailed link and logs in. */
  buyer(email: string): Promise<Visitor & { userId: string }>
  /** A signed-in member, inserted directly into the tables. */
  member(given?: Partial<Member>): Promise<Visitor & Member>
  storage: TestStorage
  /** Stops the shop and keeps its data, so that it can be started again. */
  stop(): Promise<void>
  remove(): Promise<void>
}

/**
 * Starts a whole shop on loopback: real database, real mail files, the sandbox gateway over real HTTP.
 * @param given the data folder and database to use, including the gateway's state; by default new ones
 * @param log receives the log's lines
 * @param queueReconciles whether the queue also settles payments, at the start and every 15 minutes. Only for tests of exactly that, because it would
 * settle payments that other tests leave open on purpose
 */
export async function startTestShop(
  kind: DatabaseKind,
  environment: Record<string, string> = {},
  given?: TestStorage,
  log: Log = createLog(process.env['TEST_LOG'] ?? 'silent'),
  queueReconciles = false,
): Promise<TestShop> {
  const storage = given ?? (await newMigratedStorage(kind))
  const port = await freePort()
  const config = readConfig({
    PORT: String(port),
    DATA_DIR: storage.dataDir,
    LOG_LEVEL: 'silent',
    DEMO_CATALOGUE: 'off',
    // Each visitor has its own network address, so that one test's limits do not affect another.
    TRUST_PROXY: '1',
    // Tests send many requests at once to provoke races; load shedding has its own tests.
    REQUESTS_AT_ONCE: '1000',
    // The tests of lists and the end-to-end tests have the index in memory; without its thread, a shop starts sooner.
    SEARCH_INDEX: 'database',
    EMBEDDING_MODEL: 'off',
    ...(storage.databaseUrl === null ? {} : { DATABASE_URL: storage.databaseUrl }),
    ...environment,
  })
  await prepareDataDir(config)
  const database = await openDatabase(config)
  const keys = await sandboxKeys(database)
  let offset = 0
  const clock = { now: () => new Date(Date.now() + offset), move: (milliseconds: number) => void (offset += milliseconds) }
  const gateway = await startSandboxGateway({
    ...keys,
    webhookUrl: `http://127.0.0.1:${port}/api/payment/webhook`,
    publicPath: '/sandbox-gateway',
    now: () => clock.now().getTime(),
    ...(given === undefined ? {} : { stateFile: `${storage.dataDir}/sandbox-gateway.json` }),
  })
  const shop = await openShop({
    config,
    log,
    clock,
    database,
    sandbox: { url: gateway.url, keys },
    onAnswer: checkAnswer,
    queueReconciles,
    looksEvery: 0,
  })

  const visitor = () => newVisitor(shop.url)
  const stop = async () => {
    await shop.close()
    await gateway.close()
    await database.close()
  }

  return {
    ...shop,
    gateway,
    keys,
    dataDir: storage.dataDir,
    clock,
    visitor,
    async buyer(email) {
      const self = await visitor()
      await take(
        self.api.POST('/api/users', {
          body: { firstName: 'Asha', lastName: 'Rao', email, password: PASSWORD },
          bodySerializer: asFormData,
        }),
      )
      const code = await mailedCode(storage.dataDir, email)
      await take(self.api.POST('/api/users/emailVerify', { body: { verification_code: code } }))
      const { data } = await take(self.api.POST('/api/users/login', { body: { email, password: PASSWORD } }))
      self.token = data.token
      return Object.assign(self, { userId: (data.user ?? data.newUser)?._id ?? '' })
    },
    async member(given = {}) {
      const self = await visitor()
      const { token, ...member } = await addMember(shop.services, given)
      return Object.assign(self, member, { token })
    },
    storage,
    stop,
    async remove() {
      await stop()
      storage.remove()
    },
  }
}

/** Retries until `attempt` returns a value, for effects that go through a queue. Fails after thirty seconds. */
export async function eventually<T>(attempt: () => Promise<T | undefined>, what: string): Promise<T> {
  const end = Date.now() + 30_000
  for (;;) {
    const value = await attempt()
    if (value !== undefined) return value
    if (Date.now() > end) throw new Error(`${what}: not within thirty seconds`)
    await new Promise((resolve) => setImmediate(resolve))
  }
}

export const unfold = (source: Buffer): string =>
  source
    .toString()
    .replace(/=\r?\n/g, '')
    .replaceAll('=3D', '=')

export function mailedCode(dataDir: string, email: string): Promise<string> {
  return eventually(async () => {
    const mail = (await readOutbox(dataDir)).map(({ source }) => unfold(source)).find((text) => text.includes(`To: ${email}`))
    return mail === undefined ? undefined : /login\?code=([A-Za-z0-9_-]+)/.exec(mail)?.[1]
  }, `a mail to ${email}`)
}

export { asFormData, PASSWORD, type Visitor }
