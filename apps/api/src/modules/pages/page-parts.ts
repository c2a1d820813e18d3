import type { components } from '@chitra/api-client/schema'
import { pageTitle } from '@chitra/messages/common.ts'
import type { Shop } from '@chitra/messages/shop.ts'

export type CmsPage = components['schemas']['CmsPage']

/** A default page, in whichever language its texts are. */
export const page = (shop: Shop, slug: string, title: string, description: string, keywords: string, ...body: string[]): CmsPage => ({
  slug,
  meta_title: pageTitle(title, shop),
  meta_keywords: keywords,
  meta_description: description,
  title,
  body: body.join(''),
})

export const section = (title: string, ...paragraphs: string[]): string =>
  `<h2>${title}</h2>${paragraphs.map((text) => `<p>${text}</p>`).join('')}`
