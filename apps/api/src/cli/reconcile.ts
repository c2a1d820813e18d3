import { reconcile } from '../modules/payments/index.ts'
import { createLog } from '../platform/log.ts'
import { openServices, type Sandbox, sandboxKeys } from '../shop.ts'
import { startSandbox } from '../start-sandbox.ts'
import { type AddCommand, DONE, examples, LEFT_OUT } from './command.ts'
import { type ShopAtHand, withShop } from './open-shop.ts'

export const reconcileCommand: AddCommand = (program, run) =>
  program
    .command('reconcile')
    .summary('settle payments that callback and webhook missed')
    .description(
      'Asks the gateway about every payment order that is open, and acts on events not acted on yet: what the shop does by itself every 15 minutes, done now.',
    )
    .addHelpText('after', examples('reconcile'))
    .action(() => run(() => withShop(reconcileNow)))

async function reconcileNow(shop: ShopAtHand): Promise<number> {
  return await withGateway(shop, async (sandbox) => {
    const { config, database } = shop
    const { services, close } = await openServices({ config, database, sandbox, log: createLog(config.logLevel, process.stderr) })
    try {
      const { settled, failed } = await reconcile(services, { youngest: 0 })
      process.stdout.write(`${settled} settled, ${failed} failed.\n`)
      if (failed === 0) return DONE
      process.stderr.write(`${failed} could not be looked after; the log says why. They are tried again at the next round.\n`)
      return LEFT_OUT
    } finally {
      await close()
    }
  })
}

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
