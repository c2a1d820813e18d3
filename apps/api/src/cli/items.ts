import { formatPrice } from '@chitra/money'
import { Option } from 'commander'
import { type AddCommand, DONE, examples, parseCount } from './command.ts'
import { type Approval, listItems, type ListedItem } from '../modules/catalogue/index.ts'
import { withShop } from './open-shop.ts'
import { type Column, table } from './table.ts'

const COLUMNS: Column<ListedItem>[] = [
  { title: 'ID', cell: (item) => item.public_id },
  { title: 'NAME', cell: (item) => item.name },
  { title: 'PRICE', cell: (item) => (item.purchase_type === 'free' ? 'free' : formatPrice(item.price)), right: true },
  { title: 'APPROVAL', cell: (item) => item.approval },
  { title: 'SELLER', cell: (item) => item.seller },
]
/** Shown where there is such an item. */
const COPY_OF: Column<ListedItem> = { title: 'COPY OF', cell: (item) => item.copy_of ?? '' }

interface Options {
  approval?: Approval
  seller?: string
  limit: number
}

export const itemsCommand: AddCommand = (program, run) =>
  program
    .command('items')
    .summary('list items')
    .description('Lists items, newest first.')
    .addOption(new Option('--approval <STATE>', 'only items in this state').choices(['awaiting', 'approved', 'rejected']))
    .option('--seller <KEY>', 'only items of this seller')
    .option('--limit <N>', 'maximum number of rows', parseCount, 100)
    .addHelpText('after', examples('items --approval awaiting', 'items --seller meera --limit 20'))
    .action((options: Options) =>
      run(() =>
        withShop(async ({ db }) => {
          const { approval = null, seller = null, limit } = options
          const { items, count } = await listItems(db, { approval, seller, limit })
          process.stdout.write(
            items.length === 0
              ? 'No items.\n'
              : table(items.some((item) => item.copy_of !== null) ? [...COLUMNS, COPY_OF] : COLUMNS, items),
          )
          if (count > items.length) process.stdout.write(`${items.length} of ${count}; --limit shows more.\n`)
          return DONE
        }),
      ),
    )
