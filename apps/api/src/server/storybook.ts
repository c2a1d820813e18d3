import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Where `pnpm storybook:build` puts it. */
export const STORYBOOK = fileURLToPath(new URL('../../../../storybook-static', import.meta.url))

/** Storybook starts by scripts that stand in its page and shows stories in a frame of its own; nothing of the shop is in it. */
const POLICY =
  "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; frame-src 'self'; manifest-src 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'self'"

const HEADERS = { 'content-security-policy': POLICY, 'cache-control': 'no-cache' }

/** `/storybook`: the built Storybook, if there is one. Registered outside production only. */
export async function storybookPages(app: FastifyInstance, { folder }: { folder: string }): Promise<void> {
  if (!existsSync(`${folder}/index.html`)) return
  // The router takes both for one address; the page needs the slash, or it would look for its parts beside itself.
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
