import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import { timesAt } from './repeats.ts'

/** An account's key, and the call that was made under it. */
export interface Keyed {
  userId: number
  key: string
  /** SHA-256 of the call. */
  hash: Buffer
}

interface Saved {
  request_hash: Buffer
  /** JSON; null while the call runs. */
  answer: string | null
}

/**
 * Takes a key for a call: a new key, an expired one, or that of the same call if its process must have died.
 * @returns null if the key is now taken for this call, otherwise what is stored under it
 */
export async function claimKey(db: Db, { userId, key, hash }: Keyed, now: Date): Promise<Saved | null> {
  const { expired, dead } = timesAt(now)
  const { rows: claimed } = await sql`
    insert into calls.saved_answers as saved (user_id, key, request_hash, claimed_at) values (${userId}, ${key}, ${hash}, ${now})
    on conflict (user_id, key) do update set request_hash = excluded.request_hash, answer = null, claimed_at = excluded.claimed_at
      where saved.claimed_at < ${expired}
        or (saved.answer is null and saved.claimed_at < ${dead} and saved.request_hash = excluded.request_hash)
    returning key`.execute(db)
  if (claimed.length > 0) return null
  const { rows } =
    await sql<Saved>`select request_hash, answer from calls.saved_answers where user_id = ${userId} and key = ${key}`.execute(db)
  // The other call was refused between the two statements, and its key is free again.
  return rows[0] ?? { request_hash: hash, answer: null }
}

export async function saveAnswer(db: Db, { userId, key, hash }: Keyed, answer: string): Promise<void> {
  await sql`update calls.saved_answers set answer = ${answer} where user_id = ${userId} and key = ${key} and request_hash = ${hash}`.execute(
    db,
  )
}

export async function releaseKey(db: Db, { userId, key, hash }: Keyed): Promise<void> {
  await sql`
    delete from calls.saved_answers where user_id = ${userId} and key = ${key} and request_hash = ${hash} and answer is null`.execute(db)
}

/** Deletes the answers whose keys have expired. */
export async function deleteOldAnswers(db: Db, now: Date): Promise<void> {
  await sql`delete from calls.saved_answers where claimed_at < ${timesAt(now).expired}`.execute(db)
}

/** A statement that deletes the saved answers of an account that is closed. */
export const answersDeleted = (userId: number) => sql`delete from calls.saved_answers where user_id = ${userId}`
