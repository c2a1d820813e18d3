import { formatCount } from '@chitra/money'
import { fault } from '../../../contract/fault.ts'
import type { Answer, Operation } from '../../../contract/operation.ts'
import { said, type Sentence } from '../../../contract/said.ts'
import { signedIn } from '../../../contract/signed-in.ts'
import type { Added } from '../../accounts/index.ts'
import { itemAndOwned } from '../../catalogue/index.ts'
import { MAX_ENTRIES } from '../carts.ts'
import { addEntry, countEntries } from '../carts-store.ts'
import type { Needs } from '../needs.ts'

const WARNINGS: Record<Exclude<Added, 'added'>, Sentence> = {
  'there already': 'This item is already in your cart',
  full: said('A cart holds at most {max} items. Please remove an item first', { max: formatCount(MAX_ENTRIES) }),
}

export const addToCart: Operation<'addToCart', Needs> = async (call, { db }) => {
  const { userId } = signedIn(call)
  const { imageId, again = false } = call.body
  const item = await itemAndOwned(db, imageId, userId)
  if (item === undefined || item.approval !== 'approved') throw fault(404, 'Image does not exist')
  const answer = async (result: Omit<Answer<'addToCart'>, 'data'>): Promise<Answer<'addToCart'>> => ({
    ...result,
    data: { count: await countEntries(db, userId) },
  })
  const warn = (errorMessage: Sentence) => answer({ success: false, code: 201, errorMessage })
  if (item.purchase_type === 'free') return await warn('This item is free: you can download it at once')
  const { owned } = item
  if (owned && !again) throw fault(409, 'You already own this: find it in My Orders. You can buy it again for another client')
  const added = await addEntry(db, { userId, itemId: item.id, again: owned, max: MAX_ENTRIES })
  if (added !== 'added') return await warn(WARNINGS[added])
  return await answer({ success: true, code: 200, message: 'Added to your cart' })
}
