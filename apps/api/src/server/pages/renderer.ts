import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { RenderedPage, RendererOptions, StorefrontServer } from '@chitra/storefront/rendering.ts'
import { newSecret } from '../../platform/ids.ts'
import { type CachedPart, cachedPart } from './gzip-parts.ts'

const STOREFRONT = new URL('../../../../storefront/', import.meta.url)
/** The built storefront. */
export const DIST = fileURLToPath(new URL('dist', STOREFRONT))
const SERVER = new URL('dist-server/entry-server.js', STOREFRONT)

/** A rendered page, split where each response inserts its own nonce and attributes. */
export interface SplitPage extends Omit<RenderedPage, 'html'> {
  /** Up to the attributes of the `html` element. */
  start: CachedPart
  /** The rest, split at each nonce. */
  pieces: readonly CachedPart[]
  /** Its size in memory. */
  bytes: number
}

const ROOT_ELEMENT = '<html'

let shops = 0

/** Estimates: the bytes of a page besides its text, and the size of its text together with the compressed text, relative to the text. */
const OVERHEAD = 1_000
const WITH_COMPRESSED = 1.2

const bytesOf = (text: string): Buffer => Buffer.from(text)

/** The parts of `bytes` between one `separator` and the next; they share its memory. */
function split(bytes: Buffer, separator: string): Buffer[] {
  const parts: Buffer[] = []
  let from = 0
  for (let at = bytes.indexOf(separator); at >= 0; at = bytes.indexOf(separator, from)) {
    parts.push(bytes.subarray(from, at))
    from = at + separator.length
  }
  return [...parts, bytes.subarray(from)]
}

/** The parts of one response's document. */
export function documentOf(
  { start, pieces }: SplitPage,
  { nonce, attributes }: { nonce: string; attributes: string },
): (CachedPart | Buffer)[] {
  const between = bytesOf(nonce)
  return [start, bytesOf(attributes), ...pieces.flatMap((piece, at) => (at === 0 ? [piece] : [between, piece]))]
}

/**
 * Loads the built storefront and returns its renderer; null if it is not built. Each shop in a process gets its own instance of the modules, because
 * they store one shop's address and API client.
 */
export async function openRenderer(
  options: Pick<RendererOptions, 'fetch' | 'origin' | 'onDefect' | 'shop' | 'styles'>,
): Promise<((address: string) => Promise<SplitPage>) | null> {
  if (!existsSync(`${DIST}/index.html`) || !existsSync(SERVER)) return null
  shops += 1
  const { createRenderer } = (await import(`${SERVER.href}?shop=${shops}`)) as StorefrontServer
  const nonce = newSecret()
  const render = await createRenderer({
    ...options,
    nonce,
    template: readFileSync(`${DIST}/index.html`, 'utf8'),
    manifest: JSON.parse(readFileSync(`${DIST}/.vite/manifest.json`, 'utf8')) as RendererOptions['manifest'],
  })
  return async (address) => {
    const { html, ...page } = await render(address)
    const start = Math.max(html.indexOf(ROOT_ELEMENT), 0) + ROOT_ELEMENT.length
    return {
      ...page,
      start: cachedPart(html.subarray(0, start)),
      pieces: split(html.subarray(start), nonce).map(cachedPart),
      bytes: Math.ceil(html.length * WITH_COMPRESSED) + OVERHEAD,
    }
  }
}
