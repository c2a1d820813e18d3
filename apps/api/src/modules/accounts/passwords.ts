import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import { tooManyPasswords } from '../../contract/fault.ts'

/** argon2id, 19 MiB, two passes: OWASP's minimum, about 0.1 s of one core. */
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
/** Concurrent hashes: all cores but one. */
const AT_ONCE = Math.max(1, availableParallelism() - 1)
/** How many may wait; beyond that the answer is 429 instead of an endless queue. */
const WAITING = 100

const limit = pLimit(AT_ONCE)

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (limit.pendingCount >= WAITING) throw tooManyPasswords()
  return await limit(work)
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, COST))

/** Made before the first request: made at the first login, a full queue would refuse it, for that login and every one after. */
const DECOY = await hash('no account has this password', COST)

/** Checks a password; without an account it does the same work on a decoy, so that the time reveals nothing. */
export async function checkPassword(stored: string | null, password: string): Promise<boolean> {
  const fits = await inTurn(() => verify(stored ?? DECOY, password))
  return stored !== null && fits
}
