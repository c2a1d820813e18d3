import type { Caller } from '../../contract/operation.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { isSessionAlive } from './accounts.ts'
import { removeSession, sessionByToken, touchSession } from './accounts-store.ts'

export interface Accounts {
  /** The holder of a token; null for one that is wrong, expired or ended. */
  callerOf(token: string): Promise<Caller | null>
}

/** Milliseconds between two notes of a session's use: every request would otherwise write. */
const TOUCH_EVERY = 60_000
const TOKEN = /^[A-Za-z0-9_-]{43}$/

export function createAccounts({ db, clock }: { db: Db; clock: Clock }): Accounts {
  return {
    async callerOf(token) {
      if (!TOKEN.test(token)) return null
      const session = await sessionByToken(db, token)
      if (session === undefined) return null
      const now = clock.now()
      if (!isSessionAlive(session, now)) {
        await removeSession(db, session.token_hash)
        return null
      }
      if (now.getTime() - session.last_used_at.getTime() > TOUCH_EVERY) await touchSession(db, session.token_hash, now)
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
