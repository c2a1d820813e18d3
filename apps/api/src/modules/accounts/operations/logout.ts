import type { Operation } from '../../../contract/operation.ts'
import { signedIn } from '../../../contract/signed-in.ts'
import { removeSession } from '../accounts-store.ts'

export const logout: Operation<'logout'> = async (call, { db }) => {
  await removeSession(db, signedIn(call).tokenHash)
  return { success: true, code: 200, message: 'Logged out successfully' }
}
