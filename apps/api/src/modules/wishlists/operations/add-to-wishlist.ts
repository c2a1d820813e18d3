import { formatCount } from '@chitra/money'
import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { said, type Sentence } from '../../../contract/said.ts'
import { signedIn } from '../../../contract/signed-in.ts'
import type { Added } from '../../accounts/index.ts'
import { itemByPublicId } from '../../catalogue/index.ts'
import { addWish, countWishes } from '../wishlists-store.ts'
import type { Needs } from '../needs.ts'

/** Bounds what one account can store. */
const MAX_WISHES = 1_000

const REFUSALS: Record<Exclude<Added, 'added'>, Sentence> = {
  'there already': 'This item is already in your wish list',
  full: said('A wish list holds at most {max} items. Please remove an item first', { max: formatCount(MAX_WISHES) }),
}

export const addToWishlist: Operation<'addToWishlist', Pick<Needs, 'db'>> = async (call, { db }) => {
  const { userId } = signedIn(call)
  const item = await itemByPublicId(db, call.body.product)
  if (item === undefined || item.approval !== 'approved') throw fault(404, 'Image does not exist')
  const added = await addWish(db, { userId, itemId: item.id, max: MAX_WISHES })
  if (added !== 'added') throw fault(400, REFUSALS[added])
  return { success: true, code: 200, data: { count: await countWishes(db, userId) } }
}
