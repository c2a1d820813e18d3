import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { countAttempt } from '../../limits/index.ts'
import { lookToText } from '../look.ts'
import type { Needs } from '../needs.ts'

export const lookOfPicture: Operation<'lookOfPicture', Pick<Needs, 'db' | 'clock' | 'looker'>> = async (
  { body, ip, log },
  { looker, ...services },
) => {
  if (looker === null) throw fault(503, 'This shop does not search by picture')
  await countAttempt(services, ['look-network', ip])
  const seen = await looker.lookAt(Buffer.from(body.picture, 'base64')).catch((error: unknown) => {
    log.error({ error: String(error) }, 'a picture could not be looked at')
    throw fault(503, 'Searching by picture does not work at the moment. Please try again later')
  })
  if (seen === null) throw fault(400, 'Please choose another picture: this one cannot be read')
  return { success: true, code: 200, data: { look: lookToText(seen.look) } }
}
