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
import { type AddCommand, DONE, examples, PARTIAL, Refused } from './command.ts'
import { minuteOf } from './days.ts'
import { type OpenedShop, withShop } from './open-shop.ts'
import { type Column, table } from './table.ts'
import { withServices } from './with-services.ts'

/** Characters. */
const NOTE_LENGTH = 1000

const COLUMNS: Column<OpenRefundRequest>[] = [
  { title: 'REQUESTED', cell: ({ askedAt }) => minuteOf(askedAt) },
  { title: 'ORDER', cell: ({ publicId }) => publicId },
  { title: 'PAID', cell: ({ paidAt }) => minuteOf(paidAt) },
  { title: 'AMOUNT', cell: ({ amount }) => formatRupees(amount), right: true },
  { title: 'STATE', cell: ({ state }) => (state === 'asked' ? 'to be answered' : 'waiting for gateway') },
  { title: 'BUYER', cell: ({ email }) => email },
  { title: 'REASON', cell: ({ reason }) => reason.replaceAll(/\s+/g, ' ') },
]

export const refundsCommand: AddCommand = (program, run) => {
  const refunds = program
    .command('refunds')
    .helpCommand(false)
    .summary('list and answer refund requests')
    .description('Lists open refund requests, oldest first.')
    .addHelpText('after', examples('refunds', 'refunds accept o3Wd72', 'refunds refuse o3Wd72 --note "The file was downloaded and used."'))
    .action(() => run(() => withShop(list)))
  refunds
    .command('accept')
    .argument('<ORDER>', 'id as `refunds` lists it')
    .option('--note <WORDS>', 'a message to the buyer', parseNote, '')
    .description(
      'Accepts a request: the buyer gets a mail and the gateway refunds the rest of the payment. Then the order is marked as refunded and its downloads end.',
    )
    .addHelpText('after', examples('refunds accept o3Wd72'))
    .action((order: string, { note }: { note: string }) => run(() => withServices((services) => accept(services, order, note))))
  refunds
    .command('refuse')
    .argument('<ORDER>', 'id as `refunds` lists it')
    .requiredOption('--note <WORDS>', 'the reason, for the buyer', parseReason)
    .description('Refuses a request: the buyer gets the reason by mail and sees it in My Orders.')
    .addHelpText('after', examples('refunds refuse o3Wd72 --note "The file was downloaded and used."'))
    .action((order: string, { note }: { note: string }) => run(() => withServices((services) => refuse(services, order, note))))
}

async function list({ db }: OpenedShop): Promise<number> {
  const open = await openRefundRequests(db)
  process.stdout.write(open.length === 0 ? 'No refund requests.\n' : table(COLUMNS, open))
  return DONE
}

async function accept(services: NeedsOfPayments, publicId: string, note: string): Promise<number> {
  const order = answered(publicId, await answerRefund(services, publicId, { isAccepted: true, note }))
  try {
    const { state } = await refundRemainder(services, order)
    process.stdout.write(
      state === 'refunded'
        ? `${publicId}: accepted, ${formatRupees(order.amount)} refunded.\n`
        : `${publicId}: accepted. The gateway is processing the refund; the order is updated when it is done.\n`,
    )
    return DONE
  } catch (error) {
    if (!(error instanceof GatewayUnavailable || error instanceof GatewayRefused)) throw error
    process.stdout.write(`${publicId}: accepted.\n`)
    process.stderr.write(`The money has not been refunded yet: ${error.message}. The shop asks the gateway again every 15 minutes.\n`)
    return PARTIAL
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
      throw new Refused(`Order ${publicId} has no unanswered refund request.`)
  }
}

function parseNote(text: string): string {
  if (text.trim().length > NOTE_LENGTH) throw new InvalidArgumentError(`It must have at most ${NOTE_LENGTH} characters.`)
  return text.trim()
}

function parseReason(text: string): string {
  const note = parseNote(text)
  if (note === '') throw new InvalidArgumentError('It must not be empty.')
  return note
}
