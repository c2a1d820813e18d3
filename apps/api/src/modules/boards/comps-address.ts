import type { Language } from '@chitra/paths'
import { timingSafeEqualText } from '../../platform/ids.ts'
import { ADDRESS_LIFE, fileStemOf, signatureOf } from '../entitlements/index.ts'

/** An address as it is signed. */
interface SignedComps {
  /** Public id. */
  board: string
  language: Language
  /** Unix seconds. */
  expires: number
}

const sign = (secret: string, { board, language, expires }: SignedComps): string => signatureOf(secret, ['comps', board, language, expires])

/** `Monsoon-campaign-comps.zip` */
export const compsFileName = (boardName: string): string => `${fileStemOf(boardName)}-comps.zip`

/** The address of a board's comps, for five minutes, with their text in a language. */
export function signComps(
  { downloadSecret, clock }: { downloadSecret: string; clock: { now(): Date } },
  board: { public_id: string; name: string },
  language: Language,
): string {
  const signed = { board: board.public_id, language, expires: Math.floor(clock.now().getTime() / 1000) + ADDRESS_LIFE }
  const query = new URLSearchParams({ ...signed, expires: String(signed.expires), signature: sign(downloadSecret, signed) })
  return `/api/board-comps/${encodeURIComponent(compsFileName(board.name))}?${query}`
}

export function checkComps(secret: string, signed: SignedComps, signature: string, now: Date): 'good' | 'expired' | 'forged' {
  if (!timingSafeEqualText(sign(secret, signed), signature)) return 'forged'
  const left = signed.expires - now.getTime() / 1000
  // An expiry too far in the future was never signed by this shop, or its clock has been set back.
  return left >= 0 && left <= ADDRESS_LIFE + 1 ? 'good' : 'expired'
}
