import type { Expression } from 'kysely'
import { type Fault, fault } from '../../contract/fault.ts'
import { said } from '../../contract/said.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { type AttemptInStatement, attemptInStatement, countAttempts, countAttemptWith, uncountAttempt } from './attempts-store.ts'
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

/** The buckets of networks count all addresses of a network together. */
const bucketOf = (name: LimitName, key: string): string => `${name}:${name.endsWith('-network') ? networkOf(key) : key}`

/**
 * Checks a limit. `key` is an IP address or an account; with `count`, this attempt is counted.
 * @throws Fault 429 if the bucket is full
 */
export async function limit(
  services: { db: Db; clock: Clock },
  name: LimitName,
  key: string,
  { count }: { count: boolean },
): Promise<void> {
  const { max, window } = LIMITS[name]
  const now = services.clock.now()
  const n = await countAttempts(services.db, bucketOf(name, key), window, now, count ? 1 : 0)
  if (count ? n > max : n >= max) throw tooManyAttempts(secondsLeft(window, now))
}

/**
 * Counts an attempt and reads what it is for, in one statement. Where the limit is reached, nothing is read.
 * @param value of the query, such as JSON
 * @throws Fault 429 if the bucket is full
 */
export async function countedWith<Value>(
  services: { db: Db; clock: Clock },
  name: LimitName,
  key: string,
  value: Expression<Value>,
): Promise<Value> {
  const { max, window } = LIMITS[name]
  const now = services.clock.now()
  const counted = await countAttemptWith(services.db, bucketOf(name, key), { windowMs: window, now, max, value })
  if (counted.n > max) throw tooManyAttempts(secondsLeft(window, now))
  return counted.value
}

/** The same with what to say to whoever has made one too many. */
export interface Attempt extends AttemptInStatement {
  refusal: Fault
}

/** An attempt for a statement that does something else as well. @param key as for `limit` */
export function attemptAt(services: { db: Db; clock: Clock }, name: LimitName, key: string): Attempt {
  const { max, window } = LIMITS[name]
  const now = services.clock.now()
  const attempt = attemptInStatement(services.db, bucketOf(name, key), { windowMs: window, now, max })
  return { ...attempt, refusal: tooManyAttempts(secondsLeft(window, now)) }
}

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
export async function forgive(services: { db: Db; clock: Clock }, name: LimitName, key: string): Promise<void> {
  await uncountAttempt(services.db, bucketOf(name, key), LIMITS[name].window, services.clock.now())
}
