import { fault } from '../../../contract/fault.ts'
import type { Caller, Operation } from '../../../contract/operation.ts'
import { signAddress, signPicture } from '../../entitlements/index.ts'
import { type Item, itemFor } from '../catalogue-store.ts'
import { type PrivateFields, type ShownItem, toItem } from '../item-view.ts'
import { cleanKey } from '../pictures.ts'
import { similarTo } from '../similar.ts'
import { visitedItem } from '../visited-item.ts'
import type { Needs } from '../needs.ts'

export const getImage: Operation<
  'getImage',
  Pick<Needs, 'db' | 'reads' | 'files' | 'search' | 'listed' | 'clock' | 'downloadSecret' | 'shop'>
> = async ({ params, caller }, services) => {
  const { item, extra } =
    caller === null ? { item: await forVisitor(services, params.id), extra: {} } : await forUser(services, params.id, caller)
  const similar = await similarTo(item, services)
  return { success: true, code: 200, data: { image: toItem(item, { owned: false, ...extra }, services.shop), similar } }
}

const notThere = () => fault(404, 'Image does not exist')
const notPublic = () => fault(403, 'This image is not public')

async function forVisitor(services: Pick<Needs, 'reads' | 'listed'>, publicId: string): Promise<ShownItem> {
  const item = await visitedItem(publicId, services)
  if (item === undefined) throw notThere()
  if (item.approval !== 'approved') throw notPublic()
  return item
}

/** An item with what only this caller sees of it. */
async function forUser(
  services: Pick<Needs, 'db' | 'files' | 'clock' | 'downloadSecret'>,
  publicId: string,
  caller: Caller,
): Promise<{ item: ShownItem; extra: PrivateFields }> {
  // Not from a replica: what somebody has just bought is looked at with it.
  const found = await itemFor(services.db, publicId, caller.userId)
  if (found === undefined) throw notThere()
  const { owned, downloadable, ...item } = found
  const isSeller = item.seller_user_id === caller.userId
  // An unapproved item is visible only to its seller and to users who bought it while it was approved (IMGD-03).
  if (item.approval !== 'approved' && !isSeller && !owned) throw notPublic()
  const signed = downloadable ? await addressesOf(services, caller, item) : {}
  return { item, extra: { owned, ...signed, ...(isSeller && item.note !== '' ? { note: item.note } : {}) } }
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
