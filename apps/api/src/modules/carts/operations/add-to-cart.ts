import { fault } from '../../../contract/fault.ts'
import type { Answer, Operation } from '../../../contract/operation.ts'
import { signedIn } from '../../../contract/signed-in.ts'
import { itemByPublicId } from '../../catalogue/index.ts'
import { isOwned } from '../../downloads/index.ts'
import { addEntry, cartLines } from '../carts-store.ts'

/** More than anybody means to buy at once; a bound against carting bots (TV-02). */
const MOST_ENTRIES = 500

export const addToCart: Operation<'addToCart'> = async (call, { db }) => {
  const { userId } = signedIn(call)
  const item = await itemByPublicId(db, call.body.imageId)
  if (item === undefined || item.approval !== 'approved') throw fault(404, 'Image does not exist')
  const count = (await cartLines(db, userId)).length
  const warn = (errorMessage: string): Answer<'addToCart'> => ({ success: false, code: 201, errorMessage, data: { count } })
  if (item.purchase_type === 'free') return warn('This item is free: you can download it at once')
  if (await isOwned(db, userId, item.id)) return warn('You have already bought this item: find it in My Orders')
  if (count >= MOST_ENTRIES) return warn(`A cart holds at most ${MOST_ENTRIES} items`)
  if (!(await addEntry(db, userId, item.id))) return warn('This item is already in your cart')
  return { success: true, code: 200, message: 'Added to your cart', data: { count: count + 1 } }
}
