import { createHash, createHmac } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { RenderedPage, RendererOptions, StorefrontServer } from '@chitra/storefront/rendering.ts'
import { newSecret } from '../../platform/ids.ts'
import { type KeptBody, keptBody } from '../kept-body.ts'

const STOREFRONT = new URL('../../../../storefront/', import.meta.url)
/** The built storefront. */
export const DIST = fileURLToPath(new URL('dist', STOREFRONT))
const SERVER = new URL('dist-server/entry-server.js', STOREFRONT)

/** A rendered page as it is sent, one sequence of bytes for everybody. */
export interface KeptPage extends Omit<RenderedPage, 'html'> {
  body: KeptBody
  /** In memory, as an estimate. */
  bytes: number
  /** Lets the document's styles in, and those that its scripts add. */
  nonce: string
}

export interface PageRenderer {
  render(address: string): Promise<KeptPage>
  /** What the policy of every page must allow: the document's own inline scripts, by their hashes. */
  scriptHashes: readonly string[]
}

let shops = 0

/** Characters of a nonce: 128 bits. */
const NONCE_LENGTH = 32

/** Replaces every `placeholder`, without decoding the text. */
function filled(bytes: Buffer, placeholder: string, value: string): Buffer {
  const parts: Buffer[] = []
  const between = Buffer.from(value)
  let from = 0
  for (let at = bytes.indexOf(placeholder); at >= 0; at = bytes.indexOf(placeholder, from)) {
    parts.push(bytes.subarray(from, at), between)
    from = at + placeholder.length
  }
  return Buffer.concat([...parts, bytes.subarray(from)])
}

const hashesOf = (template: string): string[] =>
  [...template.matchAll(/<script>([^]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )

/**
 * Loads the built storefront and returns its renderer; null if it is not built. Each shop in a process gets its own instance of the modules, because
 * they store one shop's address and API client.
 * @param secret makes a page's nonce from its document: the same bytes have the same nonce in every process, and whoever could add a style to a document would
 * have to know the nonce of a document that does not exist yet (docs/decisions/0040)
 */
export async function openRenderer({
  secret,
  ...options
}: Pick<RendererOptions, 'fetch' | 'origin' | 'onDefect' | 'shop' | 'styles'> & { secret: string }): Promise<PageRenderer | null> {
  if (!existsSync(`${DIST}/index.html`) || !existsSync(SERVER)) return null
  shops += 1
  const { createRenderer } = (await import(`${SERVER.href}?shop=${shops}`)) as StorefrontServer
  const template = readFileSync(`${DIST}/index.html`, 'utf8')
  const placeholder = newSecret()
  const render = await createRenderer({
    ...options,
    nonce: placeholder,
    template,
    manifest: JSON.parse(readFileSync(`${DIST}/.vite/manifest.json`, 'utf8')) as RendererOptions['manifest'],
  })
  return {
    scriptHashes: hashesOf(template),
    async render(address) {
      const { html, ...page } = await render(address)
      const nonce = createHmac('sha256', secret)
        .update(filled(html, placeholder, ''))
        .digest('hex')
        .slice(0, NONCE_LENGTH)
      const body = keptBody(filled(html, placeholder, nonce))
      return { ...page, nonce, body, bytes: body.bytes }
    },
  }
}
