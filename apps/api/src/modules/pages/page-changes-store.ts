import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'

/**
 * A text that is another one after each change of what pages show, by whatever process. It looks at the last five minutes alone, so that an import of
 * half a million items does not make it slow; it is another one too when a change becomes older than that.
 */
export async function pageVersion(db: Db): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select count(*)::text || ' ' || coalesce(max(at)::text, '') as version from pages.changes where at > now() - interval '5 minutes'`.execute(
    db,
  )
  return rows[0]?.version ?? ''
}

/** Deletes what no version counts any more. */
export async function forgetPageChanges(db: Db): Promise<void> {
  await sql`delete from pages.changes where at < now() - interval '1 hour'`.execute(db)
}
