import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { fault } from '../../contract/fault.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Log } from '../../platform/log.ts'
import { claimKey, type Keyed, releaseKey, saveAnswer } from './repeats-store.ts'
import { PATIENCE } from './repeats.ts'

interface Needs {
  db: Db
  clock: Clock
  log: Pick<Log, 'warn'>
}

/**
 * Makes a call once for each key of an account: a repeated one gets the first one's answer (P-06). Only successes are kept: a refusal has changed nothing,
 * so its key is free again (docs/decisions/0030-idempotency-keys.md).
 * @param call what the caller sent
 * @throws Fault 409 if the key was used for another call, 503 if the same call is still running
 */
export async function answerOnce<T>(
  needs: Needs,
  given: { userId: number; key: string; call: unknown },
  work: () => Promise<T>,
): Promise<T> {
  const { userId, key, call } = given
  const keyed: Keyed = { userId, key, hash: createHash('sha256').update(JSON.stringify(call)).digest() }
  const saved = await claimOrWait(needs, keyed)
  if (saved !== null) return JSON.parse(saved) as T
  let answer: T
  try {
    answer = await work()
  } catch (error) {
    await quietly(needs, releaseKey(needs.db, keyed))
    throw error
  }
  await quietly(needs, saveAnswer(needs.db, keyed, JSON.stringify(answer)))
  return answer
}

/** Null if the call is to be made, otherwise the saved answer. */
async function claimOrWait({ db, clock }: Needs, keyed: Keyed): Promise<string | null> {
  const end = performance.now() + PATIENCE
  for (;;) {
    const saved = await claimKey(db, keyed, clock.now())
    if (saved === null) return null
    if (!saved.request_hash.equals(keyed.hash)) throw fault(409, 'This Idempotency-Key was used for another call')
    if (saved.answer !== null) return saved.answer
    if (performance.now() > end) throw fault(503, 'The same call is still running. Please try again in a moment', { retryAfter: 2 })
    await pause(50)
  }
}

/** The call has been made: that its answer cannot be kept must not turn it into a failure. Its key is free again after a minute. */
async function quietly({ log }: Needs, work: Promise<void>): Promise<void> {
  await work.catch((error: unknown) => log.warn({ error: String(error) }, 'an answer could not be kept for its Idempotency-Key'))
}
