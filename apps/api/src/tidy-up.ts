import { forgetSignIns } from './modules/accounts/index.ts'
import { forgetFreeDownloads } from './modules/downloads/index.ts'
import { forgetAttempts } from './modules/limits/index.ts'
import { forgetSearches, popularFrom } from './modules/popular-searches/index.ts'
import { forgetPageChanges } from './modules/pages/index.ts'
import { forgetVisits } from './modules/visits/index.ts'
import type { Clock } from './platform/clock.ts'
import type { Db } from './platform/database/database.ts'

/** Milliseconds for which visits, attempts and what else has no shorter life are kept. */
const KEPT = 90 * 86_400_000

/** Deletes what has been kept long enough, module by module. Run once a day. */
export async function tidyUp({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const now = clock.now()
  const before = new Date(now.getTime() - KEPT)
  await forgetVisits(db, before)
  // A search goes when it counts no longer.
  await forgetSearches(db, popularFrom(now))
  await forgetFreeDownloads(db, before)
  await forgetAttempts(db, before)
  await forgetSignIns(db, before, now)
  await forgetPageChanges(db)
}
