import { deleteOldSignIns } from './modules/accounts/index.ts'
import { deleteFreeDownloads } from './modules/downloads/index.ts'
import { forgetAttempts } from './modules/limits/index.ts'
import { forgetSearches, popularFrom } from './modules/popular-searches/index.ts'
import { forgetPageChanges } from './modules/pages/index.ts'
import { forgetVisits } from './modules/visits/index.ts'
import type { Clock } from './platform/clock.ts'
import type { Db } from './platform/database/database.ts'

/** Milliseconds for which visits, attempts and other records without a shorter limit are kept. */
const RETENTION = 90 * 86_400_000

/** Deletes expired records. Runs once a day. */
export async function tidyUp({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const now = clock.now()
  const before = new Date(now.getTime() - RETENTION)
  await forgetVisits(db, before)
  // A search is deleted when it no longer counts as popular.
  await forgetSearches(db, popularFrom(now))
  await deleteFreeDownloads(db, before)
  await forgetAttempts(db, before)
  await deleteOldSignIns(db, before, now)
  await forgetPageChanges(db)
}
