import * as messages from '@chitra/messages/common.ts'
import { shopOrigin } from './origin.ts'
import { shopFacts } from './shop-facts.ts'
import { openGraphLocale } from '@chitra/messages/language.ts'
import { inLanguage, type Language, LANGUAGES } from '@chitra/paths'
import { addressOf } from './here.ts'

/** What a page says of itself to browser tabs, search engines and chats. What is absent is the shop's own. */
export interface Head {
  /** What the page is called; the shop's name stands behind it. */
  name?: string | undefined
  /** The whole title, where the operator has written one. */
  title?: string | undefined
  description?: string | undefined
  keywords?: string | undefined
  /** Path of the one true address; absent where there is none. */
  canonical?: string | undefined
  /** False: search engines leave it out. */
  index?: boolean | undefined
  type?: 'website' | 'product' | 'article' | undefined
  /** What a chat shows below the title; the description, where absent. */
  shareText?: string | undefined
  picture?: HeadPicture | undefined
  /** Rupees and paise with a point, `199.00`. */
  price?: string | undefined
  /** By the vocabulary of schema.org. */
  structuredData?: readonly object[] | undefined
  /** 404 for what is not there, 503 for what cannot be told now; the page comes all the same and says so. */
  status?: 200 | 404 | 503 | undefined
  /** Words that were searched, and found: the server counts them. */
  searched?: string | undefined
}

export interface HeadPicture {
  /** Absolute. */
  url: string
  /** Pixels. */
  width: number
  height: number
  alt: string
}

/** An element of a document's head. */
export interface HeadTag {
  tag: 'meta' | 'link' | 'script'
  attributes: Readonly<Record<string, string>>
  text?: string
}

const filled = (text: string | undefined, otherwise: string): string => (text === undefined || text.trim() === '' ? otherwise : text)

export const titleOf = ({ title, name }: Head): string =>
  filled(title, name === undefined || name === '' ? messages.defaultTitle(shopFacts()) : messages.pageTitle(name, shopFacts()))

/** A head's elements, but for its title. */
export function tagsOf(head: Head): HeadTag[] {
  const canonical = head.canonical === undefined ? undefined : shopOrigin() + addressOf(head.canonical)
  return [
    named('description', filled(head.description, messages.defaultDescription(shopFacts()))),
    named('keywords', filled(head.keywords, messages.defaultKeywords)),
    ...(head.index === false ? [named('robots', 'noindex')] : []),
    ...(canonical === undefined ? [] : [{ tag: 'link', attributes: { rel: 'canonical', href: canonical } } as const]),
    // For search engines and chats, who read each document as the server writes it: the browser does not load what makes these.
    ...(import.meta.env.SSR ? [...inEachLanguage(head.canonical), ...openGraph(head, canonical)] : []),
    ...(head.structuredData ?? []).map((data): HeadTag => {
      const attributes = { type: 'application/ld+json' }
      return { tag: 'script', attributes, text: JSON.stringify({ '@context': 'https://schema.org', ...data }) }
    }),
  ]
}

/** The same page in each language, itself too; who speaks none of them reads English. */
function inEachLanguage(path: string | undefined): HeadTag[] {
  if (path === undefined) return []
  const alternate = (hreflang: string, language: Language): HeadTag => ({
    tag: 'link',
    attributes: { rel: 'alternate', hreflang, href: shopOrigin() + inLanguage(path, language) },
  })
  return [...LANGUAGES.map((language) => alternate(language, language)), alternate('x-default', 'en')]
}

const named = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name, content } })
const property = (name: string, content: string | number): HeadTag => ({
  tag: 'meta',
  attributes: { property: name, content: String(content) },
})

function openGraph(head: Head, canonical: string | undefined): HeadTag[] {
  const { picture, price } = head
  return [
    property('og:site_name', shopFacts().name),
    property('og:locale', openGraphLocale),
    property('og:type', head.type ?? 'website'),
    property('og:title', titleOf(head)),
    property('og:description', head.shareText ?? filled(head.description, messages.defaultDescription(shopFacts()))),
    ...(canonical === undefined ? [] : [property('og:url', canonical)]),
    ...(picture === undefined
      ? []
      : [
          property('og:image', picture.url),
          property('og:image:type', 'image/jpeg'),
          property('og:image:width', picture.width),
          property('og:image:height', picture.height),
          property('og:image:alt', picture.alt),
        ]),
    ...(price === undefined ? [] : [property('product:price:amount', price), property('product:price:currency', 'INR')]),
    // The rest is read from the lines above; the kind of card alone is Twitter's own.
    named('twitter:card', picture === undefined ? 'summary' : 'summary_large_image'),
  ]
}

/** Longest side of a preview, in pixels. */
const PREVIEW = 1600

/** An item's public preview, with the size that it has: at most PREVIEW on its longest side, never enlarged. */
export function headPicture(item: { name: string; thumbimage: string; width: number; height: number }): HeadPicture {
  const scale = Math.min(1, PREVIEW / Math.max(item.width, item.height, 1))
  return {
    url: shopOrigin() + item.thumbimage,
    width: Math.round(item.width * scale),
    height: Math.round(item.height * scale),
    alt: item.name,
  }
}
