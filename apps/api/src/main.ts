import { beginDemoCatalogue } from './demo-catalogue.ts'
import { ConfigError, readConfig } from './platform/config.ts'
import { diskSentence } from './platform/disk-errors.ts'
import { readEnvFile } from './platform/env-file.ts'
import { createLog } from './platform/log.ts'
import { assertPortFree, freePort } from './platform/ports.ts'
import { releaseMemory } from './platform/release-memory.ts'
import { createSearch, type Search } from './modules/search/index.ts'
import { openDatabase, openShop, prepareDataDir, sandboxKeys, type Shop } from './shop.ts'
import { startSandbox, startSandboxIdentity } from './start-sandbox.ts'

// `node src/main.ts`: starts a shop and runs until stopped. Every failure prints one sentence and ends with exit code 1.
/** Replaced when the settings have been read. */
let log = createLog('warn')
// One failed call must not end the shop for everybody.
process.on('unhandledRejection', (reason) => {
  const { message, stack } = reason instanceof Error ? reason : { message: String(reason), stack: undefined }
  log.error({ error: { message, stack } }, 'unhandled rejection; the shop continues')
})

const closers: (() => Promise<void>)[] = []
/** Milliseconds for the whole shutdown: `SHUTDOWN_SECONDS` for requests, then ten seconds for jobs and the database. */
let endWithin = 20_000
let ending: Promise<void> | undefined
const end = (code: number): Promise<void> =>
  (ending ??= (async () => {
    setTimeout(() => {
      process.stderr.write('The shutdown took too long and was cut short.\n')
      process.exit(1)
    }, endWithin).unref()
    for (const close of closers.toReversed()) await close()
    process.exit(code)
  })())

const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    stopping.abort()
    end(0).catch((error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
      process.exit(1)
    })
  })

function fail(error: unknown): void {
  process.stderr.write(`${diskSentence(error) ?? (error instanceof Error ? error.message : String(error))}\n`)
  if (!(error instanceof ConfigError) && process.env['LOG_LEVEL'] === 'debug' && error instanceof Error)
    process.stderr.write(`${error.stack}\n`)
  const given = ending ?? end(1)
  given.catch(() => process.exit(1))
}

async function start(): Promise<void> {
  const config = readConfig(process.env, readEnvFile('.'))
  log = createLog(config.logLevel)
  endWithin = (config.shutdownSeconds + 10) * 1_000
  if (config.port === 0) config.port = await freePort()
  await assertPortFree(config.host, config.port)
  await prepareDataDir(config)
  const database = await openDatabase(config)
  closers.push(database.close)
  const search = createSearch({ database })
  await search.start()
  const finishDemo = await beginDemoCatalogue({ config, database, search, signal: stopping.signal })
  await search.stop()
  if (stopping.signal.aborted) return

  const keys = config.razorpay === null ? await sandboxKeys(database) : null
  const gateway = keys === null ? null : await startSandbox(config, keys)
  if (gateway !== null) closers.push(gateway.stop)
  if (config.sandboxIdentity) closers.push((await startSandboxIdentity(config)).stop)
  const shop = await openShop({ config, log, database, sandbox: gateway === null || keys === null ? null : { url: gateway.url, keys } })
  closers.push(shop.close)
  if (gateway !== null && config.production)
    process.stdout.write('The sandbox gateway is in use: no money moves, and pictures are given away.\n')
  process.stdout.write(`Chitra is ready at ${shop.url}\n`)
  if (finishDemo !== null) closers.push(drawInBackground(shop.services, finishDemo))
}

/** Draws the rest of the demo catalogue while the shop is open. Returns a function that waits for its end. */
function drawInBackground(
  { demonstration, search, jobs }: Shop['services'],
  finish: (search: Search) => Promise<void>,
): () => Promise<void> {
  demonstration.isDrawing = true
  const finished = finish(search)
    .then(() => jobs.send('looks', {}))
    .catch((error: unknown) => {
      process.stderr.write(`The demo catalogue is not complete: ${diskSentence(error) ?? (error as Error).message}\n`)
    })
    .finally(() => (demonstration.isDrawing = false))
    .then(releaseMemory)
  return () => finished
}

start().catch((error: unknown) => {
  // Errors caused by stopping the shop are not failures of its start.
  if (!stopping.signal.aborted) fail(error)
})
