import { type NeedsOfPayments, reconcile } from '../modules/payments/index.ts'
import { type AddCommand, DONE, examples, LEFT_OUT } from './command.ts'
import { withServices } from './with-services.ts'

export const reconcileCommand: AddCommand = (program, run) =>
  program
    .command('reconcile')
    .summary('settle payments that callback and webhook missed')
    .description(
      'Asks the gateway about every payment order that is open, and acts on events not acted on yet: what the shop does by itself every 15 minutes, done now.',
    )
    .addHelpText('after', examples('reconcile'))
    .action(() => run(() => withServices(reconcileNow)))

async function reconcileNow(services: NeedsOfPayments): Promise<number> {
  const { settled, failed } = await reconcile(services, { all: true })
  process.stdout.write(`${settled} settled, ${failed} failed.\n`)
  if (failed === 0) return DONE
  process.stderr.write(`${failed} could not be looked after; the log says why. They are tried again at the next round.\n`)
  return LEFT_OUT
}
