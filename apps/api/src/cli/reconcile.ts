import { type NeedsOfPayments, reconcile } from '../modules/payments/index.ts'
import { type AddCommand, DONE, examples, PARTIAL } from './command.ts'
import { withServices } from './with-services.ts'

export const reconcileCommand: AddCommand = (program, run) =>
  program
    .command('reconcile')
    .summary('settle payments that callback and webhook missed')
    .description(
      'Asks the gateway about every open payment order and processes pending events. The shop does this by itself every 15 minutes.',
    )
    .addHelpText('after', examples('reconcile'))
    .action(() => run(() => withServices(reconcileNow)))

async function reconcileNow(services: NeedsOfPayments): Promise<number> {
  const { settled, failed } = await reconcile(services, { all: true })
  process.stdout.write(`${settled} settled, ${failed} failed.\n`)
  if (failed === 0) return DONE
  process.stderr.write(`${failed} could not be reconciled; the log has the reasons. The next run tries again.\n`)
  return PARTIAL
}
