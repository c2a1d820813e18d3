import type { Operation } from '../../../contract/operation.ts'
import { signedIn } from '../../../contract/signed-in.ts'
import { ownedItemIds } from '../../entitlements/index.ts'
import type { Needs } from '../needs.ts'

export const listOwnedItems: Operation<'listOwnedItems', Pick<Needs, 'db'>> = async (call, { db }) => ({
  success: true,
  code: 200,
  data: { ids: await ownedItemIds(db, signedIn(call).userId) },
})
