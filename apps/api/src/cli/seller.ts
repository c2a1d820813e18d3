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
    .description('Lists sellers by key, with the account that each signs in with.')
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
    .argument('<KEY>', 'key of a seller, as `sellers` lists them')
    .requiredOption('--email <ADDRESS>', 'confirmed address of an account of this shop')
    .summary('give a seller an account')
    .description(
      "Makes an account the seller's: it sees the seller's items, notes and sales from its next request on. The account that was the seller's before is a buyer's again.",
    )
    .addHelpText('after', examples('seller meera --email meera@example.com'))
    .action((key: string, { email }: { email: string }) =>
      run(() =>
        withShop(async ({ db }) => {
          const outcome = await linkSeller(db, key, emailKey(email))
          if (outcome !== 'linked') throw new Refused(WHY_NOT[outcome](printable(key), printable(email)))
          process.stdout.write(`${printable(email)} is now ${printable(key)}.\n`)
          return DONE
        }),
      ),
    )

const WHY_NOT: Record<Exclude<Linked, 'linked'>, (key: string, email: string) => string> = {
  'no seller': (key) => `There is no seller ${key}. \`pnpm chitra sellers\` lists them.`,
  'no account': (_, email) => `There is no account with the address ${email}. It must sign up first.`,
  'not confirmed': (_, email) => `The address ${email} is not confirmed yet. Its owner must follow the link in the mail first.`,
}
