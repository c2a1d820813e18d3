import type { components } from '@chitra/api-client/schema'
import { formatCount, formatPrice, formatRupees } from '@chitra/money'
import { callKey, type FirstAnswers, hasSearch, itemPath, NO_FILTERS, type Page, paths, searchPath, toQuery } from '@chitra/paths'
import * as accountMessages from '@chitra/storefront/messages/account-messages.ts'
import * as buyingMessages from '@chitra/storefront/messages/buying-messages.ts'
import * as catalogueMessages from '@chitra/storefront/messages/catalogue-messages.ts'
import * as frameMessages from '@chitra/storefront/messages/frame-messages.ts'
import * as headMessages from '@chitra/storefront/messages/head-messages.ts'
import * as messages from '@chitra/storefront/messages/messages.ts'
import * as ordersMessages from '@chitra/storefront/messages/orders-messages.ts'
import * as pagesMessages from '@chitra/storefront/messages/pages-messages.ts'
import { privacy } from '@chitra/storefront/messages/privacy.ts'
import { terms } from '@chitra/storefront/messages/terms.ts'
import { asDecimal, breadcrumbs, licensablePicture, product, questionsAndAnswers, shop } from './facts.ts'
import { firstCallsOf } from './first-calls.ts'
import type { Head, HeadPicture } from './head.ts'
import { itemPreloads, tilePreloads, windowPreloads } from './preloads.ts'
import { questionsIn } from './questions.ts'
import { homeShape, itemShape, listShape, listStyle, textShape } from './shape.ts'

type Schemas = components['schemas']
type Shown = Pick<Schemas['ListItem'], 'name' | 'thumbimage' | 'width' | 'height'>
interface List {
  image: Schemas['ListItem'][]
  count: number
  countIsLowerBound: boolean
}

/** Longest side of a preview, in pixels. */
const PREVIEW = 1600

const PERSONAL_TITLES: Record<string, string> = {
  [paths.checkout]: buyingMessages.cart.title,
  [paths.orders]: ordersMessages.orders.title,
  [paths.wishList]: buyingMessages.wishList.title,
  [paths.editProfile]: accountMessages.profile.title,
  [paths.changePassword]: accountMessages.changePassword.title,
  [paths.login]: accountMessages.login.title,
  [paths.signup]: frameMessages.account.signUp,
  [paths.forgotPassword]: accountMessages.forgot.title,
  '/reset-password': accountMessages.reset.title,
}
const CMS_TITLES = {
  aboutpage: pagesMessages.pages.about,
  careerpage: pagesMessages.pages.careers,
  faqpage: pagesMessages.pages.faq,
} as const

const filled = (text: string | undefined, otherwise: string): string => (text === undefined || text.trim() === '' ? otherwise : text)

const DEFAULT: Head = {
  status: 200,
  title: messages.defaultTitle,
  description: messages.defaultDescription,
  keywords: messages.defaultKeywords,
  canonical: null,
  index: true,
  type: 'website',
  picture: null,
  facts: [],
  preloads: [],
}

/**
 * The head of a page from the answers to its first calls. Where an answer is missing, the database being away, it is the shop's own.
 * @param origin the shop's, without a trailing slash: what the visitor's browser asked for is not believed
 */
export function headOf(page: Page, answers: FirstAnswers, origin: string): Head {
  const data = (at: number): unknown => {
    const call = firstCallsOf(page)[at]
    const answer = call === undefined ? undefined : answers[callKey(call)]
    return answer?.status === 200 ? (answer.body as { data: unknown }).data : undefined
  }
  const record = (at: number) => (data(at) as { cms: Schemas['CmsPage'] } | undefined)?.cms
  const list = (at: number) => data(at) as List | undefined
  const item = (at: number) => (data(at) as { image: Schemas['Item'] } | undefined)?.image
  const isMissing = (at: number): boolean => {
    const call = firstCallsOf(page)[at]
    return call !== undefined && answers[callKey(call)]?.status === 404
  }
  switch (page.kind) {
    case 'home':
      return homeHead(origin, record(1), list(2))
    case 'list':
      return listHead(origin, page, list(2))
    case 'item':
      return itemHead(origin, item(1), isMissing(1))
    case 'cms':
      return cmsHead(origin, page, record(1))
    case 'support':
      return textHead(origin, paths.support, pagesMessages.support)
    case 'terms':
      return textHead(origin, paths.terms, terms)
    case 'privacy':
      return textHead(origin, paths.privacy, privacy)
    case 'personal': {
      const title = PERSONAL_TITLES[page.path]
      return { ...DEFAULT, ...(title === undefined ? {} : { title: catalogueMessages.search.pageTitle(title) }), index: false }
    }
    case 'unknown':
      return { ...DEFAULT, status: 404, index: false }
  }
}

const home = { name: frameMessages.account.home, path: paths.home }

