import type { FastifyInstance } from 'fastify'
import type { Files } from '../../platform/files.ts'
import { PICTURE_FORMATS, PICTURE_WIDTHS, pictureKey, PREVIEW_WIDTH } from './pictures.ts'

const TYPES: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', jpeg: 'image/jpeg' }
const NAME = /^([A-Za-z0-9]{1,64})\.jpg$/
/** A thumbnail never changes. A preview gains or loses its watermark when its item's price does: it is asked after again each hour. */
const FOR_EVER = 'public, max-age=31536000, immutable'
const AN_HOUR = 'public, max-age=3600'

/**
 * Public pictures: `/media/{id}.jpg` is the preview of at most 1600 px; `?format=avif|webp|jpeg&compress=400|800` a thumbnail.
 * Every picture is made at the import: no address makes the server draw anything (TF-09).
 */
export async function mediaRoutes(app: FastifyInstance, { files }: { files: Files }): Promise<void> {
  const choices = {
    type: 'object',
    additionalProperties: false,
    properties: { format: { type: 'string', enum: [...PICTURE_FORMATS] }, compress: { type: 'integer', enum: [...PICTURE_WIDTHS] } },
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
      if (key === null || found === null) return reply.callNotFound()
      const tag = `"${found.bytes.toString(36)}-${found.modified.getTime().toString(36)}"`
      reply
        .header('cache-control', wanted.width === PREVIEW_WIDTH ? AN_HOUR : FOR_EVER)
        .header('etag', tag)
        .header('cross-origin-resource-policy', 'same-site')
      if (request.headers['if-none-match'] === tag) return await reply.code(304).send()
      return await reply
        .type(TYPES[wanted.format] ?? 'image/jpeg')
        .header('content-length', found.bytes)
        .send(files.stream(key))
    },
  )
}
