import type { Language } from '@chitra/paths'
import type { Caller } from '../../contract/operation.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { emailKey, isSessionAlive } from './accounts.ts'
import { setLanguage, userByEmail } from './accounts-store.ts'
import { countAndEndSessions, removeSession, sessionByToken, touchSession } from './sessions-store.ts'

export interface Sessions {
  /**
   * The owner of a token; null if it is invalid, expired or ended.
   * @param language the one that the call names, in which the owner's mails are from now on; null if it names none
   */
  callerOf(token: string, language: Language | null): Promise<Caller | null>
}

/** Milliseconds between two updates of a session's last use. Saves a write for each request. */
const TOUCH_EVERY = 60_000
const TOKEN = /^[A-Za-z0-9_-]{43}$/

export function createSessions({ db, clock }: { db: Db; clock: Clock }): Sessions {
  return {
    async callerOf(token, language) {
      if (!TOKEN.test(token)) return null
      const session = await sessionByToken(db, token)
      if (session === undefined) return null
      const now = clock.now()
      if (!isSessionAlive(session, now)) {
        await removeSession(db, session.token_hash)
        return null
      }
      if (now.getTime() - session.last_used_at.getTime() > TOUCH_EVERY) await touchSession(db, session.token_hash, now)
      if (language !== null && language !== session.language) await setLanguage(db, session.user_id, language)
      return {
        userId: session.user_id,
        publicId: session.public_id,
        role: session.role,
        email: session.email,
        tokenHash: session.token_hash,
      }
    },
  }
}

/** Ends all sessions of the account with this email, or of all accounts without one. Returns how many, or null if there is no such account. */
export async function endSessionsOf(db: Db, email: string | null): Promise<number | null> {
  if (email === null) return await countAndEndSessions(db)
  const user = await userByEmail(db, emailKey(email))
  return user === undefined ? null : await countAndEndSessions(db, user.id)
}
