import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { cmsPage } from '../pages-store.ts'
import type { Needs } from '../needs.ts'

export const getCmsPage: Operation<'getCmsPage', Pick<Needs, 'reads' | 'shop'>> = async ({ params, query }, { reads, shop }) => {
  const cms = await cmsPage(reads, { slug: params.slug, language: query.language ?? 'en', shop })
  if (cms === undefined) throw fault(404, 'There is no such page')
  return { success: true, code: 200, data: { cms } }
}
