import type { Db } from '../../platform/database/database.ts'
import { pageItemByPublicId } from './catalogue-store.ts'
import type { ShownItem } from './item-view.ts'
import type { ListedItems } from './listed-items.ts'
import { itemAlone } from './visited-store.ts'

/** An item as a visitor sees it: one row where its category and seller are kept, because planning the joins costs PostgreSQL more than reading the rows. */
export async function visitedItem(
  publicId: string,
  { reads, listed }: { reads: Db; listed: Pick<ListedItems, 'isCurrent' | 'ownersOf'> },
): Promise<ShownItem | undefined> {
  if (!listed.isCurrent()) return await pageItemByPublicId(reads, publicId)
  const item = await itemAlone(reads, publicId)
  if (item === undefined) return undefined
  const owners = listed.ownersOf(item)
  return owners === null ? await pageItemByPublicId(reads, publicId) : { ...item, ...owners }
}
