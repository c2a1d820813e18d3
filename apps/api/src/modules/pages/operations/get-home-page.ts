import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { banners, cmsPage } from '../pages-store.ts'
import type { Needs } from '../needs.ts'

const HOME = 'homepage'
const EMPTY = { meta_title: '', meta_keywords: '', meta_description: '', title: '', body: '' }

export const getHomePage: Operation<'getHomePage', Pick<Needs, 'reads' | 'shop'>> = async ({ body }, { reads, shop }) => {
  if (body.page_slug !== HOME) throw fault(404, 'There is no such page')
  const { language = 'en' } = body
  const record = language === 'en' ? HOME : `${HOME}-${language}`
  const [tiles, cms] = await Promise.all([banners(reads), cmsPage(reads, { slug: record, language: 'en', shop })])
  // Without a record from the operator in this language, the storefront uses its defaults (HOME-04).
  return { success: true, code: 200, data: { banners: tiles, cms: { ...EMPTY, ...cms, slug: HOME } } }
}
