import type { Operation } from '../../../contract/operation.ts'
import { signedIn } from '../../../contract/signed-in.ts'
import { removeSession } from '../sessions-store.ts'
import type { Needs } from '../needs.ts'

export const logout: Operation<'logout', Pick<Needs, 'db'>> = async (call, { db }) => {
  await removeSession(db, signedIn(call).tokenHash)
  return { success: true, code: 200, message: 'Logged out successfully' }
}
