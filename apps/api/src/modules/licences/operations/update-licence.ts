import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { signedIn } from '../../../contract/signed-in.ts'
import { toLicenceView } from '../licence-view.ts'
import { setUse } from '../licences-store.ts'
import { readCode } from '../code.ts'
import type { Needs } from '../needs.ts'

/** Says for whom and for what a licence is used. Certificates made from now on carry it. */
export const updateLicence: Operation<'updateLicence', Pick<Needs, 'db'>> = async (call, { db }) => {
  const { userId } = signedIn(call)
  const code = readCode(call.params.code)
  const use = { client: call.body.client.trim(), project: call.body.project.trim() }
  const licence = code === null ? undefined : await setUse(db, userId, code, use)
  if (licence === undefined) throw fault(404, 'There is no such licence')
  return { success: true, code: 200, data: { licence: toLicenceView(licence) } }
}
