import { randomBytes } from 'node:crypto'
import type { Buyer } from '../ledger/payments.ts'

/** Milliseconds. */
const lifetime = 30 * 60_000
const maxGrants = 10_000

/** What a token permits: paying this order. */
export interface WindowGrant {
  orderId: string
  buyer: Buyer
}

export interface WindowTokens {
  /** A new token of 256 random bits, valid for one action within 30 minutes. */
  issue(grant: WindowGrant): string
  /** Consumes a token. Returns undefined if it is unknown, used or expired. */
  redeem(token: string): WindowGrant | undefined
}

/** Tokens are in memory only, so a restart invalidates every open window. */
export function openWindowTokens(now: () => number): WindowTokens {
  const grants = new Map<string, WindowGrant & { until: number }>()

  function removeExpired(): void {
    for (const [token, grant] of grants) {
      if (grant.until > now() && grants.size < maxGrants) return
      grants.delete(token)
    }
  }

  return {
    issue(grant) {
      removeExpired()
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
