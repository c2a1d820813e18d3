import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'

/**
 * A version that changes with each change of what pages show, by any process. Only the last five minutes are read, which keeps it fast after an import of
 * half a million items; so it also changes when a change becomes older than that.
 */
export async function pageVersion(db: Db): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select count(*)::text || ' ' || coalesce(max(at)::text, '') as version from pages.changes where at > now() - interval '5 minutes'`.execute(
    db,
  )
  return rows[0]?.version ?? ''
}

/** Deletes changes that are too old for `pageVersion`. */
export async function deleteOldPageChanges(db: Db): Promise<void> {
  await sql`delete from pages.changes where at < now() - interval '1 hour'`.execute(db)
}
