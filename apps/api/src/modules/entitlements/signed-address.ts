import { createHmac } from 'node:crypto'
import { timingSafeEqualText } from '../../platform/ids.ts'
import { fileNameOf } from './file-name.ts'

/** Seconds that a signed address is valid: at most five minutes (D-04). */
export const ADDRESS_LIFE = 300

interface Signed {
  item: string
  user: string
  /** Unix seconds. */
  expires: number
}

/** The signature of an address. Two kinds of addresses have another number of parts, so that none can be taken for the other. */
export const signatureOf = (secret: string, parts: readonly (string | number)[]): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['GET', ...parts]))
    .digest('base64url')

const signatureOfFile = (secret: string, { item, user, expires }: Signed): string => signatureOf(secret, [item, user, expires])

/** The address from which a user can download an item's original for five minutes. */
export function signAddress(
  services: { downloadSecret: string; clock: { now(): Date } },
  user: { publicId: string },
  item: { public_id: string; name: string; file_ext: string },
): string {
  const signed = { item: item.public_id, user: user.publicId, expires: Math.floor(services.clock.now().getTime() / 1000) + ADDRESS_LIFE }
  const query = new URLSearchParams({
    user: signed.user,
    expires: String(signed.expires),
    signature: signatureOfFile(services.downloadSecret, signed),
  })
  return `/api/files/${signed.item}/${encodeURIComponent(fileNameOf(item))}?${query}`
}

/** The same for the picture without watermark. */
export const signPicture = (...given: Parameters<typeof signAddress>): string => `${signAddress(...given)}&picture=true`

export type Verdict = 'good' | 'forged' | 'expired'

export function checkSignature(secret: string, signed: Signed, signature: string, now: Date): Verdict {
  if (!timingSafeEqualText(signatureOfFile(secret, signed), signature)) return 'forged'
  const seconds = now.getTime() / 1000
  // An expiry too far in the future was never signed by this shop, or its clock has been set back.
  return seconds <= signed.expires && signed.expires - seconds <= ADDRESS_LIFE + 1 ? 'good' : 'expired'
}

/** Parses a signed address, given as a path or with this shop's origin (D-04); null for any other text. */
export function readAddress(text: string, origin: string): (Signed & { signature: string }) | null {
  if (!text.startsWith('/api/files/') && !text.startsWith(`${origin}/api/files/`)) return null
  const url = URL.parse(text, origin)
  const [, item] = /^\/api\/files\/([A-Za-z0-9]{1,64})\/[^/]+$/.exec(url?.pathname ?? '') ?? []
  if (url === null || url.origin !== origin || item === undefined) return null
  const expires = url.searchParams.get('expires') ?? ''
  if (!/^\d{1,11}$/.test(expires)) return null
  return { item, user: url.searchParams.get('user') ?? '', expires: Number(expires), signature: url.searchParams.get('signature') ?? '' }
}