function homeHead(origin: string, cms: Schemas['CmsPage'] | undefined, best: List | undefined): Head {
  return {
    ...DEFAULT,
    title: filled(cms?.meta_title, messages.defaultTitle),
    description: filled(cms?.meta_description, messages.defaultDescription),
    keywords: filled(cms?.meta_keywords, messages.defaultKeywords),
    canonical: `${origin}/`,
    picture: pictureOf(origin, best?.image[0]),
    facts: shop(origin),
    preloads: windowPreloads(best?.image ?? []),
    shape: homeShape(),
  }
}

function listHead(origin: string, shown: Extract<Page, { kind: 'list' }>, list: List | undefined): Head {
  const { listing, page } = shown
  const words = headMessages.head.listName(listing)
  const address = searchPath(listing)
  const crumbs = [
    home,
    ...(listing.category === null
      ? []
      : [{ name: catalogueMessages.search.titles[listing.category], path: searchPath({ search: '', category: listing.category }) }]),
    ...(listing.search === '' ? (listing.category === null ? [{ name: words, path: address }] : []) : [{ name: words, path: address }]),
  ]
  return {
    ...DEFAULT,
    title: headMessages.head.listTitle(listing, page),
    description:
      list === undefined
        ? messages.defaultDescription
        : headMessages.head.listText(
            listing,
            catalogueMessages.search.found(formatCount(list.count), list.countIsLowerBound, listing.category),
          ),
    // A filter shows part of the same list; a page of it is a page of its own.
    canonical: origin + address + toQuery(NO_FILTERS, page),
    index: list === undefined || list.image.length > 0,
    picture: pictureOf(origin, list?.image[0]),
    facts: [breadcrumbs(origin, crumbs)],
    preloads: tilePreloads(list?.image ?? []),
    shape: listShape(shown, list),
    shapeStyle: listStyle(list),
  }
}

function itemHead(origin: string, item: Schemas['Item'] | undefined, isMissing: boolean): Head {
  if (isMissing) return { ...DEFAULT, status: 404, title: catalogueMessages.search.pageTitle(frameMessages.notFound.title), index: false }
  if (item === undefined) return DEFAULT
  const picture = pictureOf(origin, item)
  const address = itemPath(item)
  const category = item.categoryId === 'graphic' ? 'graphic' : 'image'
  const price =
    item.purchaseType === 'free'
      ? catalogueMessages.item.free
      : catalogueMessages.price.line(formatPrice(item.price), formatRupees(item.total))
  return {
    ...DEFAULT,
    title: catalogueMessages.search.pageTitle(item.name),
    description: filled(item.description, messages.defaultDescription),
    keywords: filled(item.keywords.join(', '), messages.defaultKeywords),
    canonical: origin + address,
    type: 'product',
    shareText: item.description.trim() === '' ? price : `${price} · ${item.description}`,
    picture,
    price: asDecimal(item.price),
    facts: [
      product(origin, item, picture),
      licensablePicture(origin, item, picture),
      breadcrumbs(origin, [
        home,
        { name: catalogueMessages.search.titles[category], path: searchPath({ search: '', category }) },
        { name: item.name, path: address },
      ]),
    ],
    preloads: itemPreloads(item),
    shape: itemShape(item),
  }
}

function cmsHead(origin: string, { slug, path }: Extract<Page, { kind: 'cms' }>, cms: Schemas['CmsPage'] | undefined): Head {
  const title = filled(cms?.title, CMS_TITLES[slug])
  const questions = slug === 'faqpage' && cms !== undefined ? questionsIn(cms.body) : []
  return {
    ...DEFAULT,
    title: filled(cms?.meta_title, catalogueMessages.search.pageTitle(title)),
    description: filled(cms?.meta_description, messages.defaultDescription),
    keywords: filled(cms?.meta_keywords, messages.defaultKeywords),
    canonical: origin + path,
    type: 'article',
    facts: [breadcrumbs(origin, [home, { name: title, path }]), ...(questions.length === 0 ? [] : [questionsAndAnswers(questions)])],
    shape: textShape(title),
  }
}

function textHead(origin: string, path: string, { title, text, description }: { title: string; text?: string; description: string }): Head {
  return {
    ...DEFAULT,
    title: catalogueMessages.search.pageTitle(title),
    description,
    canonical: origin + path,
    type: 'article',
    facts: [breadcrumbs(origin, [home, { name: title, path }])],
    shape: textShape(title, text),
    hasSearch: hasSearch(path),
  }
}

function pictureOf(origin: string, item: Shown): HeadPicture
function pictureOf(origin: string, item: Shown | undefined): HeadPicture | null
/** The public preview, with the size that it has: at most PREVIEW on its longest side, never enlarged. */
function pictureOf(origin: string, item: Shown | undefined): HeadPicture | null {
  if (item === undefined) return null
  const scale = Math.min(1, PREVIEW / Math.max(item.width, item.height, 1))
  return {
    url: origin + item.thumbimage,
    width: Math.round(item.width * scale),
    height: Math.round(item.height * scale),
    alt: item.name,
  }
}
