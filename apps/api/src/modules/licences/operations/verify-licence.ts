import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { countAttempt } from '../../limits/index.ts'
import { readCode } from '../code.ts'
import { toVerification } from '../licence-view.ts'
import { licenceByCode } from '../licences-store.ts'
import type { Needs } from '../needs.ts'

/** Answers everybody who has a code. Codes cannot be guessed; the limit is on top of that. */
export const verifyLicence: Operation<'verifyLicence', Pick<Needs, 'db' | 'clock'>> = async ({ params, ip }, services) => {
  await countAttempt(services, ['licence-network', ip])
  const code = readCode(params.code)
  const licence = code === null ? undefined : await licenceByCode(services.db, code)
  if (licence === undefined) throw fault(404, 'There is no licence with this code. Please compare it with your certificate')
  return { success: true, code: 200, data: { verification: toVerification(licence) } }
}
