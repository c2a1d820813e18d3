import { timingSafeEqualText } from '../../platform/ids.ts'
import { ADDRESS_LIFE, signatureOf } from '../entitlements/index.ts'
import { type Asked, writeIds } from './asked.ts'

/** Seconds after the signing in which a download that has begun can be resumed. */
export const RESUME_LIFE = 86_400

/** An address as it is signed. The ids have dots between them. */
export interface SignedArchive {
  user: string
  orders: string
  items: string
  /** Unix seconds. */
  expires: number
}

const sign = (secret: string, { user, orders, items, expires }: SignedArchive): string =>
  signatureOf(secret, ['archive', user, orders, items, expires])

/** The address from which a user can download an archive for five minutes. @param fileName for people */
export function signArchive(
  { downloadSecret, clock }: { downloadSecret: string; clock: { now(): Date } },
  user: { publicId: string },
  asked: Asked,
  fileName: string,
): string {
  const signed = {
    user: user.publicId,
    orders: writeIds(asked.orders),
    items: writeIds(asked.items),
    expires: Math.floor(clock.now().getTime() / 1000) + ADDRESS_LIFE,
  }
  const query = new URLSearchParams({ ...signed, expires: String(signed.expires), signature: sign(downloadSecret, signed) })
  return `/api/archives/${encodeURIComponent(fileName)}?${query}`
}

/** `begun`: too old to begin a download, and good for going on with one. */
export type Verdict = 'good' | 'begun' | 'expired' | 'forged'

export function checkArchive(secret: string, signed: SignedArchive, signature: string, now: Date): Verdict {
  if (!timingSafeEqualText(sign(secret, signed), signature)) return 'forged'
  const left = signed.expires - now.getTime() / 1000
  // An expiry too far in the future was never signed by this shop, or its clock has been set back.
  if (left > ADDRESS_LIFE + 1) return 'expired'
  if (left >= 0) return 'good'
  return left >= ADDRESS_LIFE - RESUME_LIFE ? 'begun' : 'expired'
}
