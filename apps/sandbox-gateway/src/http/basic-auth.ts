import type { FastifyRequest } from 'fastify'
import { unauthenticated } from '../errors.ts'
import { timingSafeEqualText } from '../signatures.ts'

/** A hook that requires `key_id:key_secret` (RFC 7617) and otherwise answers Razorpay's 401. */
export function requireKeys(keyId: string, keySecret: string): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    const [, encoded] = /^basic ([a-z0-9+/=]+)$/i.exec(request.headers.authorization ?? '') ?? []
    if (encoded === undefined) throw unauthenticated()
    if (!timingSafeEqualText(Buffer.from(encoded, 'base64').toString('utf8'), `${keyId}:${keySecret}`)) throw unauthenticated()
  }
}
