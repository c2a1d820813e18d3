import { fault } from '../../contract/fault.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { countAttempts, uncountAttempt } from './attempts-store.ts'
import { networkOf } from './networks.ts'

/** Milliseconds. */
const MINUTE = 60_000

interface Limit {
  /** Attempts allowed in a window. */
  most: number
  /** Milliseconds. */
  window: number
}

/**
 * Wrong passwords count against the account and against the network; a right one from elsewhere still opens (TA-07). An attempt is counted before it is
 * looked at and taken back when it was good: counted after, many at once would all find room.
 */
export const LIMITS = {
  'login-account': { most: 10, window: 15 * MINUTE },
  'login-network': { most: 60, window: 15 * MINUTE },
  'sign-up-network': { most: 30, window: 60 * MINUTE },
  'sign-up-account': { most: 5, window: 60 * MINUTE },
  'social-network': { most: 60, window: 15 * MINUTE },
  'forgot-network': { most: 20, window: 60 * MINUTE },
  'forgot-account': { most: 5, window: 60 * MINUTE },
  'change-account': { most: 10, window: 15 * MINUTE },
  'refund-account': { most: 20, window: 60 * MINUTE },
  'data-account': { most: 5, window: 60 * MINUTE },
  'visit-network': { most: 120, window: 60 * MINUTE },
  'resend-network': { most: 20, window: 60 * MINUTE },
  'resend-account': { most: 5, window: 60 * MINUTE },
  'verify-network': { most: 30, window: 15 * MINUTE },
} as const satisfies Record<string, Limit>
export type LimitName = keyof typeof LIMITS

/** The buckets of networks count the whole network of an address. */
const bucketOf = (name: LimitName, key: string): string => `${name}:${name.endsWith('-network') ? networkOf(key) : key}`

/** Refuses with 429 once a bucket is full. `key` is an address or an account; with `count`, this attempt is counted. */
export async function limit(
  services: { db: Db; clock: Clock },
  name: LimitName,
  key: string,
  { count }: { count: boolean },
): Promise<void> {
  const { most, window } = LIMITS[name]
  const now = services.clock.now()
  const n = await countAttempts(services.db, bucketOf(name, key), window, now, count ? 1 : 0)
  if (count ? n > most : n >= most) {
    const retryAfter = Math.ceil((window - (now.getTime() % window)) / 1000)
    throw fault(429, `Too many attempts. Please try again in ${inWords(retryAfter)}`, { retryAfter })
  }
}

/** How long to wait, for people. */
export function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}

/** Takes an attempt back that was counted before it was known to be a good one. */
export async function forgive(services: { db: Db; clock: Clock }, name: LimitName, key: string): Promise<void> {
  await uncountAttempt(services.db, bucketOf(name, key), LIMITS[name].window, services.clock.now())
}
