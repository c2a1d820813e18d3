import { escapeHtml, jsonForScript } from './escape.ts'

/** What a page says of itself before any script runs. */
export interface Head {
  /** 404 for what is not there; the page comes all the same and says so. */
  status: 200 | 404
  title: string
  description: string
  keywords: string
  /** The one true address, absolute; null where there is none. */
  canonical: string | null
  /** False: search engines leave it out. */
  index: boolean
  type: 'website' | 'product' | 'article'
  /** What a chat shows below the title; the description, where absent. */
  shareText?: string | undefined
  picture: HeadPicture | null
  /** Whole rupees and paise with a point, `199.00`. */
  price?: string | undefined
  /** For search engines, by the vocabulary of schema.org. */
  facts: object[]
  /** Pictures that are in view at once. */
  preloads: Preload[]
  /** What the page shows before its script has come, as HTML; the template's own shape of any page, where absent. */
  shape?: string | null
  /** False: the frame around it has no search (HDR-06). */
  hasSearch?: boolean
  /** What this page's shape needs beside the storefront's stylesheet, as CSS. */
  shapeStyle?: string
}

export interface HeadPicture {
  /** Absolute. */
  url: string
  /** Pixels. */
  width: number
  height: number
  alt: string
}

/** A picture to be fetched before the script that shows it; its `srcset` and `sizes` are what will be drawn, or it is fetched twice. */
export type Preload = ({ srcSet: string; sizes: string; type: string } | { href: string }) & { media?: string }

/** The head's HTML. Every text in it may be anybody's. */
export function writeHead(head: Head, siteName: string): string {
  const words = [
    `<title>${escapeHtml(head.title)}</title>`,
    named('description', head.description),
    named('keywords', head.keywords),
    ...(head.index ? [] : [named('robots', 'noindex')]),
    ...(head.canonical === null ? [] : [`<link rel="canonical" href="${escapeHtml(head.canonical)}" />`]),
  ]
  return [
    ...words,
    ...preloads(head.preloads),
    ...openGraph(head, siteName),
    ...head.facts.map(
      (fact) => `<script type="application/ld+json">${jsonForScript({ '@context': 'https://schema.org', ...fact })}</script>`,
    ),
  ].join('\n    ')
}

const named = (name: string, content: string): string => `<meta name="${name}" content="${escapeHtml(content)}" />`
const property = (name: string, content: string | number): string => `<meta property="${name}" content="${escapeHtml(String(content))}" />`

function openGraph({ type, title, description, shareText, canonical, picture, price }: Head, siteName: string): string[] {
  return [
    property('og:site_name', siteName),
    property('og:locale', 'en_IN'),
    property('og:type', type),
    property('og:title', title),
    property('og:description', shareText ?? description),
    ...(canonical === null ? [] : [property('og:url', canonical)]),
    ...(picture === null
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
    named('twitter:card', picture === null ? 'summary' : 'summary_large_image'),
  ]
}

const preloads = (list: readonly Preload[]): string[] =>
  list.map((preload) => {
    const what =
      'href' in preload
        ? `href="${escapeHtml(preload.href)}"`
        : `imagesrcset="${escapeHtml(preload.srcSet)}" imagesizes="${escapeHtml(preload.sizes)}" type="${preload.type}"`
    const media = preload.media === undefined ? '' : ` media="${escapeHtml(preload.media)}"`
    return `<link rel="preload" as="image" ${what}${media} fetchpriority="high" />`
  })
