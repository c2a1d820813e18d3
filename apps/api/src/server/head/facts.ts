import type { components } from '@chitra/api-client/schema'
import { itemPath, paths } from '@chitra/paths'
import * as catalogueMessages from '@chitra/storefront/messages/catalogue-messages.ts'
import * as headMessages from '@chitra/storefront/messages/head-messages.ts'
import * as messages from '@chitra/storefront/messages/messages.ts'
import type { HeadPicture } from './head.ts'

type Item = components['schemas']['Item']

/** Rupees and paise with a point, as machines read prices: `199.00`. */
export const asDecimal = (paise: number): string => `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}`

export interface Crumb {
  name: string
  /** A path of this shop. */
  path: string
}

export function breadcrumbs(origin: string, crumbs: readonly Crumb[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: origin + path })),
  }
}

/** Who made an item: its author where it names one, else its seller. */
export const makerOf = (item: Item): string => (item.author === '' ? item.sellerId.firstName : item.author)

/**
 * An item as a product with its one offer. The price is the price tag's, before tax; that the tax comes on top is said in the price's specification.
 */
export function product(origin: string, item: Item, picture: HeadPicture): object {
  const address = origin + itemPath(item)
  const price = { priceCurrency: 'INR', price: asDecimal(item.price) }
  return {
    '@type': 'Product',
    '@id': `${address}#product`,
    name: item.name,
    ...(item.description === '' ? {} : { description: item.description }),
    sku: item._id,
    category: catalogueMessages.search.titles[item.categoryId === 'graphic' ? 'graphic' : 'image'],
    image: picture.url,
    brand: { '@type': 'Brand', name: item.sellerId.firstName },
    offers: {
      '@type': 'Offer',
      url: address,
      ...price,
      priceSpecification: { '@type': 'UnitPriceSpecification', ...price, valueAddedTaxIncluded: item.price === 0 },
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@type': 'Organization', name: messages.siteName },
    },
  }
}

/** The preview as a picture that can be licensed: search engines show a badge for it. */
export function licensablePicture(origin: string, item: Item, picture: HeadPicture): object {
  const address = origin + itemPath(item)
  const maker = makerOf(item)
  return {
    '@type': 'ImageObject',
    '@id': `${address}#picture`,
    contentUrl: picture.url,
    width: picture.width,
    height: picture.height,
    caption: item.name,
    ...(item.keywords.length === 0 ? {} : { keywords: item.keywords.join(', ') }),
    license: origin + paths.terms,
    acquireLicensePage: address,
    creator: { '@type': 'Person', name: maker },
    creditText: headMessages.head.credit(maker),
    copyrightNotice: headMessages.head.copyright(maker),
    uploadDate: item.createdAt,
  }
}

/** The shop itself, with the way to search it. */
export const shop = (origin: string): object[] => [
  {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    url: `${origin}/`,
    name: messages.siteName,
    description: messages.defaultDescription,
    inLanguage: 'en-IN',
    publisher: { '@id': `${origin}/#organisation` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}${paths.search}/{search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  },
  { '@type': 'Organization', '@id': `${origin}/#organisation`, name: messages.siteName, url: `${origin}/`, logo: `${origin}/icon-512.png` },
]

export interface Question {
  question: string
  answer: string
}

export function questionsAndAnswers(questions: readonly Question[]): object {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
