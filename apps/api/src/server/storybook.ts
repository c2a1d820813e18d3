import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** The output folder of `pnpm storybook:build`. */
export const STORYBOOK = fileURLToPath(new URL('../../../../storybook-static', import.meta.url))

/** Storybook needs inline scripts and shows stories in a frame. It contains nothing of the shop. */
const POLICY =
  "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; frame-src 'self'; manifest-src 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'self'"

const HEADERS = { 'content-security-policy': POLICY, 'cache-control': 'no-cache' }

/** `/storybook`: the built Storybook, if there is one. Registered outside production only. */
export async function storybookPages(app: FastifyInstance, { folder }: { folder: string }): Promise<void> {
  if (!existsSync(`${folder}/index.html`)) return
  // The router ignores trailing slashes, but the page needs one for its relative addresses.
  app.get('/storybook', async (request, reply) => {
    if (!new URL(request.url, 'http://shop').pathname.endsWith('/')) return await reply.redirect('/storybook/', 302)
    return await reply
      .headers(HEADERS)
      .type('text/html; charset=utf-8')
      .send(readFileSync(`${folder}/index.html`))
  })
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/storybook/',
    decorateReply: false,
    setHeaders: (reply) => void reply.headers(HEADERS),
  })
}
