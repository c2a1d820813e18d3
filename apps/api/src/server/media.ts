import { createHash } from 'node:crypto'
import { itemPath, paths, PICTURE_FORMATS, PICTURE_WIDTHS } from '@chitra/paths'
import * as messages from '@chitra/messages/head.ts'
import type { FastifyInstance } from 'fastify'
import {
  itemByPublicId,
  PICTURE_ROUTE,
  pictureIdOf,
  pictureKey,
  PREVIEW_WIDTH,
  rejectedIds,
  rightsSegments,
  withSegments,
} from '../modules/catalogue/index.ts'
import { readAll } from '../platform/files/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/database/database.ts'
import type { Needs } from './needs.ts'

const TYPES: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', jpeg: 'image/jpeg' }
/**
 * A minute, so that the picture of a rejected item soon leaves every cache, and a picture gets its watermark soon after a change of price.
 * Revalidation by `ETag` avoids sending unchanged pictures again.
 */
const A_MINUTE = 'public, max-age=60'
/** Milliseconds for which the list of rejected items is cached. */
const REJECTED_FOR = 30_000

/**
 * Public pictures: `/media/{id}.jpg` is a preview of at most 1600 px, `?format=avif|webp|jpeg&compress=400|800` a thumbnail. All are made at import,
 * so no address makes the server draw anything (TF-09). The files have no metadata: the author and the licence page are added from the catalogue when
 * a preview is sent.
 */
export async function mediaRoutes(
  app: FastifyInstance,
  { files, db, reads, publicUrl, clock, shop }: Pick<Needs, 'publicUrl' | 'db' | 'reads' | 'files' | 'clock' | 'shop'>,
): Promise<void> {
  const isRejected = rejectedItems(db, clock)
  const choices = {
    type: 'object',
    additionalProperties: false,
    properties: { format: { type: 'string', enum: [...PICTURE_FORMATS] }, compress: { type: 'integer', enum: [...PICTURE_WIDTHS] } },
  }

  /** Rights metadata for an item's preview; empty for other pictures, and while the database is unavailable. */
  async function rightsIn(id: string): Promise<Buffer> {
    const item = await itemByPublicId(reads, id).catch(() => undefined)
    if (item === undefined) return Buffer.alloc(0)
    const author = item.author === '' ? item.seller_first_name : item.author
    return rightsSegments({
      creator: author,
      credit: messages.head.credit(author, shop),
      copyright: messages.head.copyright(author),
      statement: publicUrl + paths.terms,
      licensor: publicUrl + itemPath({ _id: item.public_id, name: item.name, categoryId: item.category_public_id }),
    })
  }

  app.get<{ Params: { name: string }; Querystring: { format?: string; compress?: number } }>(
    PICTURE_ROUTE,
    { schema: { querystring: choices } },
    async (request, reply) => {
      const id = pictureIdOf(request.params.name)
      const { format, compress } = request.query
      const wanted =
        format === undefined && compress === undefined
          ? { width: PREVIEW_WIDTH, format: 'jpeg' }
          : { width: compress ?? 800, format: format ?? 'jpeg' }
      const key = id === null ? null : pictureKey(id, wanted)
      const found = key === null ? null : await files.stat(key)
      if (id === null || key === null || found === null || (await isRejected(id))) return reply.callNotFound()
      const isPreview = wanted.width === PREVIEW_WIDTH
      // A preview is not sent from the store: what says whose it is, is added here.
      const direct = isPreview ? null : await files.directAddress(key, { contentType: TYPES[wanted.format] ?? '', cacheControl: A_MINUTE })
      if (direct !== null) return await reply.header('cache-control', A_MINUTE).redirect(direct)
      const rights = isPreview ? await rightsIn(id) : Buffer.alloc(0)
      const rightsTag = rights.length === 0 ? '' : `-${createHash('sha256').update(rights).digest('base64url').slice(0, 8)}`
      const tag = `"${found.bytes.toString(36)}-${found.modified.getTime().toString(36)}${rightsTag}"`
      reply.header('cache-control', A_MINUTE).header('etag', tag).header('cross-origin-resource-policy', 'same-site')
      if (request.headers['if-none-match'] === tag) return await reply.code(304).send()
      reply.type(TYPES[wanted.format] ?? 'image/jpeg')
      if (rights.length === 0) return await reply.header('content-length', found.bytes).send(files.stream(key))
      return await reply.send(withSegments(await readAll(files.stream(key)), rights))
    },
  )
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
