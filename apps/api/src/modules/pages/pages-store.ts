import type { components } from '@chitra/api-client/schema'
import type { Shop } from '@chitra/messages/shop.ts'
import type { Db } from '../../platform/database/database.ts'
import { pictureAddress } from '../catalogue/index.ts'
import { defaultPage } from './default-pages.ts'

type Schemas = components['schemas']

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

/** The operator's page with this slug, or else the default one. */
export async function cmsPage(db: Db, slug: string, shop: Shop): Promise<Schemas['CmsPage'] | undefined> {
  const stored = await db
    .selectFrom('cms_pages')
    .select(['slug', 'meta_title', 'meta_keywords', 'meta_description', 'title', 'body'])
    .where('slug', '=', slug)
    .executeTakeFirst()
  return stored ?? defaultPage(slug, shop)
}
