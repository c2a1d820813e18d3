import type { FastifyReply } from 'fastify'

/** Tells caches that an answer depends on a header of the request, besides what it depends on already. */
export function addVary(reply: FastifyReply, header: string): void {
  const before = reply.getHeader('vary')
  reply.header('vary', before === undefined ? header : `${String(before)}, ${header}`)
}
