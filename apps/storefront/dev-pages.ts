import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { CHITRA, shopIn } from '@chitra/messages/shop.ts'
import type { Plugin, ViteDevServer } from 'vite'
import type { StorefrontServer } from './src/rendering.ts'
import { LANGUAGE } from './spoken-in.ts'

const INDEX = fileURLToPath(new URL('index.html', import.meta.url))
/** Any pair will do: the check is against other sites' pages. */
const XSRF = { cookie: 'XSRF-TOKEN=dev', 'x-xsrf-token': 'dev' }

/** Pages of the development server are rendered as the built shop's are, from the sources as they are now. */
export function devPages(api: string): Plugin {
  return {
    name: 'chitra:dev-pages',
    apply: 'serve',
    configureServer(server) {
      // After Vite's own, which answers for every file.
      return () =>
        server.middlewares.use((request, response, next) => {
          const address = request.originalUrl ?? '/'
          if (!(request.headers.accept ?? '').includes('text/html')) return next()
          renderPage(server, { api, address, origin: `http://${request.headers.host}` }).then(({ status, location, html }) => {
            response.statusCode = status
            if (location === '') response.setHeader('content-type', 'text/html; charset=utf-8')
            else response.setHeader('location', location)
            response.end(html)
          }, next)
        })
    },
  }
}

async function renderPage(server: ViteDevServer, { api, address, origin }: Record<'api' | 'address' | 'origin', string>) {
  const template = await server.transformIndexHtml(address, readFileSync(INDEX, 'utf8'))
  const { createRenderer } = (await server.ssrLoadModule('/src/app/entry-server.tsx')) as StorefrontServer
  const render = await createRenderer({
    template,
    manifest: {},
    firstScript: '',
    fetch: callsTo(api),
    origin,
    shop: shopIn(CHITRA, LANGUAGE),
    styles: '',
    nonce: 'dev',
    onDefect: (error) => server.config.logger.error(String(error), { error: error instanceof Error ? error : null }),
  })
  return await render(address)
}

const callsTo =
  (api: string): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    const body = request.body === null ? {} : { body: await request.arrayBuffer() }
    return await fetch(api + pathname + search, {
      method: request.method,
      headers: { ...Object.fromEntries(request.headers), ...XSRF },
      ...body,
    })
  }
