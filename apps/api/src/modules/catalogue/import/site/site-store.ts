import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../../../../platform/database/database.ts'
import type { Tables } from '../../../../platform/database/tables.ts'

type NewBanner = Insertable<Tables['banners']>
type Shown = Pick<NewBanner, 'position' | 'keywords'>

export const bannerByTitle = (db: Db, title: string): Promise<Selectable<Tables['banners']> | undefined> =>
  db.selectFrom('banners').selectAll().where('title', '=', title).executeTakeFirst()

/** Updates a banner's position and keywords. */
export async function updateBannerPlacement(db: Db, id: number, shown: Shown): Promise<void> {
  await db.updateTable('banners').set(shown).where('id', '=', id).execute()
}

/** Adds a banner, or updates the one with the same title, which keeps its id. */
export async function saveBanner(db: Db, { public_id, title, ...row }: NewBanner): Promise<void> {
  await db
    .insertInto('banners')
    .values({ ...row, public_id, title })
    .onConflict((conflict) => conflict.column('title').doUpdateSet(row))
    .execute()
}

/** Adds a page, or replaces the one with the same slug. */
export async function savePage(db: Db, { slug, ...row }: Insertable<Tables['cms_pages']>): Promise<void> {
  await db
    .insertInto('cms_pages')
    .values({ slug, ...row })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ ...row, updated_at: new Date() }))
    .execute()
}
