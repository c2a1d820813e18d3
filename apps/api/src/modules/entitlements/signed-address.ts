import { createHmac } from 'node:crypto'
import { timingSafeEqualText } from '../../platform/ids.ts'
import { fileNameOf } from './file-name.ts'

/** An address's lifetime in seconds: at most five minutes (D-04). */
export const ADDRESS_LIFE = 300

interface Signed {
  item: string
  user: string
  /** Unix seconds. */
  expires: number
}

const signatureOf = (secret: string, { item, user, expires }: Signed): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['GET', item, user, expires]))
    .digest('base64url')

/** An address that gives this user this item's original, for five minutes. */
export function signAddress(
  services: { downloadSecret: string; clock: { now(): Date } },
  user: { publicId: string },
  item: { public_id: string; name: string; file_ext: string },
): string {
  const signed = { item: item.public_id, user: user.publicId, expires: Math.floor(services.clock.now().getTime() / 1000) + ADDRESS_LIFE }
  const query = new URLSearchParams({
    user: signed.user,
    expires: String(signed.expires),
    signature: signatureOf(services.downloadSecret, signed),
  })
  return `/api/files/${signed.item}/${encodeURIComponent(fileNameOf(item))}?${query}`
}

/** The same for its picture without the watermark: who may have the file may see it. */
export const signPicture = (...given: Parameters<typeof signAddress>): string => `${signAddress(...given)}&picture=true`

export type Verdict = 'good' | 'forged' | 'expired'

export function checkSignature(secret: string, signed: Signed, signature: string, now: Date): Verdict {
  if (!timingSafeEqualText(signatureOf(secret, signed), signature)) return 'forged'
  const seconds = now.getTime() / 1000
  // An expiry further off than we ever sign is not ours either, whatever its signature.
  return seconds <= signed.expires && signed.expires - seconds <= ADDRESS_LIFE + 1 ? 'good' : 'expired'
}

/** Reads an address given as text (D-04): one of ours, as a path or with our origin; null for anything else. Nothing is fetched. */
export function readAddress(text: string, origin: string): (Signed & { signature: string }) | null {
  if (!text.startsWith('/api/files/') && !text.startsWith(`${origin}/api/files/`)) return null
  const url = URL.parse(text, origin)
  const [, item] = /^\/api\/files\/([A-Za-z0-9]{1,64})\/[^/]+$/.exec(url?.pathname ?? '') ?? []
  if (url === null || url.origin !== origin || item === undefined) return null
  const expires = url.searchParams.get('expires') ?? ''
  if (!/^\d{1,11}$/.test(expires)) return null
  return { item, user: url.searchParams.get('user') ?? '', expires: Number(expires), signature: url.searchParams.get('signature') ?? '' }
}
