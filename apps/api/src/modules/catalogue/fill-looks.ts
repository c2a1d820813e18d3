import { inBatches, type Pace } from '../../platform/in-batches.ts'
import { itemsWithoutLook, keepLooks, type Looker } from '../looks/index.ts'
import type { Needs } from './needs.ts'
import { pictureOfItem } from './picture-of-item.ts'

/** Items whose looks are written at once. */
const BATCH = 50

interface Filling extends Pace {
  onLooked?: () => void
}

/**
 * Gives looks to items that have none by the model. One whose picture cannot be read gets an empty look, and is not looked at again.
 * @throws if the model cannot be loaded
 * @returns whether there may be more
 */
export async function fillLooks(
  { db, files, looker }: Pick<Needs, 'db' | 'files'> & { looker: Looker },
  { onLooked, ...pace }: Filling = {},
): Promise<boolean> {
  const model = await looker.model()
  return await inBatches(
    (after) => itemsWithoutLook(db, { model, after, limit: BATCH }),
    async (items) => {
      const looks = []
      for (const { id, publicId } of items) {
        if (pace.signal?.aborted === true) break
        const picture = await pictureOfItem(files, publicId)
        looks.push({ itemId: id, seen: picture === null ? null : await looker.lookAt(picture) })
        onLooked?.()
      }
      await keepLooks(db, model, looks)
    },
    pace,
  )
}
