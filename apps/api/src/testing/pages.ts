import type { Tables } from '../platform/database/tables.ts'
import { newId } from '../platform/ids.ts'
import type { Db } from '../platform/database/database.ts'

type Page = Omit<Tables['cms_pages'], 'updated_at'>

/** Inserts a page's record as the import does. */
export async function addPage({ db }: { db: Db }, given: Partial<Page> & Pick<Page, 'slug'>): Promise<Page> {
  const page = { title: '', body: '', meta_title: '', meta_keywords: '', meta_description: '', ...given }
  await db.insertInto('cms_pages').values(page).execute()
  return page
}

/** Inserts a tile of the home page and returns its public id. */
export async function addBanner({ db }: { db: Db }, banner: { position: number; title: string; keywords: string[] }): Promise<string> {
  const publicId = newId(8)
  await db
    .insertInto('banners')
    .values({ ...banner, public_id: publicId, width: 800, height: 600, colour: '#bf3217' })
    .execute()
  return publicId
}
