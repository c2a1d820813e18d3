import type { Operation } from '../../../contract/operation.ts'
import { signedIn } from '../../../contract/signed-in.ts'
import { ownedItemIds } from '../downloads-store.ts'

export const listOwnedItems: Operation<'listOwnedItems'> = async (call, { db }) => ({
  success: true,
  code: 200,
  data: { ids: await ownedItemIds(db, signedIn(call).userId) },
})
