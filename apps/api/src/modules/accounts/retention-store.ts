import type { Db } from '../../platform/database/database.ts'
import { SESSION_ABSOLUTE } from './accounts.ts'

/** Deletes sign-in data and changes of address older than `before`, links that expired before then, and ended sessions. */
export async function deleteOldSignIns(db: Db, before: Date, now: Date): Promise<void> {
  await db.deleteFrom('guesses').where('last_at', '<', before).execute()
  await db.deleteFrom('known_networks').where('last_at', '<', before).execute()
  await db.deleteFrom('email_changes').where('asked_at', '<', before).execute()
  await db.deleteFrom('codes').where('expires_at', '<', before).execute()
  await db
    .deleteFrom('sessions')
    .where('created_at', '<', new Date(now.getTime() - SESSION_ABSOLUTE))
    .execute()
}
