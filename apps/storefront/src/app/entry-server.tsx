import { Writable } from 'node:stream'
import { ApiError } from '@chitra/api-client'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, type StaticHandlerContext, StaticRouterProvider } from 'react-router-dom'
import type { Render, RendererOptions } from '../rendering.ts'
import type { Head } from '../platform/head.ts'
import { setShopOrigin } from '../platform/origin.ts'
import { failedHead, headOfMatches, missingHead, withHead } from '../platform/route-head.ts'
import { setShopFacts } from '../platform/shop-facts.ts'
import { answerCallsBy } from '../platform/shop-fetch.ts'
import { documentsOf, scriptsOf } from './document.ts'
import { errorsOf, failureCode, isMissing, type PageData } from './page-data.ts'
import { withSingleSlashes } from './single-slashes.ts'
import { ShapeOfPage } from './route-states.tsx'
import { ShopApp } from './shop-app.tsx'
import { type RouteFile, SCREENS, shopRoutes } from './shop-routes.tsx'
import { addressOf } from '../platform/here.ts'

const NOTHING = Buffer.alloc(0)

/** A page that belongs to one person, or is none of ours: the browser reads and draws it. */
const browserAlone = (handle: RouteFile['handle']) => ({ Component: ShapeOfPage, handle })

/** Makes the shop's renderer; one in a process, since the storefront's modules know one shop. */
export async function createRenderer(options: RendererOptions): Promise<Render> {
  answerCallsBy(options.fetch)
  setShopOrigin(options.origin)
  setShopFacts(options.shop)
  const files = new Map(await Promise.all(SCREENS.map(async (screen) => [screen, await screen.load()] as const)))
  const scripts = new Map([null, ...SCREENS.map(({ file }) => file)].map((file) => [file, scriptsOf(options, file)]))
  const routes = shopRoutes(
    (screen) => {
      const { loader, handle, Component } = files.get(screen) as RouteFile
      return screen.isPublic === true ? { ...(loader === undefined ? {} : { loader }), handle, Component } : browserAlone(handle)
    },
    browserAlone(withHead(() => ({ index: false, status: 404 }))),
  )
  const handler = createStaticHandler(routes, { basename: addressOf('/') })
  const documentOf = documentsOf(options)
  const publicPaths = new Map(SCREENS.filter(({ isPublic }) => isPublic).flatMap(({ file, paths }) => paths.map((path) => [path, file])))

  return async (address) => {
    const path = withSingleSlashes(address)
    const context = await handler.query(new Request(new URL(path, 'http://shop')))
    if (context instanceof Response) return { status: 302, location: context.headers.get('location') ?? '/', html: NOTHING, searched: '' }
    const screen = publicPaths.get(context.matches.at(-1)?.route.id ?? '') ?? null
    for (const thrown of Object.values(context.errors ?? {})) if (!isAnswer(thrown)) options.onDefect(thrown)
    const data: PageData = {
      origin: options.origin,
      shop: options.shop,
      screen,
      loaderData: context.loaderData,
      failures: failuresOf(context),
    }
    // What failed is drawn from what the browser will know of it, so that both draw the same.
    context.errors = errorsOf(data.failures)
    const head = headOf(context)
    const router = createStaticRouter(handler.dataRoutes, context)
    const body = await render(
      <ShopApp nonce={options.nonce} drawnByServer>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </ShopApp>,
      options.nonce,
    )
    const html = documentOf({ head, body, data, scripts: scripts.get(screen) ?? '' })
    return { status: head.status ?? 200, location: '', html, searched: head.searched ?? '' }
  }
}

/** A call's own answer, as against what went wrong here. */
const isAnswer = (thrown: unknown): boolean => thrown instanceof ApiError && thrown.code !== 0

function headOf({ matches, loaderData, errors }: StaticHandlerContext): Head {
  const [failure] = Object.values(errors ?? {})
  if (failure !== undefined) return isMissing(failureCode(failure)) ? missingHead : failedHead
  // A screen that the browser alone reads has no data here, and nothing has failed.
  return headOfMatches(matches.map(({ route }) => ({ handle: route.handle, data: loaderData[route.id] }))) ?? { ...failedHead, status: 200 }
}

const failuresOf = ({ errors }: StaticHandlerContext): Record<string, number> =>
  Object.fromEntries(Object.entries(errors ?? {}).map(([id, thrown]) => [id, failureCode(thrown)]))

/** The whole of it: a page that is kept for the next visitor must be complete before it is sent. */
const render = (app: ReactNode, nonce: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const pieces: Buffer[] = []
    const stream = renderToPipeableStream(app, {
      nonce,
      // Parts that are late stand where they belong all the same: moving them there would need a script.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => {
        const sink = new Writable({
          write(piece: Buffer, _encoding, done) {
            pieces.push(piece)
            done()
          },
          final(done) {
            resolve(Buffer.concat(pieces))
            done()
          },
        })
        stream.pipe(sink)
      },
      onShellError: reject,
      onError: reject,
    })
  })
