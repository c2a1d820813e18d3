import type { ByPicture } from './listing-filters.ts'
import { paths } from './paths.ts'

/** All items that look like a picture. @param of an item's id, or the look of a picture of one's own */
export const picturePath = (kind: ByPicture['kind'], of: string): string => `${paths.search}?${kind}=${of}`
/** What looks like an item. @param id the item's */
export const likePath = (id: string): string => picturePath('like', id)
/** An item with all of its shoot. @param id the item's */
export const alikePath = (id: string): string => picturePath('alike', id)
