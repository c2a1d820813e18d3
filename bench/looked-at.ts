import { createLooker, keepLooks } from '@chitra/api/modules/looks/index.ts'
import { BUILT_IN_MODEL } from '@chitra/api/platform/config.ts'
import type { Db } from '@chitra/api/platform/database/database.ts'

/** Gives items the look of a picture that cannot be read, so that a shop that is measured does not look at pictures in the background. */
export async function markAsLookedAt(db: Db, itemIds: readonly number[]): Promise<void> {
  const model = await createLooker(BUILT_IN_MODEL).model()
  await keepLooks(
    db,
    model,
    itemIds.map((itemId) => ({ itemId, seen: null })),
  )
}
