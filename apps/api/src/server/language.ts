import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'
import type { Language } from '@chitra/paths'

const OURS = /^(en|hi|\*)(-|$)/i

/** The language in which a request wants its answer: English if it names none. */
export const languageOf = (request: Pick<FastifyRequest, 'headers'>): Language => namedLanguageOf(request) ?? 'en'

/** What browsers send comes in few forms. */
const known = new LRUCache<string, { named: Language | null }>({ max: 500 })
/** Characters of a header that is remembered. */
const MAX_KNOWN = 200

/** Whichever language of ours the `Accept-Language` of a request prefers (RFC 9110, 12.5.4); null if it names none, or takes any. */
export function namedLanguageOf({ headers }: Pick<FastifyRequest, 'headers'>): Language | null {
  const accepted = headers['accept-language']
  if (accepted === undefined) return null
  const found = known.get(accepted)
  if (found !== undefined) return found.named
  const named = preferred(accepted)
  if (accepted.length <= MAX_KNOWN) known.set(accepted, { named })
  return named
}

function preferred(accepted: string): Language | null {
  // Asked for what is preferred instead of among ours, where `en;q=0.1` would count more than the `en-US` before it.
  const first = new Negotiator({ headers: { 'accept-language': accepted } }).languages().find((tag) => OURS.test(tag))
  if (first === undefined || first.startsWith('*')) return null
  return first.toLowerCase().startsWith('hi') ? 'hi' : 'en'
}
