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

let shops = 0

/** Estimates: the bytes of a page besides its text, and the size of its text together with the compressed text, relative to the text. */
const OVERHEAD = 1_000
const WITH_COMPRESSED = 1.2

const bytesOf = (text: string): Buffer => Buffer.from(text)

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
    const [start = ''] = /^[^]*?<html/.exec(html) ?? []
    const pieces = html
      .slice(start.length)
      .split(nonce)
      .map((piece) => cachedPart(bytesOf(piece)))
    return { ...page, start: cachedPart(bytesOf(start)), pieces, bytes: Math.ceil(Buffer.byteLength(html) * WITH_COMPRESSED) + OVERHEAD }
  }
}
