import type { components } from '@chitra/api-client'
import { formatPrice } from '@chitra/money'
import type { AssetBadge, PictureData } from '@chitra/ui'
import { itemPath } from '../../platform/paths.ts'
import { extensionOf, thumbnailAddress, thumbnailSources } from '../../platform/pictures.ts'

export type ListItem = components['schemas']['ListItem']

/** What a tile of the gallery shows. */
export interface Tile {
  id: string
  /** Pixels of the original, for the shape of its box. */
  width: number
  height: number
  href: string
  title: string
  price: string
  badges: AssetBadge[]
  picture: PictureData
  /** The preview, for the lightbox. */
  large: PictureData
}

export function toTile(item: ListItem): Tile {
  const isZip = extensionOf(item.url) === 'zip'
  const shape = { alt: item.name, width: item.width, height: item.height, ...(item.thumbHash === '' ? {} : { thumbHash: item.thumbHash }) }
  return {
    id: item._id,
    width: item.width,
    height: item.height,
    href: itemPath(item),
    title: item.name,
    price: item.purchaseType === 'free' ? '' : formatPrice(item.price),
    badges: [...(item.purchaseType === 'free' ? (['free'] as const) : []), ...(isZip ? (['zip'] as const) : [])],
    picture: { ...shape, src: thumbnailAddress(item.thumbimage), sources: thumbnailSources(item.thumbimage) },
    large: { ...shape, src: item.thumbimage },
  }
}
