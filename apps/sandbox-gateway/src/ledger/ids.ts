import { createHash, randomInt } from 'node:crypto'

const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const length = 14

/** Fourteen random base62 characters, the form of Razorpay's ids behind their prefix. */
export function randomId(): string {
  return Array.from({ length }, () => base62[randomInt(base62.length)]).join('')
}

/** An id that is the same for the same key, for the account that events name. */
export function accountIdOf(keyId: string): string {
  const bytes = createHash('sha256').update(keyId).digest().subarray(0, length)
  return `acc_${Array.from(bytes, (byte) => base62[byte % base62.length]).join('')}`
}
