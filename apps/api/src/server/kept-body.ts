import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { addVary } from './vary.ts'

/** A body that is the same for everybody, and is sent many times. */
export interface KeptBody {
  /** UTF-8. */
  readonly raw: Buffer
  /** Compressed on first use, because it may never be sent again. */
  readonly gzip: Buffer
  /** Weak, because it stands for the compressed body as well (RFC 9110, 8.8.1). */
  readonly tag: string
  /** In memory, as an estimate. */
  readonly bytes: number
}

/** The size of a body together with the compressed one, relative to the body; and bytes of an entry besides it. */
const WITH_COMPRESSED = 1.2
const OVERHEAD = 1_000
/** Bytes below which compressing saves nothing worth the work. */
const WORTH_COMPRESSING = 1_024

export function keptBody(raw: Buffer): KeptBody {
  let gzip: Buffer | undefined
  return {
    raw,
    get gzip() {
      return (gzip ??= gzipSync(raw))
    },
    tag: `W/"${createHash('sha256').update(raw).digest('base64url').slice(0, 22)}"`,
    bytes: Math.ceil(raw.length * WITH_COMPRESSED) + OVERHEAD,
  }
}

/** Sends a body with its `ETag`, compressed where the visitor accepts gzip, or 304 where the visitor has it. */
export function sendKept(request: FastifyRequest, reply: FastifyReply, body: KeptBody): FastifyReply {
  reply.header('etag', body.tag)
  addVary(reply, 'accept-encoding')
  if (reply.statusCode === 200 && hasTag(request, body.tag)) return reply.code(304).send()
  // Compressed only once, which needs one encoding: all browsers accept gzip.
  if (body.raw.length < WORTH_COMPRESSING || !acceptsGzip(request)) return reply.send(body.raw)
  return reply.header('content-encoding', 'gzip').send(body.gzip)
}

/** Whether the visitor accepts gzip, and not with a quality of 0 (RFC 9110, 12.5.3). */
const acceptsGzip = ({ headers }: FastifyRequest): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(headers['accept-encoding'] ?? '')

/** Whether the visitor already has what this tag names, by the weak comparison (RFC 9110, 13.1.2). */
export function hasTag({ headers }: FastifyRequest, tag: string): boolean {
  const given = headers['if-none-match']
  if (given === undefined) return false
  const strong = tag.replace(/^W\//, '')
  return given.trim() === '*' || given.split(',').some((one) => one.trim().replace(/^W\//, '') === strong)
}
