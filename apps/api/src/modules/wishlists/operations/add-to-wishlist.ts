import { formatCount } from '@chitra/money'
import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { said, type Sentence } from '../../../contract/said.ts'
import { signedIn } from '../../../contract/signed-in.ts'
import { addWish, type Outcome } from '../wishlists-store.ts'
import type { Needs } from '../needs.ts'

/** Bounds what one account can store. */
const MAX_WISHES = 1_000

const REFUSALS: Record<Exclude<Outcome, 'added' | 'no item'>, Sentence> = {
  'there already': 'This item is already in your wish list',
  full: said('A wish list holds at most {max} items. Please remove an item first', { max: formatCount(MAX_WISHES) }),
}

export const addToWishlist: Operation<'addToWishlist', Pick<Needs, 'db'>> = async (call, { db }) => {
  const { userId } = signedIn(call)
  const { outcome, count } = await addWish(db, { userId, item: call.body.product, max: MAX_WISHES })
  if (outcome === 'no item') throw fault(404, 'Image does not exist')
  if (outcome !== 'added') throw fault(400, REFUSALS[outcome])
  return { success: true, code: 200, data: { count } }
}
