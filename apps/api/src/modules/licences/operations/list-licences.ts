import type { Operation } from '../../../contract/operation.ts'
import { signedIn } from '../../../contract/signed-in.ts'
import { toLicenceView } from '../licence-view.ts'
import { licencesPage } from '../licences-store.ts'
import type { Needs } from '../needs.ts'

export const listLicences: Operation<'listLicences', Pick<Needs, 'db'>> = async (call, { db }) => {
  const { userId } = signedIn(call)
  const { search = '', kind, status, limit = 25, page = 1 } = call.query
  const found = await licencesPage(db, { userId, search: search.trim(), kind, status, limit, page })
  return { success: true, code: 200, data: { licences: found.licences.map(toLicenceView), count: found.count } }
}
