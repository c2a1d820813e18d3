import type { FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import type { Language } from '@chitra/paths'

const OURS = /^(en|hi|\*)(-|$)/i

/** The language in which a request wants its answer: whichever of ours its `Accept-Language` prefers (RFC 9110, 12.5.4), and English if it names none. */
export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  // Asked for what is preferred instead of among ours, where `en;q=0.1` would count more than the `en-US` before it.
  const first = new Negotiator({ headers }).languages().find((tag) => OURS.test(tag))
  return first?.toLowerCase().startsWith('hi') === true ? 'hi' : 'en'
}
