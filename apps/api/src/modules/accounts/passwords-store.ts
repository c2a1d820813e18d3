import { type Expression, sql } from 'kysely'
import { after } from '../../platform/database/after.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Attempt } from '../limits/index.ts'
import { codesEnded } from './codes-store.ts'
import { pendingChangeEnded } from './email-changes-store.ts'

/** A user's password hash, and something else that is wanted with it; as a value of a query. */
export const passwordWith = <Wanted = null>(userId: number, wanted: Expression<Wanted> = sql<Wanted>`null`) =>
  sql<{
    hash: string | null
    wanted: Wanted
  } | null>`(select json_build_object('hash', password_hash, 'wanted', ${wanted}) from users where users.id = ${userId})`

/**
 * Sets a user's password, and uncounts the attempt. Ends the user's sessions except `keptSession`, all mailed links except those that undo a change of address,
 * and a pending change of address.
 */
export async function setPassword(
  db: Db,
  attempt: Attempt,
  { userId, passwordHash, keptSession }: { userId: number; passwordHash: string; keptSession: Buffer },
  now: Date,
): Promise<void> {
  await sql`
    with ${attempt.uncounted()},
    links as (${codesEnded(sql`select ${userId}::bigint where ${after('uncounted')}`, now)}),
    change as (${pendingChangeEnded(sql`select ${userId}::bigint where ${after('links')}`, now)}),
    person as (
      update users set password_hash = ${passwordHash} where id = ${userId} and closed_at is null and ${after('change')} returning id)
    delete from sessions where user_id = ${userId} and token_hash <> ${keptSession} and ${after('person')}`.execute(db)
}
