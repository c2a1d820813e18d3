import { endSessionsOf } from '../modules/accounts/index.ts'
import { type AddCommand, DONE, examples, Refused } from './command.ts'
import { withShop } from './open-shop.ts'
import { printable } from './table.ts'

interface Options {
  email?: string
  everybody?: true
}

export const signOutCommand: AddCommand = (program, run) =>
  program
    .command('sign-out')
    .option('--email <ADDRESS>', 'address of one account')
    .option('--everybody', 'all accounts')
    .summary('end sessions')
    .description(
      'Ends every session of an account, or of all accounts: their next request is refused, and they must sign in again. Passwords stay as they are.',
    )
    .addHelpText('after', examples('sign-out --email asha@example.com', 'sign-out --everybody'))
    .action((options: Options) => run(() => signOut(options)))

async function signOut({ email, everybody }: Options): Promise<number> {
  if ((email === undefined) === (everybody === undefined)) throw new Refused('Give either --email or --everybody.')
  return await withShop(async ({ db }) => {
    const ended = await endSessionsOf(db, email ?? null)
    if (ended === null) throw new Refused(`There is no account with the address ${printable(email ?? '')}.`)
    process.stdout.write(`${ended} ${ended === 1 ? 'session' : 'sessions'} ended.\n`)
    return DONE
  })
}
