import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import { networkOf } from '../limits/index.ts'
import { FREE_GUESSES, GUESS_RESET, MAX_WAIT } from './accounts.ts'

/** The wait after `guesses.n` guesses: `waitAfter` of accounts.ts in SQL, because checking and counting must be one statement. */
const WAIT = sql`case when guesses.n < ${sql.lit(FREE_GUESSES)} then 0 else least(power(2, least(guesses.n - ${sql.lit(FREE_GUESSES)}, 20)), ${sql.lit(MAX_WAIT / 1000)}) end * interval '1 second'`

/**
 * Counts a guess at an account's password, unless the wait since the last one is not over. A single statement, so simultaneous guesses cannot exceed the
 * limit. They may be counted out of order, so the time is compared only when there is a wait.
 * @returns null if it was counted, else the number of guesses and the time of the last one
 */
export async function addGuess(db: Db, account: string, now: Date): Promise<{ n: number; lastAt: Date } | null> {
  const forgotten = new Date(now.getTime() - GUESS_RESET)
  const { rows } = await sql<{ n: number }>`
    insert into guesses (account, n, last_at) values (${account}, 1, ${now})
    on conflict (account) do update set n = case when guesses.last_at < ${forgotten} then 1 else guesses.n + 1 end, last_at = ${now}
    where guesses.n < ${sql.lit(FREE_GUESSES)} or guesses.last_at + ${WAIT} <= ${now}::timestamptz
    returning n`.execute(db)
  if (rows.length > 0) return null
  const row = await db.selectFrom('guesses').select(['n', 'last_at']).where('account', '=', account).executeTakeFirst()
  return row === undefined ? null : { n: row.n, lastAt: row.last_at }
}

/** Uncounts a guess whose password was correct or never checked. */
export async function removeGuess(db: Db, account: string): Promise<void> {
  await db
    .updateTable('guesses')
    .set({ n: sql<number>`greatest(n - 1, 0)` })
    .where('account', '=', account)
    .execute()
}

/** Records a network from which the owner has logged in. */
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

/** Networks are stored hashed, to be recognised but not read. */
const hashNetwork = (userId: number, address: string): Buffer =>
  createHash('sha256')
    .update(`${userId} ${networkOf(address)}`)
    .digest()
