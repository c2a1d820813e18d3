import { createLog } from '../platform/log.ts'
import { openServices, type OpenServices, type Sandbox, sandboxKeys } from '../shop.ts'
import { startSandbox } from '../start-sandbox.ts'
import { type ShopAtHand, withShop } from './open-shop.ts'

/** Opens what the server works with (queue, gateway, mail) for one command, and closes it afterwards. */
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

/** With no keys the sandbox gateway is started, as for the shop, and ended afterwards. */
async function withGateway<T>({ config, database }: ShopAtHand, work: (sandbox: Sandbox | null) => Promise<T>): Promise<T> {
  if (config.razorpay !== null) return await work(null)
  const keys = await sandboxKeys(database)
  const gateway = await startSandbox(config, keys)
  try {
    return await work({ url: gateway.url, keys })
  } finally {
    await gateway.stop()
  }
}
