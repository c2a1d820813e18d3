import { fault } from '../../contract/fault.ts'
import type { Item } from '../catalogue/index.ts'
import { checkSignature } from '../entitlements/index.ts'
import type { Licence } from '../licences/index.ts'
import type { Attempt } from '../limits/index.ts'
import { dayOf, findToDownload } from './downloads-store.ts'
import { recordDownload } from './free-download.ts'
import type { Needs } from './needs.ts'

const NOT_FOUND = 'There is no such file'

/** An item that a user may download. */
export interface Opened {
  item: Item
  /** The user's newest one of it. */
  licence: Licence | undefined
}

/**
 * The item of a signed address. The right to download is checked again, because it may have ended since, for example by a refund. Viewing the picture does
 * not count as a download. The first download of a free item issues its licence.
 * @param attempt counted as well
 * @throws Fault 403 if the address is forged or expired, or the right has ended; 429 above the daily limit; 404 if there is no such item or user
 */
export async function openSigned(
  services: Pick<Needs, 'config' | 'db' | 'clock' | 'downloadSecret' | 'seller'>,
  signed: { item: string; user: string; expires: number; signature: string },
  { purpose, attempt }: { purpose: 'file' | 'picture'; attempt?: Attempt },
): Promise<Opened> {
  const verdict = checkSignature(services.downloadSecret, signed, signed.signature, services.clock.now())
  if (verdict === 'expired') throw fault(403, 'This download link has expired. Please try again')
  // Checked before any look-up, so the answer does not reveal whether the item exists (TF-05).
  if (verdict === 'forged') throw fault(403, 'This download link is not valid', { detail: 'forged download address' })
  const { item: publicId, user } = signed
  const found = await findToDownload(services.db, { item: publicId, user, day: dayOf(services.clock.now()) })
  if (found === undefined) throw fault(404, NOT_FOUND)
  const { item, licence } = found
  // The user had the right when the address was signed. It ended by a refund or by a review (TM-15).
  if (!item.downloadable) throw fault(403, 'You can no longer download this file')
  if (purpose === 'picture') return { item, licence }
  return { item, licence: await recordDownload(services, found, attempt) }
}
