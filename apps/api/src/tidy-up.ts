import { deleteOldSignIns } from './modules/accounts/index.ts'
import { changedPopularity, setPopularity } from './modules/catalogue/index.ts'
import { deleteOldItemChanges } from './modules/changes/index.ts'
import { deleteOldFreeDownloads } from './modules/downloads/index.ts'
import { deleteOldAttempts } from './modules/limits/index.ts'
import { deleteOldSearches, popularFrom } from './modules/popular-searches/index.ts'
import { deleteOldPageChanges } from './modules/pages/index.ts'
import { deleteOldAnswers } from './modules/repeats/index.ts'
import type { Search } from './modules/search/index.ts'
import { deleteOldVisits } from './modules/visits/index.ts'
import type { Clock } from './platform/clock.ts'
import type { Database, Db } from './platform/database/database.ts'
import { tidyTables } from './platform/database/tidy-tables.ts'

/** Milliseconds for which visits, attempts and other records without a shorter limit are kept. */
const RETENTION = 90 * 86_400_000

/** Items indexed by one transaction. */
const BATCH = 1_000

interface Needs {
  db: Db
  database: Pick<Database, 'embedded'>
  clock: Clock
  search: Search
}

/** Deletes expired records, moves popular items forward, and tidies the tables of a database that does not do so itself. Runs once a day. */
export async function tidyUp({ db, database, clock, search }: Needs): Promise<void> {
  const now = clock.now()
  const before = new Date(now.getTime() - RETENTION)
  await deleteOldVisits(db, before)
  // A search is deleted when it no longer counts as popular.
  await deleteOldSearches(db, popularFrom(now))
  await deleteOldFreeDownloads(db, before)
  await deleteOldAttempts(db, before)
  await deleteOldSignIns(db, before, now)
  await deleteOldPageChanges(db)
  await deleteOldItemChanges(db)
  await deleteOldAnswers(db, now)
  const moved = await changedPopularity(db, now)
  for (let start = 0; start < moved.length; start += BATCH) {
    const batch = moved.slice(start, start + BATCH)
    await db.transaction().execute(async (trx) => {
      await setPopularity(trx, batch)
      await search.index(
        trx,
        batch.map(({ id }) => id),
      )
    })
  }
  if (database.embedded) await tidyTables(db)
}
