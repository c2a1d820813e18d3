import { randomBytes } from 'node:crypto'
import type { Buyer } from '../ledger/payments.ts'

/** Milliseconds. */
const lifetime = 30 * 60_000
const atMost = 10_000

/** What one payment window may act on. */
export interface WindowGrant {
  orderId: string
  buyer: Buyer
}

export interface WindowTokens {
  /** A new token: 256 random bits, good for one act within half an hour. */
  issue(grant: WindowGrant): string
  /** The grant of a token, which is used up by this; undefined when it is unknown, used or too old. */
  redeem(token: string): WindowGrant | undefined
}

/** Kept in memory only: a restart ends every open window. */
export function openWindowTokens(now: () => number): WindowTokens {
  const grants = new Map<string, WindowGrant & { until: number }>()

  function forgetOld(): void {
    for (const [token, grant] of grants) {
      if (grant.until > now() && grants.size < atMost) return
      grants.delete(token)
    }
  }

  return {
    issue(grant) {
      forgetOld()
      const token = randomBytes(32).toString('base64url')
      grants.set(token, { ...grant, until: now() + lifetime })
      return token
    },
    redeem(token) {
      const grant = grants.get(token)
      grants.delete(token)
      return grant !== undefined && grant.until > now() ? grant : undefined
    },
  }
}
