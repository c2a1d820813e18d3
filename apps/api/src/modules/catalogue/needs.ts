import type { Shop } from '@chitra/messages/shop.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Files } from '../../platform/files/index.ts'
import type { Looker, LookIndex } from '../looks/index.ts'
import type { Searches } from '../popular-searches/index.ts'
import type { Search } from '../search/index.ts'
import type { CategoryIds } from './category-ids.ts'
import type { ListedItems } from './listed-items.ts'

/** The services that this module uses. Each operation and helper picks the ones it needs. */
export interface Needs {
  db: Db
  /** For what everybody sees alike, perhaps a moment old: a replica, if there is one. */
  reads: Db
  shop: Shop
  files: Files
  clock: Clock
  search: Search
  listed: ListedItems
  categoryIds: CategoryIds
  searches: Pick<Searches, 'record'>
  /** Null where `EMBEDDING_MODEL` is off, as is the index. */
  looker: Pick<Looker, 'model'> | null
  lookIndex: LookIndex | null
  /** Signs download addresses. */
  downloadSecret: string
  publicUrl: string
}
