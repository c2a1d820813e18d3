import { Readable } from 'node:stream'
import { LARGEST_THUMBNAIL, PICTURE_FORMATS, PICTURE_WIDTHS } from '@chitra/paths'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pictureIdOf, PICTURE_ROUTE, pictureKey, PREVIEW_WIDTH, rejectedIds, thumbnailKeys } from '../modules/catalogue/index.ts'
import { readRange } from '../modules/downloads/index.ts'
import type { OpenFile } from '../platform/files/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/database/database.ts'
import { FileInPieces, type FilePart } from './file-in-pieces.ts'
import { hasTag } from './kept-body.ts'
import type { Needs } from './needs.ts'
import { type PictureRights, pictureRights } from './picture-rights.ts'
import type { SharedCaching } from './shared-caching.ts'

const TYPES: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', jpeg: 'image/jpeg' }
/**
 * A minute, so that the picture of a rejected item soon leaves every cache, and a picture gets its watermark soon after a change of price.
 * Revalidation by `ETag` avoids sending unchanged pictures again.
 */
const A_MINUTE = 'public, max-age=60'
/** Milliseconds for which the list of rejected items is cached. */
const REJECTED_FOR = 30_000
/** Bytes of a file that is read at once instead of streamed: most thumbnails. */
const SMALL = 64 * 1024
const NOTHING = Buffer.alloc(0)

/**
 * Public pictures: `/media/{id}.jpg` is a preview of at most 1600 px, `?format=avif|webp|jpeg&compress=328|400|800` a thumbnail. All are made at import,
 * so no address makes the server draw anything (TF-09). The files have no metadata: the author and the licence page are added from the catalogue when
 * a preview is sent. No picture asks the database, as long as nothing has changed.
 */
export async function mediaRoutes(
  app: FastifyInstance,
  {
    services,
    caching,
  }: {
    services: Pick<Needs, 'publicUrl' | 'db' | 'reads' | 'files' | 'clock' | 'shop' | 'contentVersion'>
    caching: SharedCaching
  },
): Promise<void> {
  const { files, db, clock } = services
  const isRejected = rejectedItems(db, clock)
  const rightsOf = pictureRights(services)
  const choices = {
    type: 'object',
    additionalProperties: false,
    properties: { format: { type: 'string', enum: [...PICTURE_FORMATS] }, compress: { type: 'integer', enum: [...PICTURE_WIDTHS] } },
  }

  app.get<{ Params: { name: string }; Querystring: { format?: string; compress?: number } }>(
    PICTURE_ROUTE,
    { schema: { querystring: choices }, compress: false },
    async (request, reply) => {
      const id = pictureIdOf(request.params.name)
      const { format, compress } = request.query
      if (id === null || (await isRejected(id))) return reply.callNotFound()
      const isPreview = format === undefined && compress === undefined
      const wanted = isPreview
        ? { width: PREVIEW_WIDTH, format: 'jpeg' }
        : { width: compress ?? LARGEST_THUMBNAIL, format: format ?? 'jpeg' }
      const contentType = TYPES[wanted.format] ?? 'image/jpeg'
      for (const key of isPreview ? [pictureKey(id, wanted)] : thumbnailKeys(id, wanted)) {
        // A preview is not sent from the store: what says whose it is, is added here.
        const direct = isPreview ? null : await files.directAddress(key, { contentType, cacheControl: A_MINUTE })
        if (direct !== null) {
          if ((await files.stat(key)) === null) continue
          return await reply.header('cache-control', A_MINUTE).redirect(direct)
        }
        const file = await files.openForParts(key)
        if (file !== null) return await send(request, reply, { file, contentType, ofItem: isPreview ? id : null })
      }
      return reply.callNotFound()
    },
  )

  /** @param ofItem whose rights are sent within the file; null for a thumbnail, which has none */
  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    { file, contentType, ofItem }: { file: OpenFile; contentType: string; ofItem: string | null },
  ): Promise<unknown> {
    try {
      const rights = ofItem === null ? null : await rightsOf(ofItem, file)
      const tag = `"${file.bytes.toString(36)}-${file.modified.getTime().toString(36)}${rights === null ? '' : `-${rights.tag}`}"`
      reply.header('cache-control', A_MINUTE).header('etag', tag).header('cross-origin-resource-policy', 'same-site')
      caching.tag(reply)
      reply.header('accept-ranges', 'bytes').type(contentType)
      return await sendFile(request, reply, { file, tag, inserted: rights })
    } catch (error) {
      await file.close()
      throw error
    }
  }
}

interface Sent {
  file: OpenFile
  tag: string
  /** Bytes that are sent within the file, after its first ones, `before`. */
  inserted: Pick<PictureRights, 'segments' | 'before'> | null
}

/** Sends a file, or the part of it that is asked for (RFC 9110, 14), with its exact length. Closes it. */
async function sendFile(request: FastifyRequest, reply: FastifyReply, { file, tag, inserted }: Sent): Promise<FastifyReply> {
  if (hasTag(request, tag)) {
    await file.close()
    return await reply.code(304).send()
  }
  const size = file.bytes + (inserted?.segments.length ?? 0)
  const condition = request.headers['if-range']
  // A part of another version of the file would not fit to what the visitor has.
  const range = request.method === 'GET' && (condition === undefined || condition === tag) ? readRange(request.headers.range, size) : null
  if (range === 'unsatisfiable') {
    await file.close()
    return await reply.code(416).header('content-range', `bytes */${size}`).header('cache-control', 'no-store').send()
  }
  const { start, end } = range ?? { start: 0, end: size - 1 }
  if (range !== null) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`)
  reply.header('content-length', end - start + 1)
  if (request.method === 'HEAD' || size === 0) {
    await file.close()
    return await reply.send(Readable.from([]))
  }
  if (inserted === null && range === null && size <= SMALL) {
    const bytes = await file.first(size)
    await file.close()
    return await reply.send(bytes)
  }
  const part = inserted === null ? { head: NOTHING, start, end } : partOf(inserted, { start, end })
  const { readInto } = file
  return await reply.send(
    readInto === null ? await streamOf(file, part) : new FileInPieces({ ...part, readInto, close: () => file.close() }),
  )
}

/** Bytes that are sent before those from `start` to `end` of a file; of the file none if `end` is less. */
type Part = Pick<FilePart, 'head' | 'start' | 'end'>

/** What makes the bytes from `start` to `end` of a file with segments inserted. */
function partOf({ segments, before }: NonNullable<Sent['inserted']>, { start, end }: { start: number; end: number }): Part {
  return {
    head: Buffer.concat([before, segments]).subarray(start, end + 1),
    start: Math.max(start - segments.length, before.length),
    end: end - segments.length,
  }
}

async function streamOf(file: OpenFile, { head, start, end }: Part): Promise<Readable> {
  if (end < start) {
    await file.close()
    return Readable.from([head], { objectMode: false })
  }
  const rest = file.stream({ start, end })
  if (head.length > 0) rest.unshift(head)
  return rest
}

/** Whether an item was rejected, according to a cached list. While the database is unavailable the last list is used. */
function rejectedItems(db: Db, clock: Clock): (publicId: string) => Promise<boolean> {
  let list: Promise<ReadonlySet<string>> = Promise.resolve(new Set())
  let readAt = Number.NEGATIVE_INFINITY
  return async (publicId) => {
    const now = clock.now().getTime()
    if (now - readAt > REJECTED_FOR || now < readAt) {
      readAt = now
      const last = list
      list = rejectedIds(db).catch(async () => await last)
    }
    return (await list).has(publicId)
  }
}
