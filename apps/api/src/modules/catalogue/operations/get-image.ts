import { fault } from '../../../contract/fault.ts'
import type { Caller, Operation } from '../../../contract/operation.ts'
import { mayDownload, signAddress, signPicture } from '../../entitlements/index.ts'
import { type Item, itemFor } from '../catalogue-store.ts'
import { toItem } from '../item-view.ts'
import { cleanKey } from '../pictures.ts'
import { similarTo } from '../similar.ts'
import type { Needs } from '../needs.ts'

export const getImage: Operation<
  'getImage',
  Pick<Needs, 'db' | 'reads' | 'files' | 'search' | 'listed' | 'clock' | 'downloadSecret' | 'shop'>
> = async ({ params, caller }, services) => {
  // What somebody has just bought is looked at with it.
  const found = await itemFor(caller === null ? services.reads : services.db, params.id, caller?.userId ?? null)
  if (found === undefined) throw fault(404, 'Image does not exist')
  const { owned, ...item } = found
  const isSeller = caller !== null && item.seller_user_id === caller.userId
  // An unapproved item is visible only to its seller and to users who bought it while it was approved (IMGD-03).
  if (item.approval !== 'approved' && !isSeller && !owned) throw fault(403, 'This image is not public')
  const signed = caller !== null && mayDownload(caller.userId, item, owned) ? await addressesOf(services, caller, item) : {}
  const similar = await similarTo(item, services)
  return {
    success: true,
    code: 200,
    data: {
      image: toItem(item, { owned, ...signed, ...(isSeller && item.note !== '' ? { note: item.note } : {}) }, services.shop),
      similar,
    },
  }
}

/** The signed addresses for a caller who may download the item: the original and, if the public picture has a watermark, the picture without it. */
async function addressesOf(
  services: Pick<Needs, 'files' | 'clock' | 'downloadSecret'>,
  caller: Caller,
  item: Item,
): Promise<{ original: string; cleanPicture?: string }> {
  const original = signAddress(services, caller, item)
  const isMarked = item.purchase_type === 'paid' && (await services.files.stat(cleanKey(item.public_id))) !== null
  return isMarked ? { original, cleanPicture: signPicture(services, caller, item) } : { original }
}
