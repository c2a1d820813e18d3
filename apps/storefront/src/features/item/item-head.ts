import { decimalRupees, formatPrice, formatRupees } from '@chitra/money'
import * as messages from '@chitra/messages/prices.ts'
import { categories } from '@chitra/messages/frame.ts'
import { item as itemMessages } from '@chitra/messages/item.ts'
import { itemPath, searchPath } from '@chitra/paths'
import { type Head, headPicture } from '../../platform/head.ts'
import { shopFacts } from '../../platform/shop-facts.ts'
import { breadcrumbs } from '../../platform/structured-data/breadcrumbs.ts'
import { licensablePicture, product } from '../../platform/structured-data/item.ts'
import type { Item } from './item-view.ts'

/** The head of an item's page: what it is, what it costs, and under which licence. */
export function itemHead(image: Item): Head {
  const category = image.categoryId === 'graphic' ? 'graphic' : 'image'
  const price =
    image.purchaseType === 'free'
      ? itemMessages.free
      : `${formatPrice(image.price)} ${messages.price.tax(formatRupees(image.total), shopFacts())}`
  return {
    name: image.name,
    description: image.description,
    keywords: image.keywords.join(', '),
    canonical: itemPath(image),
    type: 'product',
    shareText: image.description.trim() === '' ? price : `${price} · ${image.description}`,
    picture: headPicture(image),
    price: decimalRupees(image.price),
    structuredData: [
      product(image),
      licensablePicture(image),
      breadcrumbs({ name: categories[category], path: searchPath({ search: '', category }) }, { name: image.name, path: itemPath(image) }),
    ],
  }
}
