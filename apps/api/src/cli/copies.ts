import { listCopies, type ListedCopy } from '../modules/looks/index.ts'
import { type AddCommand, DONE, examples, parseCount } from './command.ts'
import { withShop } from './open-shop.ts'
import { type Column, table } from './table.ts'

const COLUMNS: Column<ListedCopy>[] = [
  { title: 'ID', cell: ({ copy }) => copy.publicId },
  { title: 'NAME', cell: ({ copy }) => copy.name },
  { title: 'APPROVAL', cell: ({ copy }) => copy.approval },
  { title: 'SELLER', cell: ({ copy }) => copy.seller },
  { title: 'ALIKE', cell: (found) => (found.exact ? 'same file' : `${percent(found)} %`), right: true },
  { title: 'COPY OF', cell: ({ of }) => of.publicId },
  { title: 'NAME', cell: ({ of }) => of.name },
  { title: 'APPROVAL', cell: ({ of }) => of.approval },
  { title: 'SELLER', cell: ({ of }) => of.seller },
]

/** Of a copy that is not the same file: never 100. */
export const percent = ({ likeness }: Pick<ListedCopy, 'likeness'>): number => Math.floor(Math.min(likeness, 999) / 10)

interface Options {
  seller?: string
  limit: number
}

export const copiesCommand: AddCommand = (program, run) =>
  program
    .command('copies')
    .summary('list items that seem to be copies')
    .description(
      'Lists items whose file is also an item of another seller, or whose picture looks nearly the same, the newest first. Nothing is rejected by itself: look at both, and use `reject`.',
    )
    .option('--seller <KEY>', 'only copies by this seller')
    .option('--limit <N>', 'maximum number of rows', parseCount, 100)
    .addHelpText('after', examples('copies', 'copies --seller ravi --limit 20'))
    .action(({ seller, limit }: Options) =>
      run(() =>
        withShop(async ({ db }) => {
          const { copies, count } = await listCopies(db, { seller: seller ?? null, limit })
          process.stdout.write(copies.length === 0 ? 'No copies.\n' : table(COLUMNS, copies))
          if (count > copies.length) process.stdout.write(`${copies.length} of ${count}; --limit shows more.\n`)
          return DONE
        }),
      ),
    )
