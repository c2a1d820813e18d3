import { waitAfter } from './accounts.ts'
import { addGuess, isKnownNetwork, removeGuess } from './guesses-store.ts'
import { tooManyAttempts } from '../limits/index.ts'
import type { Needs } from './needs.ts'

/**
 * Slows down guesses at one account, from any number of networks (TA-07). Networks from which the owner has logged in or reset the password are exempt:
 * owners must not be locked out by others' guesses. A missing account is counted the same way.
 * @returns a function that uncounts the guess, for a password that was correct or never checked
 * @throws Fault 429
 */
export async function throttleGuesses(
  { db, clock }: Pick<Needs, 'db' | 'clock'>,
  account: string,
  userId: number | undefined,
  address: string,
): Promise<() => Promise<void>> {
  // Queried for a missing account too, because the time of the answer must not reveal it (TA-06).
  if (await isKnownNetwork(db, userId ?? 0, address)) return async () => undefined
  const now = clock.now()
  const refused = await addGuess(db, account, now)
  if (refused === null) return () => removeGuess(db, account)
  const retryAfter = Math.max(1, Math.ceil((refused.lastAt.getTime() + waitAfter(refused.n) - now.getTime()) / 1000))
  throw tooManyAttempts(retryAfter)
}
