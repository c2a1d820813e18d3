import type { Db } from '../../platform/database/database.ts'
import { inBatches, type Pace } from '../../platform/in-batches.ts'
import type { Follower } from '../changes/index.ts'
import { keepComparison } from './keep-comparison.ts'
import type { Look } from './look.ts'
import type { LookIndex, Near } from './look-index.ts'
import type { Looker } from './looker.ts'
import { looksToCompare } from './looks-store.ts'

/** Items that are compared at once, and written by one transaction. */
const BATCH = 50
/** More than are kept, because those of them that are not on sale are not. */
const ASKED = 48

export interface NeedsOfComparing {
  db: Db
  looker: Pick<Looker, 'model'>
  lookIndex: Pick<LookIndex, 'nearest'>
  changes: Pick<Follower, 'look'>
}

interface Comparing extends Pace {
  onCompared?: (count: number) => void
}

/** The index of looks cannot answer yet. What has been compared is kept. */
export class NotComparable extends Error {
  constructor() {
    super('looks cannot be compared yet')
    this.name = 'NotComparable'
  }
}

/**
 * Compares the looks of items that have not been compared: finds their neighbours, twins and copies.
 *
 * Each two items are compared at least once: when the later of them is compared, the look of the earlier one has been committed, and the index has it. For that, the index
 * reads all changes after the batch has been read.
 * @throws NotComparable
 * @returns whether there may be more
 */
export async function compareLooks(
  { db, looker, lookIndex, changes }: NeedsOfComparing,
  { onCompared, ...pace }: Comparing = {},
): Promise<boolean> {
  const model = await looker.model()
  return await inBatches(
    () => looksToCompare(db, { model, limit: BATCH }),
    async (items) => {
      // A look for changes that is under way may have begun before.
      await changes.look()
      await changes.look()
      const found = new Map<number, Near[]>()
      for (const { id, look } of items) {
        if (pace.signal?.aborted === true) break
        found.set(id, await neighboursOf(lookIndex, id, look))
      }
      await db.transaction().execute((trx) => keepComparison(trx, model, found))
      onCompared?.(found.size)
    },
    pace,
  )
}

async function neighboursOf(lookIndex: Pick<LookIndex, 'nearest'>, id: number, look: Look): Promise<Near[]> {
  const near = await lookIndex.nearest(look, ASKED + 1)
  if (near === null) throw new NotComparable()
  return near.filter(({ itemId }) => itemId !== id)
}
