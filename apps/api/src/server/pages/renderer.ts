import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { RenderedPage, RendererOptions, StorefrontServer } from '@chitra/storefront/rendering.ts'
import { newSecret } from '../../platform/ids.ts'
import { type KeptPart, keptPart } from './gzip-parts.ts'

const STOREFRONT = new URL('../../../../storefront/', import.meta.url)
/** The built storefront. */
export const DIST = fileURLToPath(new URL('dist', STOREFRONT))
const SERVER = new URL('dist-server/entry-server.js', STOREFRONT)

/** A rendered page, cut where each response puts what is its own. */
export interface CutPage extends Omit<RenderedPage, 'html'> {
  /** Up to the attributes of the document's element. */
  start: KeptPart
  /** The rest, between nonces. */
  pieces: readonly KeptPart[]
  /** What it takes in memory. */
  bytes: number
}

const ROOT_ELEMENT = '<html'

let shops = 0

/** Bytes that a page takes besides its text, at a guess, and its text with what that comes to compressed. */
const OVERHEAD = 1_000
const COMPRESSED_TOO = 1.2

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

/** The document of one response. */
export function documentOf(
  { start, pieces }: CutPage,
  { nonce, attributes }: { nonce: string; attributes: string },
): (KeptPart | Buffer)[] {
  const between = bytesOf(nonce)
  return [start, bytesOf(attributes), ...pieces.flatMap((piece, at) => (at === 0 ? [piece] : [between, piece]))]
}

/**
 * Loads the built storefront and gives its renderer; null where nothing is built. Each shop of a process has modules of its own, since those know one
 * shop's address and calls.
 */
export async function openRenderer(
  options: Pick<RendererOptions, 'fetch' | 'origin' | 'onDefect' | 'shop' | 'styles'>,
): Promise<((address: string) => Promise<CutPage>) | null> {
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
      start: keptPart(html.subarray(0, start)),
      pieces: split(html.subarray(start), nonce).map(keptPart),
      bytes: Math.ceil(html.length * COMPRESSED_TOO) + OVERHEAD,
    }
  }
}
