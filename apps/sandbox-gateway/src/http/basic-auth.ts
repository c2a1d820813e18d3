import type { FastifyRequest } from 'fastify'
import { unauthenticated } from '../errors.ts'
import { timingSafeEqualText } from '../signatures.ts'

/** A hook that lets only `key_id:key_secret` through (RFC 7617); 401 in Razorpay's words otherwise. */
export function requireKeys(keyId: string, keySecret: string): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    const [, encoded] = /^basic ([a-z0-9+/=]+)$/i.exec(request.headers.authorization ?? '') ?? []
    if (encoded === undefined) throw unauthenticated()
    if (!timingSafeEqualText(Buffer.from(encoded, 'base64').toString('utf8'), `${keyId}:${keySecret}`)) throw unauthenticated()
  }
}
