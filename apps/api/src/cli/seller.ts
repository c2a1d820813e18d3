import { emailKey } from '../modules/accounts/index.ts'
import { type AddCommand, DONE, examples, Refused } from './command.ts'
import { withShop } from './open-shop.ts'
import { type Linked, linkSeller, type ListedSeller, listSellers } from '../modules/catalogue/index.ts'
import { type Column, printable, table } from './table.ts'

const COLUMNS: Column<ListedSeller>[] = [
  { title: 'KEY', cell: (seller) => seller.key },
  { title: 'NAME', cell: (seller) => `${seller.first_name} ${seller.last_name}`.trim() },
  { title: 'ITEMS', cell: (seller) => String(seller.items), right: true },
  { title: 'ACCOUNT', cell: (seller) => seller.email ?? 'none' },
]

export const sellersCommand: AddCommand = (program, run) =>
  program
    .command('sellers')
    .summary('list sellers')
    .description('Lists sellers by key, each with its account.')
    .addHelpText('after', examples('sellers'))
    .action(() =>
      run(() =>
        withShop(async ({ db }) => {
          const sellers = await listSellers(db)
          process.stdout.write(sellers.length === 0 ? 'No sellers.\n' : table(COLUMNS, sellers))
          return DONE
        }),
      ),
    )

export const sellerCommand: AddCommand = (program, run) =>
  program
    .command('seller')
    .argument('<KEY>', 'key of a seller, as listed by `sellers`')
    .requiredOption('--email <ADDRESS>', 'confirmed address of an account in this shop')
    .summary('link a seller to an account')
    .description(
      "Links an account to a seller: from its next request on, it sees the seller's items, notes and sales. The account linked before becomes a buyer's account again.",
    )
    .addHelpText('after', examples('seller meera --email meera@example.com'))
    .action((key: string, { email }: { email: string }) =>
      run(() =>
        withShop(async ({ db }) => {
          const outcome = await linkSeller(db, key, emailKey(email))
          if (outcome !== 'linked') throw new Refused(REASONS[outcome](printable(key), printable(email)))
          process.stdout.write(`${printable(email)} is now ${printable(key)}.\n`)
          return DONE
        }),
      ),
    )

const REASONS: Record<Exclude<Linked, 'linked'>, (key: string, email: string) => string> = {
  'no seller': (key) => `There is no seller ${key}. \`pnpm chitra sellers\` lists them.`,
  'no account': (_, email) => `There is no account with the address ${email}. It must sign up first.`,
  'not confirmed': (_, email) => `The address ${email} is not confirmed yet. Its owner must follow the link in the mail first.`,
}
