import { formatRupees } from '@chitra/money'
import { type AddCommand, DONE, examples } from './command.ts'
import { minuteOf } from './days.ts'
import { withShop } from './open-shop.ts'
import { type RefundDue, refundsDue, type UnmatchedEvent, unmatchedEvents } from '../modules/payments/index.ts'
import { type Column, table } from './table.ts'

/** The gateway's data about an unknown payment; every field may be missing or have another type. */
interface Claim {
  payment: string
  order: string
  amount: string
  email: string
}

const UNMATCHED: Column<UnmatchedEvent & Claim>[] = [
  { title: 'RECEIVED', cell: (event) => minuteOf(event.received_at) },
  { title: 'EVENT', cell: (event) => event.event_id },
  { title: 'TYPE', cell: (event) => event.type },
  { title: 'PAYMENT', cell: (event) => event.payment },
  { title: 'GATEWAY ORDER', cell: (event) => event.order },
  { title: 'AMOUNT', cell: (event) => event.amount, right: true },
  { title: 'BUYER', cell: (event) => event.email },
]

const DUE: Column<RefundDue>[] = [
  { title: 'PAID', cell: (due) => minuteOf(due.created_at) },
  { title: 'PAYMENT', cell: (due) => due.gateway_payment_id },
  { title: 'AMOUNT', cell: (due) => formatRupees(due.amount), right: true },
  { title: 'OWED', cell: (due) => formatRupees(due.due), right: true },
  { title: 'GATEWAY ORDER', cell: (due) => due.gateway_order_id ?? '' },
  { title: 'ORDER', cell: (due) => due.order ?? 'none: refund in full' },
  { title: 'BUYER', cell: (due) => due.email },
]

export const paymentsCommand: AddCommand = (program, run) => {
  const payments = program
    .command('payments')
    .helpCommand(false)
    .summary('list payments that need attention')
    .description('Lists payments that an operator must deal with.')
    .addHelpText('after', examples('payments unmatched', 'payments refunds-due'))
  payments
    .command('unmatched')
    .description('Lists payments reported by the gateway that match no order of this shop.')
    .addHelpText('after', examples('payments unmatched'))
    .action(() =>
      run(() =>
        withShop(async ({ db }) => {
          const events = (await unmatchedEvents(db)).map((event) => ({ ...event, ...claimOf(event.body) }))
          process.stdout.write(events.length === 0 ? 'No unmatched payments.\n' : table(UNMATCHED, events))
          return DONE
        }),
      ),
    )
  payments
    .command('refunds-due')
    .description(
      "Lists payments to refund, because their items had already been bought. Refund the amount under OWED in the gateway's dashboard; the payment then leaves the list.",
    )
    .addHelpText('after', examples('payments refunds-due'))
    .action(() =>
      run(() =>
        withShop(async ({ db }) => {
          const due = await refundsDue(db)
          process.stdout.write(due.length === 0 ? 'No refunds are due.\n' : table(DUE, due))
          return DONE
        }),
      ),
    )
}

type Entity = Record<string, unknown> | null | undefined

function claimOf(body: object): Claim {
  const { payload } = body as { payload?: { payment?: { entity?: Entity } | null; order?: { entity?: Entity } | null } | null }
  const [payment, order] = [payload?.payment?.entity, payload?.order?.entity]
  const text = (value: unknown): string => (typeof value === 'string' ? value : '')
  const amount = payment?.['amount'] ?? order?.['amount']
  return {
    payment: text(payment?.['id']),
    order: text(payment?.['order_id']) || text(order?.['id']),
    amount: typeof amount === 'number' && Number.isSafeInteger(amount) && amount >= 0 ? formatRupees(amount) : '',
    email: text(payment?.['email']),
  }
}
