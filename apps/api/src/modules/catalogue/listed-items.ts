import { LRUCache } from 'lru-cache'
import type { components } from '@chitra/api-client/schema'
import type { Db } from '../../platform/database/database.ts'
import type { Follower } from '../changes/index.ts'
import { listedItemsByIds } from './catalogue-store.ts'
import { toListItem } from './item-view.ts'

type ListItem = components['schemas']['ListItem']

/** Items that are kept: about a kilobyte each. */
const KEPT = 20_000

export interface ListedItems {
  /** The items with these ids as lists show them, in the same order. */
  inOrder(ids: readonly number[]): Promise<ListItem[]>
  byId(ids: readonly number[]): Promise<ReadonlyMap<number, ListItem>>
}

interface Options {
  db: Db
  /** What is asked while it is not known what has changed. */
  reads: Db
  changes: Pick<Follower, 'subscribe' | 'isCurrent'>
}

/** Keeps items as lists show them until they change. */
export function createListedItems({ db, reads, changes }: Options): ListedItems {
  const kept = new LRUCache<number, ListItem>({ max: KEPT })
  let changed = 0
  changes.subscribe(({ ids, others, all }) => {
    changed += 1
    if (all || others) kept.clear()
    else for (const id of ids) kept.delete(id)
  })

  async function byId(ids: readonly number[]): Promise<Map<number, ListItem>> {
    if (!changes.isCurrent()) return new Map((await listedItemsByIds(reads, ids)).map((row) => [row.id, toListItem(row)]))
    const found = new Map<number, ListItem>()
    for (const id of ids) {
      const item = kept.get(id)
      if (item !== undefined) found.set(id, item)
    }
    const changedBefore = changed
    // Not from a replica: it may not know yet what has been told.
    for (const row of await listedItemsByIds(
      db,
      ids.filter((id) => !found.has(id)),
    )) {
      const item = toListItem(row)
      found.set(row.id, item)
      // What changed while it was read may be out of date.
      if (changed === changedBefore) kept.set(row.id, item)
    }
    return found
  }

  return {
    byId,
    async inOrder(ids) {
      const found = await byId(ids)
      return ids.flatMap((id) => found.get(id) ?? [])
    },
  }
}
