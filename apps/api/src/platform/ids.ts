import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** Random bytes for many ids: each request has one, and asking the system for twelve bytes takes sixteen times as long as to make it. */
const POOL = 3_072
let pool = Buffer.alloc(0)
let used = 0

function randomByte(): number {
  if (used === pool.length) {
    pool = randomBytes(POOL)
    used = 0
  }
  used += 1
  return pool[used - 1] as number
}

/** A random id for addresses: letters and digits only, so that a detail route can end in `-{id}` (ROUTE-05). 12 characters have 71 bits. */
export function newId(length = 12): string {
  let id = ''
  // 248 is the largest multiple of 62 under 256: higher bytes are dropped so that every character is equally likely.
  while (id.length < length) {
    const byte = randomByte()
    if (byte < 248) id += BASE62[byte % 62]
  }
  return id
}

/** 256 random bits, base64url: for a session token or a mailed code. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** Stored in place of a secret, so that a stolen copy of the database gives no access. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** Compares two texts in a time that does not depend on where they differ. */
export function timingSafeEqualText(a: string, b: string): boolean {
  return timingSafeEqual(hashSecret(a), hashSecret(b))
}
