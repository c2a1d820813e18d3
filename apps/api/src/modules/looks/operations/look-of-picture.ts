import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { lookToText } from '../look.ts'
import type { Needs } from '../needs.ts'

export const lookOfPicture: Operation<'lookOfPicture', Pick<Needs, 'db' | 'clock' | 'looker'>> = async ({ body }, { looker }) => {
  const seen = await looker?.lookAt(Buffer.from(body.picture, 'base64'))
  if (seen === undefined) throw fault(503, 'This shop does not search by picture')
  if (seen === null) throw fault(400, 'Please choose another picture: this one cannot be read')
  return { success: true, code: 200, data: { look: lookToText(seen.look) } }
}
