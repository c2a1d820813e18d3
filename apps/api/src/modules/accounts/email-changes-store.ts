import { type Expression, type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { UNDO_LIFE } from './accounts.ts'

export type EmailChange = Selectable<Tables['email_changes']>

/** A change that was not cancelled, undone or replaced. */
export const openChange = (db: Db, id: number): Promise<EmailChange | undefined> =>
  db.selectFrom('email_changes').selectAll().where('id', '=', id).where('ended_at', 'is', null).executeTakeFirst()

/** Changes that await their confirmation. */
export const pending = (db: Db, now: Date) =>
  db.selectFrom('email_changes').where('confirmed_at', 'is', null).where('ended_at', 'is', null).where('expires_at', '>', now)

/** Cancels the pending changes of the users of a query, and their links. */
export const pendingChangeEnded = (users: RawBuilder<unknown>, now: Date) => sql`
  update email_changes set ended_at = ${now}::timestamptz where user_id in (${users}) and confirmed_at is null and ended_at is null returning user_id`

/** Cancels the pending change of a user; returns the user, who has none then. */
export async function callOffChange(db: Db, userId: number, now: Date): Promise<Selectable<Tables['users']> | undefined> {
  const ended = pendingChangeEnded(sql`select ${userId}::bigint`, now)
  return (await sql<Selectable<Tables['users']>>`with ended as (${ended}) select * from users where id = ${userId}`.execute(db)).rows[0]
}

/** Extends a change: its link must be valid for as long as the mail says, even if the mail is sent late. */
export async function prolongChange(db: Db, id: number, expiresAt: Date): Promise<void> {
  await db.updateTable('email_changes').set({ expires_at: expiresAt }).where('id', '=', id).execute()
}

/** Whether an address is reserved, because undoing a change would return it to its previous account; as a value of a query. */
export const isReserved = (db: Db, key: string | Expression<string>, now: Date, exceptUser: number | Expression<number> = 0) =>
  sql<boolean>`exists ${db
    .selectFrom('email_changes')
    .select('id')
    .where('old_email_key', '=', key)
    .where('confirmed_at', 'is not', null)
    .where('ended_at', 'is', null)
    .where('asked_at', '>', new Date(now.getTime() - UNDO_LIFE))
    .where('user_id', '!=', exceptUser)}`

/** Whether another account has this address, or could get it back; as a value of a query. */
export const isTaken = (db: Db, key: string | Expression<string>, now: Date, exceptUser: number | Expression<number>) =>
  sql<boolean>`(exists (select 1 from users where email_key = ${key} and id <> ${exceptUser}) or ${isReserved(db, key, now, exceptUser)})`
