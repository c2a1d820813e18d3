import type { Db } from '../../platform/database/database.ts'
import type { Follower } from '../changes/index.ts'
import { categoryIdOf } from './catalogue-store.ts'

/** The id of the category with this public id; null if there is none. */
export type CategoryIds = (publicId: string) => Promise<number | null>

interface Options {
  db: Db
  changes: Pick<Follower, 'subscribe' | 'isCurrent'>
}

/** Keeps the ids of categories until one changes. */
export function createCategoryIds({ db, changes }: Options): CategoryIds {
  const kept = new Map<string, number>()
  let changed = 0
  changes.subscribe(({ others, all }) => {
    if (!all && !others) return
    changed += 1
    kept.clear()
  })
  return async (publicId) => {
    const known = changes.isCurrent() ? kept.get(publicId) : undefined
    if (known !== undefined) return known
    const changedBefore = changed
    const id = await categoryIdOf(db, publicId)
    if (id !== null && changed === changedBefore) kept.set(publicId, id)
    return id
  }
}
