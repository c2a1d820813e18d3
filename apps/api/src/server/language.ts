import type { FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import type { Language } from '@chitra/paths'

const OURS = /^(en|hi|\*)(-|$)/i

/** The language in which a request wants its answer: English if it names none. */
export const languageOf = (request: Pick<FastifyRequest, 'headers'>): Language => namedLanguageOf(request) ?? 'en'

/** Whichever language of ours the `Accept-Language` of a request prefers (RFC 9110, 12.5.4); null if it names none, or takes any. */
export function namedLanguageOf({ headers }: Pick<FastifyRequest, 'headers'>): Language | null {
  // Asked for what is preferred instead of among ours, where `en;q=0.1` would count more than the `en-US` before it.
  const first = new Negotiator({ headers }).languages().find((tag) => OURS.test(tag))
  if (first === undefined || first.startsWith('*')) return null
  return first.toLowerCase().startsWith('hi') ? 'hi' : 'en'
}
