import { fault } from '../../contract/fault.ts'
import { userIdOf } from '../accounts/index.ts'
import { type Item, itemByPublicId } from '../catalogue/index.ts'
import { canDownload, checkSignature } from '../entitlements/index.ts'
import { countAgainstLimit } from './daily-limit.ts'
import type { Needs } from './needs.ts'

const NOT_FOUND = 'There is no such file'

/**
 * The item behind a signed address, if the caller may still download it: the right is checked again, so that a refund ends it at once.
 * Viewing its picture does not count as a download.
 * @throws Fault 403 for an address that is forged or has expired, or whose right has ended; 429 past the day's limit; 404 for what is not there
 */
export async function openSigned(
  services: Pick<Needs, 'config' | 'db' | 'clock' | 'downloadSecret'>,
  signed: { item: string; user: string; expires: number; signature: string },
  purpose: 'file' | 'picture' = 'file',
): Promise<Item> {
  const verdict = checkSignature(services.downloadSecret, signed, signed.signature, services.clock.now())
  if (verdict === 'expired') throw fault(403, 'This download link has expired. Please try again')
  // Nothing was looked up yet, so this reveals no item (TF-05).
  if (verdict === 'forged') throw fault(403, 'This download link is not valid', { detail: 'forged download address' })
  const userId = await userIdOf(services.db, signed.user)
  const item = await itemByPublicId(services.db, signed.item)
  if (userId === undefined || item === undefined) throw fault(404, NOT_FOUND)
  // The address was given to this user, who knows the item; what has changed since is a refund, or the review (TM-15).
  if (!(await canDownload(services.db, userId, item))) throw fault(403, 'This file is not yours to download any more')
  if (purpose === 'file') await countAgainstLimit(services, userId, item)
  return item
}
