import { fault } from '../../contract/fault.ts'
import { waitAfter } from './accounts.ts'
import { addGuess, isKnownNetwork, removeGuess } from './guesses-store.ts'
import { inWords } from '../limits/index.ts'
import type { Needs } from './needs.ts'

/**
 * Slows guesses at one account down, whatever networks they come from (TA-07). A network that the owner has signed in from is never slowed down by the
 * guesses of others, and a link to a new password makes a network such a one: nobody is locked out of their own account. An account that does not exist is
 * counted in the same way.
 * @returns what takes the guess back once the password was right, or was never looked at
 */
export async function slowDown(
  { db, clock }: Pick<Needs, 'db' | 'clock'>,
  account: string,
  userId: number | undefined,
  address: string,
): Promise<() => Promise<void>> {
  // Also queried for a missing account, because skipping it would show in the time (TA-06).
  if (await isKnownNetwork(db, userId ?? 0, address)) return async () => undefined
  const now = clock.now()
  const refused = await addGuess(db, account, now)
  if (refused === null) return () => removeGuess(db, account)
  const retryAfter = Math.max(1, Math.ceil((refused.lastAt.getTime() + waitAfter(refused.n) - now.getTime()) / 1000))
  throw fault(429, `Too many attempts. Please try again in ${inWords(retryAfter)}`, { retryAfter })
}
