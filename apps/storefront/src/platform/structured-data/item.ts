import type { components } from '@chitra/api-client'
import { decimalRupees } from '@chitra/money'
import { itemPath, paths } from '@chitra/paths'
import * as frameMessages from '@chitra/messages/frame.ts'
import * as headMessages from '@chitra/messages/head.ts'
import { headPicture } from '../head.ts'
import { shopOrigin } from '../origin.ts'
import { shopFacts } from '../shop-facts.ts'
import { addressOf } from '../here.ts'

type Item = components['schemas']['Item']

/** Who made an item: its author where it names one, else its seller. */
const makerOf = (item: Item): string => (item.author === '' ? item.sellerId.firstName : item.author)

/** An item as a product with its one offer. The price is the price tag's, before tax; that tax is added is part of the price's specification. */
export function product(item: Item): object {
  const address = shopOrigin() + addressOf(itemPath(item))
  const price = { priceCurrency: 'INR', price: decimalRupees(item.price) }
  return {
    '@type': 'Product',
    '@id': `${address}#product`,
    name: item.name,
    ...(item.description === '' ? {} : { description: item.description }),
    sku: item._id,
    category: frameMessages.categories[item.categoryId === 'graphic' ? 'graphic' : 'image'],
    image: headPicture(item).url,
    brand: { '@type': 'Brand', name: item.sellerId.firstName },
    offers: {
      '@type': 'Offer',
      url: address,
      ...price,
      priceSpecification: { '@type': 'UnitPriceSpecification', ...price, valueAddedTaxIncluded: item.tax === 0 },
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@type': 'Organization', name: shopFacts().name },
    },
  }
}

/** The preview as a picture that can be licensed: search engines show a badge for it. */
export function licensablePicture(item: Item): object {
  const address = shopOrigin() + addressOf(itemPath(item))
  const maker = makerOf(item)
  const { url, width, height } = headPicture(item)
  return {
    '@type': 'ImageObject',
    '@id': `${address}#picture`,
    contentUrl: url,
    width,
    height,
    caption: item.name,
    ...(item.keywords.length === 0 ? {} : { keywords: item.keywords.join(', ') }),
    license: shopOrigin() + addressOf(paths.terms),
    acquireLicensePage: address,
    creator: { '@type': 'Person', name: maker },
    creditText: headMessages.head.credit(maker, shopFacts()),
    copyrightNotice: headMessages.head.copyright(maker),
    uploadDate: item.createdAt,
  }
}
