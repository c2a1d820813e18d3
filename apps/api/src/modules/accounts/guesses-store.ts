import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import { networkOf } from '../limits/index.ts'
import { FREE_GUESSES, GUESSES_FORGOTTEN, LONGEST_WAIT } from './accounts.ts'

/** Seconds to wait after so many guesses; `waitAfter` of accounts.ts, where it can be asked and counted in one statement. */
const WAIT = sql`case when guesses.n < ${sql.lit(FREE_GUESSES)} then 0 else least(power(2, least(guesses.n - ${sql.lit(FREE_GUESSES)}, 20)), ${sql.lit(LONGEST_WAIT / 1000)}) end * interval '1 second'`

/**
 * Counts a guess at an account's password, if enough time has gone by since the last one. One statement, so that of many at once as many count as may; of those
 * an earlier one may come to be counted after a later one, which is no reason to refuse it while guesses are free.
 * @returns null when it was counted, else how many guesses there were and when the last one was
 */
export async function addGuess(db: Db, account: string, now: Date): Promise<{ n: number; lastAt: Date } | null> {
  const forgotten = new Date(now.getTime() - GUESSES_FORGOTTEN)
  const { rows } = await sql<{ n: number }>`
    insert into guesses (account, n, last_at) values (${account}, 1, ${now})
    on conflict (account) do update set n = case when guesses.last_at < ${forgotten} then 1 else guesses.n + 1 end, last_at = ${now}
    where guesses.n < ${sql.lit(FREE_GUESSES)} or guesses.last_at + ${WAIT} <= ${now}::timestamptz
    returning n`.execute(db)
  if (rows.length > 0) return null
  const row = await db.selectFrom('guesses').select(['n', 'last_at']).where('account', '=', account).executeTakeFirst()
  return row === undefined ? null : { n: row.n, lastAt: row.last_at }
}

/** Removes a counted guess whose password was right or never checked. */
export async function removeGuess(db: Db, account: string): Promise<void> {
  await db
    .updateTable('guesses')
    .set({ n: sql<number>`greatest(n - 1, 0)` })
    .where('account', '=', account)
    .execute()
}

/** Records a network that an owner logged in from. */
export async function addKnownNetwork(db: Db, userId: number, address: string, now: Date): Promise<void> {
  await db
    .insertInto('known_networks')
    .values({ user_id: userId, network_hash: hashNetwork(userId, address), last_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'network_hash']).doUpdateSet({ last_at: now }))
    .execute()
}

export async function isKnownNetwork(db: Db, userId: number, address: string): Promise<boolean> {
  const row = await db
    .selectFrom('known_networks')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('network_hash', '=', hashNetwork(userId, address))
    .executeTakeFirst()
  return row !== undefined
}

/** What is stored of an owner's network: recognisable, but not readable. */
const hashNetwork = (userId: number, address: string): Buffer =>
  createHash('sha256')
    .update(`${userId} ${networkOf(address)}`)
    .digest()
