import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { cmsPage } from '../pages-store.ts'

export const getCmsPage: Operation<'getCmsPage'> = async ({ params }, { db }) => {
  const cms = await cmsPage(db, params.slug)
  if (cms === undefined) throw fault(404, 'There is no such page')
  return { success: true, code: 200, data: { cms } }
}
