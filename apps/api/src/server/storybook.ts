import fastifyStatic from '@fastify/static'
import escapeHtml from 'escape-html'
import type { FastifyInstance } from 'fastify'
import { devPage, isFromHere, STYLE } from './dev-pages.ts'
import { storybookBuild, type StorybookPlace } from './storybook-build.ts'

/** Storybook needs inline scripts and shows stories in a frame. It contains nothing of the shop. */
const POLICY =
  "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; frame-src 'self'; manifest-src 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'self'"

const HEADERS = { 'content-security-policy': POLICY, 'cache-control': 'no-cache' }

/** Seconds after which the page that waits looks again. */
const LOOK_AGAIN = 3

const waiting = devPage({
  title: 'Storybook is being built',
  head: `<meta http-equiv="refresh" content="${LOOK_AGAIN}"><style>${STYLE}</style>`,
  body: '<p role="status">This takes about a minute, once. It opens here by itself.</p>',
})

const failed = (output: string) =>
  devPage({
    title: 'Storybook could not be built',
    head: `<style>${STYLE}</style>`,
    body: `<p>Reload this page to try again. To see all that the build says, run <code>pnpm storybook:build</code>.</p><article><pre>${escapeHtml(output)}</pre></article>`,
  })

/** `/storybook`: built when this machine first asks for it; another machine sees what is built. Registered outside production only. */
export async function storybookPages(app: FastifyInstance, place: StorybookPlace): Promise<void> {
  const build = storybookBuild(place)
  app.addHook('onClose', async () => build.stop())
  await app.register(fastifyStatic, { serve: false, setHeaders: (reply) => void reply.headers(HEADERS) })
  // The router ignores trailing slashes, but the page needs one for its relative addresses.
  app.get('/storybook', async (request, reply) => {
    if (!build.isBuilt() && !isFromHere(request)) return reply.callNotFound()
    if (!new URL(request.url, 'http://shop').pathname.endsWith('/')) return await reply.redirect('/storybook/', 302)
    if (build.isBuilt()) return await reply.sendFile('index.html', build.folder)
    const problem = build.takeProblem()
    reply.headers({ ...HEADERS, 'cache-control': 'no-store' }).type('text/html; charset=utf-8')
    if (problem !== null) return await reply.code(500).send(failed(problem))
    build.start()
    return await reply.code(202).send(waiting)
  })
  app.get<{ Params: { '*': string } }>('/storybook/*', async (request, reply) => await reply.sendFile(request.params['*'], build.folder))
}
