import { hash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { addVary } from './vary.ts'

type Coding = 'br' | 'gzip'

/** A body that is the same for everybody, and is sent many times. */
export interface KeptBody {
  /** UTF-8. */
  readonly raw: Buffer
  /** Each is compressed on its first use, because it may never be sent again. */
  readonly compressed: Readonly<Record<Coding, Buffer>>
  /** The same as a text where it is small: Node writes that in one piece with the headers. */
  readonly text: string | null
  /** Weak, because it stands for the compressed bodies as well (RFC 9110, 8.8.1). */
  readonly tag: string
  /** In memory, as an estimate. */
  readonly bytes: number
}

/** The size of a body together with the compressed ones, relative to the body; and bytes of an entry besides it. */
const WITH_COMPRESSED = 1.3
const OVERHEAD = 1_000
/**
 * Bytes from which compressing is worth the work. What is smaller than the one of Brotli fits a connection's first round trip as gzip too, which takes half the time for it.
 */
const WORTH: Readonly<Record<Coding, number>> = { br: 32 * 1_024, gzip: 1_024 }
/** In bytes. A larger one is compressed for whoever accepts that. */
const SMALL = WORTH.gzip
/** A page of 100 kB is a sixth smaller than with gzip, for a fifth more time; from 7 on, it takes several times that. */
const BROTLI_QUALITY = 6
/** As a power of two: few pages are larger. The usual window takes more than twice the time, most of it for memory that the system gives and takes back. */
const BROTLI_WINDOW = 18

export function keptBody(raw: Buffer): KeptBody {
  let br: Buffer | undefined
  let gzip: Buffer | undefined
  return {
    raw,
    text: raw.length < SMALL ? raw.toString() : null,
    compressed: {
      get br() {
        return (br ??= brotliCompressSync(raw, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
            [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
            [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
          },
        }))
      },
      get gzip() {
        return (gzip ??= gzipSync(raw))
      },
    },
    tag: `W/"${hash('sha256', raw, 'base64url').slice(0, 22)}"`,
    bytes: Math.ceil(raw.length * WITH_COMPRESSED) + OVERHEAD,
  }
}

/** Sends a body with its `ETag`, compressed as the visitor accepts it, or 304 where the visitor has it. */
export function sendKept(request: FastifyRequest, reply: FastifyReply, body: KeptBody): FastifyReply {
  reply.header('etag', body.tag)
  addVary(reply, 'accept-encoding')
  if (reply.statusCode === 200 && hasTag(request, body.tag)) return reply.code(304).send()
  const coding = codingFor(request, body.raw.length)
  return coding === null ? reply.send(body.text ?? body.raw) : reply.header('content-encoding', coding).send(body.compressed[coding])
}

/** Codings that are named, and not with a quality of 0 (RFC 9110, 12.5.3), the smaller one first. */
const ACCEPTED = (['br', 'gzip'] as const).map(
  (coding) => [coding, new RegExp(String.raw`\b${coding}\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))`, 'i')] as const,
)

/** Browsers accept Brotli over TLS and on their own machine; gzip everywhere. */
function codingFor({ headers }: FastifyRequest, bytes: number): Coding | null {
  const accepted = headers['accept-encoding'] ?? ''
  return ACCEPTED.find(([coding, named]) => bytes >= WORTH[coding] && named.test(accepted))?.[0] ?? null
}

/** Whether the visitor already has what this tag names, by the weak comparison (RFC 9110, 13.1.2). */
export function hasTag({ headers }: FastifyRequest, tag: string): boolean {
  const given = headers['if-none-match']
  if (given === undefined) return false
  const strong = tag.replace(/^W\//, '')
  return given.trim() === '*' || given.split(',').some((one) => one.trim().replace(/^W\//, '') === strong)
}
