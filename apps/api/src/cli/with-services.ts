import { createLog } from '../platform/log.ts'
import { openServices, type OpenServices, type Sandbox, sandboxKeys } from '../shop.ts'
import { startSandbox } from '../start-sandbox.ts'
import { type OpenedShop, withShop } from './open-shop.ts'

/** Opens the server's services (queue, gateway, mail) for one command, and closes them afterwards. */
export const withServices = (work: (services: OpenServices['services']) => Promise<number>): Promise<number> =>
  withShop((shop) =>
    withGateway(shop, async (sandbox) => {
      const { config, database } = shop
      const { services, close } = await openServices({
        config,
        database,
        sandbox,
        queueReconciles: false,
        log: createLog(config.logLevel, process.stderr),
      })
      try {
        return await work(services)
      } finally {
        await close()
      }
    }),
  )

/** Without keys, starts the sandbox gateway as the shop does, and stops it afterwards. */
async function withGateway<T>({ config, database }: OpenedShop, work: (sandbox: Sandbox | null) => Promise<T>): Promise<T> {
  if (config.razorpay !== null) return await work(null)
  const keys = await sandboxKeys(database)
  const gateway = await startSandbox(config, keys)
  try {
    return await work({ url: gateway.url, keys })
  } finally {
    await gateway.stop()
  }
}
