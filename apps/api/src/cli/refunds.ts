import { formatRupees } from '@chitra/money'
import { InvalidArgumentError } from 'commander'
import {
  type RefundAnswer,
  answerRefund,
  GatewayRefused,
  GatewayUnavailable,
  refundRemainder,
  type NeedsOfPayments,
} from '../modules/payments/index.ts'
import { type OpenRefundRequest, openRefundRequests } from '../modules/orders/index.ts'
import { type AddCommand, DONE, examples, LEFT_OUT, Refused } from './command.ts'
import { minuteOf } from './days.ts'
import { type ShopAtHand, withShop } from './open-shop.ts'
import { type Column, table } from './table.ts'
import { withServices } from './with-services.ts'

/** Characters. */
const NOTE_LENGTH = 1000

const COLUMNS: Column<OpenRefundRequest>[] = [
  { title: 'ASKED', cell: ({ askedAt }) => minuteOf(askedAt) },
  { title: 'ORDER', cell: ({ publicId }) => publicId },
  { title: 'PAID', cell: ({ paidAt }) => minuteOf(paidAt) },
  { title: 'AMOUNT', cell: ({ amount }) => formatRupees(amount), right: true },
  { title: 'STATE', cell: ({ state }) => (state === 'asked' ? 'waits for you' : 'waits for the gateway') },
  { title: 'BUYER', cell: ({ email }) => email },
  { title: 'REASON', cell: ({ reason }) => reason.replaceAll(/\s+/g, ' ') },
]

export const refundsCommand: AddCommand = (program, run) => {
  const refunds = program
    .command('refunds')
    .helpCommand(false)
    .summary('see and answer refunds that buyers ask for')
    .description('Lists the refunds that buyers have asked for and that wait, oldest first.')
    .addHelpText('after', examples('refunds', 'refunds accept o3Wd72', 'refunds refuse o3Wd72 --note "The file was downloaded and used."'))
    .action(() => run(() => withShop(list)))
  refunds
    .command('accept')
    .argument('<ORDER>', 'as the list names it')
    .option('--note <WORDS>', 'words for the buyer', aNote, '')
    .description(
      'Accepts: the buyer is mailed, and the gateway gives back all that is left of the payment. Then the order is refunded and its downloads end.',
    )
    .addHelpText('after', examples('refunds accept o3Wd72'))
    .action((order: string, { note }: { note: string }) => run(() => withServices((services) => accept(services, order, note))))
  refunds
    .command('refuse')
    .argument('<ORDER>', 'as the list names it')
    .requiredOption('--note <WORDS>', 'why, for the buyer', aReason)
    .description('Refuses: the buyer is mailed the reason, and sees it in My Orders.')
    .addHelpText('after', examples('refunds refuse o3Wd72 --note "The file was downloaded and used."'))
    .action((order: string, { note }: { note: string }) => run(() => withServices((services) => refuse(services, order, note))))
}

async function list({ db }: ShopAtHand): Promise<number> {
  const open = await openRefundRequests(db)
  process.stdout.write(open.length === 0 ? 'No refunds wait.\n' : table(COLUMNS, open))
  return DONE
}

async function accept(services: NeedsOfPayments, publicId: string, note: string): Promise<number> {
  const order = answered(publicId, await answerRefund(services, publicId, { isAccepted: true, note }))
  try {
    const { state } = await refundRemainder(services, order)
    process.stdout.write(
      state === 'refunded'
        ? `${publicId}: accepted, ${formatRupees(order.amount)} given back.\n`
        : `${publicId}: accepted. The gateway has the refund; the order follows when the money is back.\n`,
    )
    return DONE
  } catch (error) {
    if (!(error instanceof GatewayUnavailable || error instanceof GatewayRefused)) throw error
    process.stdout.write(`${publicId}: accepted.\n`)
    process.stderr.write(`The money is not back yet: ${error.message}. The shop asks the gateway again every 15 minutes.\n`)
    return LEFT_OUT
  }
}

async function refuse(services: NeedsOfPayments, publicId: string, note: string): Promise<number> {
  answered(publicId, await answerRefund(services, publicId, { isAccepted: false, note }))
  process.stdout.write(`${publicId}: refused.\n`)
  return DONE
}

function answered(publicId: string, answer: RefundAnswer) {
  switch (answer.outcome) {
    case 'answered':
      return answer.order
    case 'no-order':
      throw new Refused(`There is no order ${publicId}.`)
    case 'refunded':
      throw new Refused(`Order ${publicId} has been refunded already.`)
    case 'not-asked':
      throw new Refused(`No refund of order ${publicId} waits for an answer.`)
  }
}

function aNote(text: string): string {
  if (text.trim().length > NOTE_LENGTH) throw new InvalidArgumentError(`It must have ${NOTE_LENGTH} characters at most.`)
  return text.trim()
}

function aReason(text: string): string {
  const note = aNote(text)
  if (note === '') throw new InvalidArgumentError('It must not be empty.')
  return note
}
