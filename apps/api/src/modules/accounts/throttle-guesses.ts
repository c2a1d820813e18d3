import { type Attempt, tooManyAttempts } from '../limits/index.ts'
import { waitAfter } from './accounts.ts'
import { countGuess, type Guess } from './guesses-store.ts'
import type { Needs } from './needs.ts'

/**
 * Counts an attempt to log in, and slows down guesses at one account, from any number of networks (TA-07). Networks from which the owner has logged in or reset
 * the password are exempt: owners must not be locked out by others' guesses. A missing account is counted the same way, because the time of the answer must not
 * reveal it (TA-06).
 * @throws Fault 429
 */
export async function throttledGuess(
  { db, clock }: Pick<Needs, 'db' | 'clock'>,
  attempt: Attempt,
  at: { account: string; address: string },
): Promise<Omit<Guess, 'refused'>> {
  const now = clock.now()
  const { refused, ...guess } = await countGuess(db, attempt, at, now)
  if (refused === null) return guess
  throw tooManyAttempts(Math.max(1, Math.ceil((refused.lastAt.getTime() + waitAfter(refused.n) - now.getTime()) / 1000)))
}
