import type { AddressInfo } from 'node:net'
import { readConfig } from '@chitra/api/platform/config.ts'
import { createLog } from '@chitra/api/platform/log.ts'
import { freePort } from '@chitra/api/platform/ports.ts'
import { openDatabase, openShop, prepareDataDir } from '@chitra/api/shop.ts'
import { naiveServer } from './naive.ts'

// Runs the real server and the naive one on the loaded database, in its own process like a shop. Prints their addresses once the index is ready and list items have been read ahead, and runs
// until its input ends.
const config = readConfig(
  {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: String(await freePort()),
    DEMO_CATALOGUE: 'off',
    LOG_LEVEL: 'error',
    CHITRA_ALLOW_SANDBOX: 'yes',
  },
  {},
)
await prepareDataDir(config)
const database = await openDatabase(config)
// Nothing is bought here, so nothing needs to listen at this address.
const sandbox = { url: 'http://127.0.0.1:9', keys: { keyId: 'rzp_test_bench', keySecret: 'bench', webhookSecret: 'bench' } }
const shop = await openShop({ config, log: createLog(config.logLevel), database, sandbox })
const listening = performance.now()
await shop.services.searchIndex?.ready()
const ready = (performance.now() - listening) / 1_000
await shop.services.listed.ready()
const index = (await shop.services.searchIndex?.stats()) ?? null
const naive = naiveServer(database)
await new Promise<void>((resolve) => {
  naive.listen(0, '127.0.0.1', resolve)
})
const { port } = naive.address() as AddressInfo
process.stdout.write(
  `${JSON.stringify({ product: `http://127.0.0.1:${config.port}/api/images-list/`, naive: `http://127.0.0.1:${port}/`, ready, index })}\n`,
)

process.stdin.resume().once('end', () => {
  void (async () => {
    naive.close()
    naive.closeAllConnections()
    await shop.close()
    await database.close()
    process.exit(0)
  })()
})
