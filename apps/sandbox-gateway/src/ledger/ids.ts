import { createHash, randomInt } from 'node:crypto'

const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const length = 14

/** Fourteen random base62 characters, as in Razorpay's ids after the prefix. */
export function randomId(): string {
  return Array.from({ length }, () => base62[randomInt(base62.length)]).join('')
}

/** The account id in events, derived from the key. */
export function accountIdOf(keyId: string): string {
  const bytes = createHash('sha256').update(keyId).digest().subarray(0, length)
  return `acc_${Array.from(bytes, (byte) => base62[byte % base62.length]).join('')}`
}
