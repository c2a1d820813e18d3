import { backupCommand } from './backup.ts'
import { importCommand } from './import.ts'
import { itemsCommand } from './items.ts'
import { paymentsCommand } from './payments.ts'
import { priceCommand } from './price.ts'
import { messageCommand } from './message.ts'
import { refundsCommand } from './refunds.ts'
import { reconcileCommand } from './reconcile.ts'
import { restoreCommand } from './restore.ts'
import { approveCommand, rejectCommand } from './review.ts'
import { runCli } from './run-cli.ts'
import { salesCommand } from './sales.ts'
import { sellerCommand, sellersCommand } from './seller.ts'

// `pnpm chitra …`: the operator's command line.
process.exitCode = await runCli(process.argv.slice(2), {
  name: 'pnpm chitra',
  commands: [
    importCommand,
    itemsCommand,
    approveCommand,
    rejectCommand,
    priceCommand,
    sellersCommand,
    sellerCommand,
    salesCommand,
    paymentsCommand,
    refundsCommand,
    reconcileCommand,
    messageCommand,
    backupCommand,
    restoreCommand,
  ],
})
