import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Mode } from '../mode.ts'
import { serverError } from '../errors.ts'

/** A hook that answers API calls with the fault in `mode.api`. Such calls have no effect. */
export function apiFaults(mode: Mode): (request: FastifyRequest, reply: FastifyReply) => Promise<unknown> {
  return async (_request, reply) => {
    const fault = mode.api
    if (mode.apiFor !== null) {
      mode.apiFor -= 1
      if (mode.apiFor === 0) Object.assign(mode, { api: 'normal', apiFor: null })
    }
    if (fault === 'error') throw serverError()
    if (fault === 'redirect') return reply.redirect(mode.redirectTo, 302)
    if (fault === 'garbage') return reply.type('application/json').send('<html>Bad gateway')
    // Leaves the connection open until the caller gives up or the gateway is closed.
    if (fault === 'hanging') return reply.hijack()
    return undefined
  }
}
