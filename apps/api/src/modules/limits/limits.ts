import type { Expression } from 'kysely'
import { type Fault, fault } from '../../contract/fault.ts'
import { said } from '../../contract/said.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { type AttemptInStatement, attemptInStatement, type Bucket, countAttemptWith, uncountAttempt } from './attempts-store.ts'
import { networkOf } from './networks.ts'

/** Milliseconds. */
const MINUTE = 60_000

interface Limit {
  /** Attempts allowed in a window. */
  max: number
  /** Milliseconds. */
  window: number
}

/**
 * Wrong passwords count against the account and against the network; the owner can still log in from elsewhere (TA-07). An attempt is counted before it
 * is checked, and uncounted if it was good: otherwise simultaneous attempts could exceed the limit.
 */
export const LIMITS = {
  'login-account': { max: 10, window: 15 * MINUTE },
  'login-network': { max: 60, window: 15 * MINUTE },
  'sign-up-network': { max: 30, window: 60 * MINUTE },
  'sign-up-account': { max: 5, window: 60 * MINUTE },
  'social-network': { max: 60, window: 15 * MINUTE },
  'forgot-network': { max: 20, window: 60 * MINUTE },
  'forgot-account': { max: 5, window: 60 * MINUTE },
  'change-account': { max: 10, window: 15 * MINUTE },
  'refund-account': { max: 20, window: 60 * MINUTE },
  'data-account': { max: 5, window: 60 * MINUTE },
  'visit-network': { max: 120, window: 60 * MINUTE },
  'resend-network': { max: 20, window: 60 * MINUTE },
  'resend-account': { max: 5, window: 60 * MINUTE },
  'verify-network': { max: 30, window: 15 * MINUTE },
  'certificate-account': { max: 200, window: 60 * MINUTE },
  'licence-network': { max: 60, window: 15 * MINUTE },
  'board-link-network': { max: 60, window: 15 * MINUTE },
  'board-vote-network': { max: 600, window: 15 * MINUTE },
  'board-comment-network': { max: 60, window: 15 * MINUTE },
  'board-comment-account': { max: 200, window: 60 * MINUTE },
  'board-comps-network': { max: 60, window: 60 * MINUTE },
  'look-network': { max: 120, window: 15 * MINUTE },
  'download-item': { max: 30, window: 60 * MINUTE },
} as const satisfies Record<string, Limit>
export type LimitName = keyof typeof LIMITS

/** A limit, and whose attempts it counts: a network by an address of it, or an account. A value of a query stands for an account that is not known yet. */
export type At = readonly [name: LimitName, key: string | Expression<string | null>]

/** The buckets of networks count all addresses of a network together. */
function bucketOf([limit, key]: At): Bucket {
  const { max, window: windowMs } = LIMITS[limit]
  return { limit, whose: typeof key === 'string' && limit.endsWith('-network') ? networkOf(key) : key, windowMs, max }
}

/** An attempt, with what to say to whoever has made one too many. */
export interface Attempt extends AttemptInStatement {
  refusal: Fault
}

/**
 * An attempt that counts against these limits, one after the other.
 * @param when whether it counts at all
 */
export function attemptAt(services: { clock: Clock }, at: readonly [At, ...At[]], when?: Expression<boolean>): Attempt {
  const now = services.clock.now()
  const wait = Math.max(...at.map(([name]) => secondsLeft(LIMITS[name].window, now)))
  return { ...attemptInStatement(at.map(bucketOf), now, when), refusal: tooManyAttempts(wait) }
}

/**
 * Counts an attempt and reads what it is for, in one statement. Where a limit is exceeded, nothing is read.
 * @param value of the query, such as JSON; null without one
 * @throws Fault 429 if a bucket is full
 */
export async function countedWith<Value = null>(db: Db, attempt: Attempt, value?: Expression<Value>): Promise<Value> {
  const counted = await countAttemptWith(db, attempt, value)
  if (counted.exceeded) throw attempt.refusal
  return counted.value
}

/** Counts an attempt. @throws Fault 429 if a bucket is full */
export const countAttempt = async (services: { db: Db; clock: Clock }, ...at: [At, ...At[]]): Promise<void> =>
  void (await countedWith(services.db, attemptAt(services, at)))

const secondsLeft = (window: number, now: Date): number => Math.ceil((window - (now.getTime() % window)) / 1000)

/** @param retryAfter in seconds; said in whole minutes */
export function tooManyAttempts(retryAfter: number): Fault {
  const minutes = Math.ceil(retryAfter / 60)
  const wait =
    minutes === 1
      ? 'Too many attempts. Please try again in 1 minute'
      : said('Too many attempts. Please try again in {minutes} minutes', { minutes })
  return fault(429, wait, { retryAfter })
}

/** Uncounts an attempt that turned out to be good. */
export const forgive = (db: Db, attempt: Attempt): Promise<void> => uncountAttempt(db, attempt)
