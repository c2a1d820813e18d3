import { createHash } from 'node:crypto'
import { itemPath, paths } from '@chitra/paths'
import * as messages from '@chitra/storefront/messages/head-messages.ts'
import type { FastifyInstance } from 'fastify'
import { readAll } from '../../platform/files.ts'
import type { Services } from '../../services.ts'
import { itemByPublicId } from './catalogue-store.ts'
import { PICTURE_FORMATS, PICTURE_WIDTHS, pictureKey, PREVIEW_WIDTH } from './pictures.ts'
import { rightsSegments, withSegments } from './rights.ts'

const TYPES: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', jpeg: 'image/jpeg' }
const NAME = /^([A-Za-z0-9]{1,64})\.jpg$/
/** A thumbnail never changes. A preview gains or loses its watermark when its item's price does: it is asked after again each hour. */
const FOR_EVER = 'public, max-age=31536000, immutable'
const AN_HOUR = 'public, max-age=3600'

/**
 * Public pictures: `/media/{id}.jpg` is the preview of at most 1600 px; `?format=avif|webp|jpeg&compress=400|800` a thumbnail.
 * Every picture is made at the import: no address makes the server draw anything (TF-09). The files carry no metadata; a preview says on its way out who
 * made it and where it can be licensed, by what the catalogue says at that moment.
 */
export async function mediaRoutes(app: FastifyInstance, { files, db, publicUrl }: Services): Promise<void> {
  const choices = {
    type: 'object',
    additionalProperties: false,
    properties: { format: { type: 'string', enum: [...PICTURE_FORMATS] }, compress: { type: 'integer', enum: [...PICTURE_WIDTHS] } },
  }

  /** What an item's preview says of its rights; nothing for other pictures, nor while the database is away. */
  async function rightsIn(id: string): Promise<Buffer> {
    const item = await itemByPublicId(db, id).catch(() => undefined)
    if (item === undefined) return Buffer.alloc(0)
    const maker = item.author === '' ? item.seller_first_name : item.author
    return rightsSegments({
      creator: maker,
      credit: messages.head.credit(maker),
      copyright: messages.head.copyright(maker),
      statement: publicUrl + paths.terms,
      licensor: publicUrl + itemPath({ _id: item.public_id, name: item.name, categoryId: item.category_public_id }),
    })
  }

  app.get<{ Params: { name: string }; Querystring: { format?: string; compress?: number } }>(
    '/media/:name',
    { schema: { querystring: choices } },
    async (request, reply) => {
      const id = NAME.exec(request.params.name)?.[1]
      const { format, compress } = request.query
      const wanted =
        format === undefined && compress === undefined
          ? { width: PREVIEW_WIDTH, format: 'jpeg' }
          : { width: compress ?? 800, format: format ?? 'jpeg' }
      const key = id === undefined ? null : pictureKey(id, wanted)
      const found = key === null ? null : await files.stat(key)
      if (id === undefined || key === null || found === null) return reply.callNotFound()
      const isPreview = wanted.width === PREVIEW_WIDTH
      const rights = isPreview ? await rightsIn(id) : Buffer.alloc(0)
      const said = rights.length === 0 ? '' : `-${createHash('sha256').update(rights).digest('base64url').slice(0, 8)}`
      const tag = `"${found.bytes.toString(36)}-${found.modified.getTime().toString(36)}${said}"`
      reply
        .header('cache-control', isPreview ? AN_HOUR : FOR_EVER)
        .header('etag', tag)
        .header('cross-origin-resource-policy', 'same-site')
      if (request.headers['if-none-match'] === tag) return await reply.code(304).send()
      reply.type(TYPES[wanted.format] ?? 'image/jpeg')
      if (rights.length === 0) return await reply.header('content-length', found.bytes).send(files.stream(key))
      return await reply.send(withSegments(await readAll(files.stream(key)), rights))
    },
  )
}
