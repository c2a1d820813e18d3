import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { callKey, type FirstAnswers, FIRST_ANSWERS_ID, pageOf } from '@chitra/paths'
import * as messages from '@chitra/storefront/messages/messages.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fault } from '../contract/fault.ts'
import type { Services } from '../services.ts'
import { readChunks } from './head/chunks.ts'
import { jsonForScript } from './head/escape.ts'
import { firstAnswersFor } from './head/first-calls.ts'
import { headOf } from './head/head-of.ts'
import { type Head, writeHead } from './head/head.ts'
import { sandboxNote } from './head/shape.ts'

/** Characters a part of a call's address may have; more than any id of ours. */
export const MAX_PARAM_LENGTH = 400
const DIST = fileURLToPath(new URL('../../../storefront/dist', import.meta.url))
const BUILT_FOREVER = /\/assets\//
const TOO_LONG = new RegExp(`/[^/?]{${MAX_PARAM_LENGTH + 1},}`)
const HEAD = /<!-- head:[^]*?<!-- \/head -->/
const SHAPE = /<!-- shape -->([^]*?)<!-- \/shape -->/
/** The place of the frame's search. */
const SEARCH = /<!-- search -->[^]*?<!-- \/search -->/
const ANSWERS = '<!-- first answers -->'

/**
 * The built storefront: hashed assets for ever, the page itself never from a cache. Every other path that asks for a page gets it, with its own head and the
 * answers to its first calls (docs/found.md); the router in it decides what is shown.
 */
export async function shopPages(app: FastifyInstance, { publicUrl }: Services): Promise<void> {
  const built = existsSync(`${DIST}/index.html`)
  const template = built ? readFileSync(`${DIST}/index.html`, 'utf8') : ''
  const chunksFor = readChunks(DIST, template)
  if (built)
    await app.register(fastifyStatic, {
      root: DIST,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) =>
        void reply.header('cache-control', BUILT_FOREVER.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'),
    })
  app.setNotFoundHandler(notFound)
  // A route and no handler of what is not found: the compressor knows routes alone.
  app.get('/*', async (request, reply) => {
    if (!built || !wantsPage(request)) {
      reply.header('cache-control', 'no-store')
      // A part too long for the router's other routes ends here: no address of ours has one.
      if (TOO_LONG.test(request.url)) throw fault(400, 'This address is not valid')
      return await notFound(request, reply)
    }
    const page = pageOf(request.url)
    const answers = await firstAnswersFor(app, page, { ip: request.ip, log: request.log })
    const head = headOf(page, answers, publicUrl)
    const html = template
      // A nonce of its own for each page: the few styles that the kit's dialogs add at run time carry it. No tag for caches, therefore.
      .replaceAll('__CSP_NONCE__', reply.cspNonce.style)
      .replace('<html', () => `<html${themeOf(request)}`)
      .replace(HEAD, () => writeHead(head, messages.siteName))
      // After what every page needs.
      .replace('  </head>', () => `    ${chunksFor(page)}\n  </head>`)
      .replace(SEARCH, (place) => (head.hasSearch === false ? '' : place))
      .replace(SHAPE, (_, any: string) => `${hasSandbox(answers) ? sandboxNote() : ''}${shapeOf(head, reply.cspNonce.style) ?? any}`)
      .replace(ANSWERS, () => answersBlock(answers))
    return await reply.code(head.status).header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html)
  })
}

/** What a page of its own shape shows before its script, with the style that goes with it; nothing for others. */
const shapeOf = ({ shape = null, shapeStyle = '' }: Head, nonce: string): string | null =>
  shape === null || shapeStyle === '' ? shape : `<style nonce="${nonce}">${shapeStyle}</style>${shape}`

/** The theme a visitor chose, shown from the first paint on (docs/decisions/0006). */
function themeOf({ headers }: FastifyRequest): string {
  const chosen = /(?:^|; )theme=(light|dark)(?:;|$)/.exec(headers.cookie ?? '')?.[1]
  return chosen === undefined ? '' : ` data-theme="${chosen}"`
}

/** Whether payments are pretended, as the page's own script will be told. */
function hasSandbox(answers: FirstAnswers): boolean {
  const settings = answers[callKey({ method: 'GET', url: '/api/site-settings' })]?.body as { data?: { sandbox?: boolean } } | undefined
  return settings?.data?.sandbox === true
}

const answersBlock = (answers: FirstAnswers): string =>
  `<script type="application/json" id="${FIRST_ANSWERS_ID}">${jsonForScript(answers)}</script>`

/** A person's navigation, not a call, a picture or a file. */
const wantsPage = (request: FastifyRequest): boolean =>
  !/^\/(api|media|assets)(\/|$)/.test(request.url) && (request.headers.accept ?? '*/*').match(/text\/html|\*\/\*/) !== null

async function notFound(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const words = 'There is no such thing here'
  return await reply
    .code(404)
    .type('application/json')
    .send({ success: false, code: 404, errorMessage: words, message: words, requestId: request.id })
}
