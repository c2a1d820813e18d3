import type { Operation } from '../../../contract/operation.ts'
import { signedIn } from '../../../contract/signed-in.ts'
import { wishedIds } from '../wishlists-store.ts'
import type { Needs } from '../needs.ts'

export const listWishedItems: Operation<'listWishedItems', Pick<Needs, 'db'>> = async (call, { db }) => ({
  success: true,
  code: 200,
  data: { ids: await wishedIds(db, signedIn(call).userId) },
})
