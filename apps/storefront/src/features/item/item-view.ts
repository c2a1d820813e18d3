import type { components } from '@chitra/api-client'
import { formatPrice, formatRupees } from '@chitra/money'
import type { Fact, PictureData, PriceAreaState } from '@chitra/ui'
import { NARROW_SCREEN, thumbnailSources } from '@chitra/paths'
import { shopFacts } from '../../platform/shop-facts.ts'
import * as messages from '@chitra/messages/prices.ts'
import { item as itemMessages } from '@chitra/messages/item.ts'

export type Item = components['schemas']['Item']

/** The picture of the detail: the preview, or on a narrow screen a thumbnail of its width; a bundle shows its thumbnail. */
export function toPicture(item: Item): PictureData {
  if (item.cleanPicture !== undefined) return toLargePicture(item)
  return { ...toLargePicture(item), sources: thumbnailSources(item.thumbimage).map((source) => ({ ...source, media: NARROW_SCREEN })) }
}

/** The preview, wherever it is shown; without the watermark for whom the item belongs to. */
export function toLargePicture(item: Item): PictureData {
  return {
    src: item.cleanPicture ?? item.thumbimage,
    alt: item.name,
    width: item.width,
    height: item.height,
    ...(item.thumbHash === '' ? {} : { thumbHash: item.thumbHash }),
  }
}

/**
 * 'Size • 1067 × 1600 pixels', the height first; null unless the item is of the page's category and both sides are known (ITEM-03), and for a bundle,
 * whose files have sizes of their own.
 */
export const sizeLine = (item: Item, pageCategory: string): string | null =>
  item.categoryId === pageCategory && item.contents.length === 0 && item.height > 0 && item.width > 0
    ? itemMessages.size(item.height, item.width)
    : null

export function toFacts(item: Item): Fact[] {
  const { facts } = itemMessages
  return [
    { name: facts.types, value: item.fileType.map((type) => type.toUpperCase()).join(', ') },
    { name: facts.id, value: item._id },
    ...(item.location === '' ? [] : [{ name: facts.place, value: item.location }]),
    ...(item.author === '' ? [] : [{ name: facts.credit, value: itemMessages.credit(item.author, item.licence) }]),
  ]
}

/** Which of its states the price area is in (ITEM-09 to ITEM-12). */
export function priceState(
  item: Item,
  { busy, downloading, progress }: { busy: boolean; downloading: boolean; progress?: number | undefined },
): PriceAreaState {
  if (downloading) return { kind: 'downloading', progress }
  if (item.owned) return { kind: 'owned' }
  if (item.purchaseType === 'free') return { kind: 'free' }
  return { kind: 'priced', price: formatPrice(item.price), taxNote: messages.price.tax(formatRupees(item.total), shopFacts()), busy }
}
