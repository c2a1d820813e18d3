import { fault } from '../../contract/fault.ts'
import type { Services } from '../../services.ts'
import { type Item, itemByPublicId } from '../catalogue/index.ts'
import { canDownload } from './can-download.ts'
import { countAgainstLimit } from './daily-limit.ts'
import { checkSignature } from './signed-address.ts'

const NOT_FOUND = 'There is no such file'

/**
 * The item behind a signed address, if it may still be had: the right is asked for again, so that a refund ends it at once.
 * @throws Fault 403 for an address that is forged or has expired, or whose right has ended; 429 past the day's limit; 404 for what is not there
 */
export async function openSigned(
  services: Services,
  signed: { item: string; user: string; expires: number; signature: string },
): Promise<Item> {
  const verdict = checkSignature(services.downloadSecret, signed, signed.signature, services.clock.now())
  if (verdict === 'expired') throw fault(403, 'This download link has expired. Please try again')
  // Nothing has been looked up yet: this tells of no item (TF-05).
  if (verdict === 'forged') throw fault(403, 'This download link is not valid', { detail: 'forged download address' })
  const user = await services.db.selectFrom('users').select('id').where('public_id', '=', signed.user).executeTakeFirst()
  const item = await itemByPublicId(services.db, signed.item)
  if (user === undefined || item === undefined) throw fault(404, NOT_FOUND)
  // The address was given to this user, who knows the item; what has changed since is a refund, or the review (TM-15).
  if (!(await canDownload(services.db, user.id, item))) throw fault(403, 'This file is not yours to download any more')
  await countAgainstLimit(services, user, item)
  return item
}
