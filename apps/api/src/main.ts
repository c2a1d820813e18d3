import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { importDemoCatalogue } from './demo-catalogue.ts'
import { ConfigError, readConfig } from './platform/config.ts'
import { createLog } from './platform/log.ts'
import { assertPortFree, freePort } from './platform/ports.ts'
import { openDatabase, openShop, prepareDataDir, sandboxKeys } from './shop.ts'
import { startSandbox } from './start-sandbox.ts'

// `node src/main.ts`: starts a whole shop and stays until told to end. Every way to fail is one sentence and exit code 1.
const closers: (() => Promise<void>)[] = []
let ending: Promise<void> | undefined
const end = (code: number): Promise<void> =>
  (ending ??= (async () => {
    for (const close of closers.toReversed()) await close()
    process.exit(code)
  })())

const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    stopping.abort()
    void end(0).catch(fail)
  })

function fail(error: unknown): void {
  if (stopping.signal.aborted) return
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  if (!(error instanceof ConfigError) && process.env['LOG_LEVEL'] === 'debug' && error instanceof Error)
    process.stderr.write(`${error.stack}\n`)
  const given = ending ?? end(1)
  given.catch(() => process.exit(1))
}

async function start(): Promise<void> {
  const config = readConfig(process.env, existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {})
  if (config.port === 0) config.port = await freePort()
  await assertPortFree(config.host, config.port)
  await prepareDataDir(config.dataDir)
  const database = await openDatabase(config)
  closers.push(database.close)
  if (config.demoCatalogue > 0) await importDemoCatalogue({ config, database, signal: stopping.signal })
  if (stopping.signal.aborted) return

  const keys = config.razorpay === null ? await sandboxKeys(database) : null
  const gateway = keys === null ? null : await startSandbox(config, keys)
  if (gateway !== null) closers.push(gateway.stop)
  const log = createLog(config.logLevel)
  const shop = await openShop({ config, log, database, sandbox: gateway === null || keys === null ? null : { url: gateway.url, keys } })
  closers.push(shop.close)
  if (gateway !== null && config.production)
    process.stdout.write('The sandbox gateway is in use: no money moves, and pictures are given away.\n')
  process.stdout.write(`Chitra is ready at ${shop.url}\n`)
}

start().catch(fail)
