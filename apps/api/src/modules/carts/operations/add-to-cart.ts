import { formatCount } from '@chitra/money'
import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { said, type Sentence } from '../../../contract/said.ts'
import { signedIn } from '../../../contract/signed-in.ts'
import { MAX_ENTRIES } from '../carts.ts'
import { addEntry, type Outcome } from '../carts-store.ts'
import type { Needs } from '../needs.ts'

const WARNINGS: Record<Exclude<Outcome, 'added' | 'owned' | 'no item'>, Sentence> = {
  free: 'This item is free: you can download it at once',
  'there already': 'This item is already in your cart',
  full: said('A cart holds at most {max} items. Please remove an item first', { max: formatCount(MAX_ENTRIES) }),
}

export const addToCart: Operation<'addToCart', Needs> = async (call, { db }) => {
  const { userId } = signedIn(call)
  const { imageId, again = false } = call.body
  const { outcome, count } = await addEntry(db, { userId, item: imageId, again, max: MAX_ENTRIES })
  if (outcome === 'no item') throw fault(404, 'Image does not exist')
  if (outcome === 'owned') throw fault(409, 'You already own this: find it in My Orders. You can buy it again for another client')
  if (outcome === 'added') return { success: true, code: 200, message: 'Added to your cart', data: { count } }
  return { success: false, code: 201, errorMessage: WARNINGS[outcome], data: { count } }
}
