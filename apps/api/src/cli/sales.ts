import { decimalRupees, formatRupees } from '@chitra/money'
import { type AddCommand, DONE, examples, Refused } from './command.ts'
import { csvOf } from '../platform/csv.ts'
import { dayOf, nextDay, startOfDay } from './days.ts'
import { withShop } from './open-shop.ts'
import { type OrderedSale, salesOfSeller, sellerIdOf } from '../modules/orders/index.ts'
import { type Column, printable, table } from './table.ts'

const COLUMNS: Column<OrderedSale>[] = [
  { title: 'DATE', cell: (sale) => dayOf(sale.created_at) },
  { title: 'ORDER', cell: (sale) => sale.order },
  { title: 'ITEM', cell: (sale) => sale.name },
  { title: 'PRICE', cell: (sale) => formatRupees(sale.price), right: true },
  { title: 'REFUNDED', cell: (sale) => (sale.refunded ? 'refunded' : '') },
]

interface Options {
  from?: Date
  to?: Date
  csv?: true
}

export const salesCommand: AddCommand = (program, run) =>
  program
    .command('sales')
    .argument('<KEY>', 'key of a seller, as listed by `sellers`')
    .option('--from <DAY>', 'first day, yyyy-MM-dd, in Indian time', startOfDay)
    .option('--to <DAY>', 'last day, included', startOfDay)
    .option('--csv', 'print CSV with a header line, prices as plain numbers, and no totals')
    .summary('list what a seller has sold')
    .description("Lists a seller's sales, oldest first, with totals. Prices are without tax.")
    .addHelpText('after', examples('sales meera --from 2026-10-01 --to 2026-10-31', 'sales meera --csv > meera.csv'))
    .action((key: string, { from, to, csv }: Options) =>
      run(() =>
        withShop(async ({ db }) => {
          if (from !== undefined && to !== undefined && from > to) throw new Refused('The first day must not be after the last.')
          const sellerId = await sellerIdOf(db, key)
          if (sellerId === undefined) throw new Refused(`There is no seller ${printable(key)}. \`pnpm chitra sellers\` lists them.`)
          const sales = await salesOfSeller(db, sellerId, { from: from ?? null, before: to === undefined ? null : nextDay(to) })
          process.stdout.write(csv === true ? asCsv(sales) : asTable(sales))
          return DONE
        }),
      ),
    )

const asCsv = (sales: readonly OrderedSale[]): string =>
  csvOf([
    ['date', 'order', 'item', 'price', 'refunded'],
    ...sales.map((sale) => [dayOf(sale.created_at), sale.order, sale.name, decimalRupees(sale.price), sale.refunded ? 'yes' : 'no']),
  ])

function asTable(sales: readonly OrderedSale[]): string {
  if (sales.length === 0) return 'No sales.\n'
  const gross = sumOf(sales)
  const refunded = sumOf(sales.filter((sale) => sale.refunded))
  const totals = [
    { title: 'Gross', paise: gross },
    { title: 'Refunded', paise: refunded },
    { title: 'Net', paise: gross - refunded },
  ]
  const lines = totals.map(({ title, paise }) => `${title.padEnd(8)}  ${formatRupees(paise)}\n`)
  return `${table(COLUMNS, sales)}\n${lines.join('')}`
}

const sumOf = (sales: readonly OrderedSale[]): number => sales.reduce((sum, sale) => sum + sale.price, 0)
