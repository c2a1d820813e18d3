import type { components } from '@chitra/api-client/schema'
import { type Shop, shopIn } from '@chitra/messages/shop.ts'
import type { Db } from '../../platform/database/database.ts'
import { pictureAddress } from '../catalogue/index.ts'
import type { Language } from '@chitra/paths'
import { defaultPage } from './default-pages.ts'
import { defaultPage as defaultPageInHindi } from './default-pages.hi.ts'

type Schemas = components['schemas']

const DEFAULT_PAGES = { en: defaultPage, hi: defaultPageInHindi } satisfies Record<Language, typeof defaultPage>

export async function banners(db: Db): Promise<Schemas['Banner'][]> {
  const rows = await db.selectFrom('banners').selectAll().orderBy('position').orderBy('id').execute()
  return rows.map(({ public_id, title, keywords, width, height, colour }) => ({
    image: pictureAddress(public_id),
    title,
    keywords: JSON.stringify(keywords),
    width,
    height,
    colour,
  }))
}

interface PageAsked {
  slug: string
  language: Language
  shop: Shop
}

/** The operator's page with this slug, in another language than English `{slug}-{language}` if there is one; or else the default one. */
export async function cmsPage(db: Db, { slug, language, shop }: PageAsked): Promise<Schemas['CmsPage'] | undefined> {
  const own = `${slug}-${language}`
  const stored = await db
    .selectFrom('cms_pages')
    .select(['slug', 'meta_title', 'meta_keywords', 'meta_description', 'title', 'body'])
    .where('slug', 'in', language === 'en' ? [slug] : [own, slug])
    .execute()
  const page = stored.find((row) => row.slug === own) ?? stored[0]
  return page === undefined ? DEFAULT_PAGES[language](slug, shopIn(shop, language)) : { ...page, slug }
}
