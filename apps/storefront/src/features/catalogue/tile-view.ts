import type { components } from '@chitra/api-client'
import type { AssetBadge, PictureData } from '@chitra/ui'
import { alikePath, extensionOf, itemPath, thumbnailOf } from '@chitra/paths'
import { priceTag } from '../../platform/prices.ts'

export type ListItem = components['schemas']['ListItem']

/** What a tile of the gallery shows. */
export interface Tile {
  id: string
  /** Pixels of the original, for the shape of its box. */
  width: number
  height: number
  href: string
  title: string
  /** '₹199' and '₹234.82 with GST'; absent for what is free or owned, whose badge says so. */
  price?: string
  priceNote?: string
  badges: AssetBadge[]
  /** How many files a bundle holds, where that is known. */
  files?: number
  /** Near-twins of the same shoot, which the list leaves out beside it. */
  alike?: { count: number; href: string }
  picture: PictureData
  /** The preview, for the lightbox. */
  large: PictureData
}

export function toTile(item: ListItem, owned: ReadonlySet<string>): Tile {
  const isOwned = owned.has(item._id)
  const isFree = item.purchaseType === 'free'
  const shape = { alt: item.name, width: item.width, height: item.height, ...(item.thumbHash === '' ? {} : { thumbHash: item.thumbHash }) }
  return {
    id: item._id,
    width: item.width,
    height: item.height,
    href: itemPath(item),
    title: item.name,
    ...(isFree || isOwned ? {} : priceTag(item.price)),
    badges: [
      ...(isOwned ? (['owned'] as const) : isFree ? (['free'] as const) : []),
      ...(extensionOf(item.url) === 'zip' ? (['zip'] as const) : []),
    ],
    ...(item.files === undefined ? {} : { files: item.files }),
    ...(item.alike === undefined ? {} : { alike: { count: item.alike, href: alikePath(item._id) } }),
    picture: { ...shape, ...thumbnailOf(item.thumbimage) },
    large: { ...shape, src: item.thumbimage },
  }
}
