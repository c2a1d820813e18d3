import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import { tooManyPasswords } from '../../contract/fault.ts'

/** argon2id with OWASP's minimum of 19 MiB and two passes: about 0.1 s of one core. */
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
/** Concurrent hashes: all cores but one. */
const CONCURRENCY = Math.max(1, availableParallelism() - 1)
/** Hashes that may wait. Beyond that, the answer is 429. */
const MAX_QUEUE = 100

const limit = pLimit(CONCURRENCY)

async function queued<T>(work: () => Promise<T>): Promise<T> {
  if (limit.pendingCount >= MAX_QUEUE) throw tooManyPasswords()
  return await limit(work)
}

export const hashPassword = (password: string): Promise<string> => queued(() => hash(password, COST))

/** Hashed at the start. If it were hashed at the first login, a full queue would reject the promise for good. */
const DECOY = await hash('no account has this password', COST)

/** Checks a password. Without an account it checks the decoy, so the time does not reveal whether the account exists. */
export async function checkPassword(stored: string | null, password: string): Promise<boolean> {
  const isCorrect = await queued(() => verify(stored ?? DECOY, password))
  return stored !== null && isCorrect
}
