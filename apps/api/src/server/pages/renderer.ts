import { createHash, createHmac } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { shopIn } from '@chitra/messages/shop.ts'
import { type Language, LANGUAGES, languageOf } from '@chitra/paths'
import type { RenderedPage, RendererOptions, StorefrontServer } from '@chitra/storefront/rendering.ts'
import { newSecret } from '../../platform/ids.ts'
import { type KeptBody, keptBody } from '../kept-body.ts'

const STOREFRONT = new URL('../../../../storefront/', import.meta.url)
/** The built storefront. */
export const DIST = fileURLToPath(new URL('dist', STOREFRONT))
/** The folder of a language in those of the build. */
const folderOf = (language: Language): string => (language === 'en' ? '' : `${language}/`)
const serverOf = (language: Language): URL => new URL(`dist-server/${folderOf(language)}entry-server.js`, STOREFRONT)

/** A rendered page as it is sent, one sequence of bytes for everybody. */
export interface KeptPage extends Omit<RenderedPage, 'html'> {
  body: KeptBody
  /** In memory, as an estimate. */
  bytes: number
  /** Lets the document's styles in, and those that its scripts add. */
  nonce: string
}

export interface PageRenderer {
  /** @param address a path with its query, in any language of the shop */
  render(address: string): Promise<KeptPage>
  /** What the policy of every page must allow: the document's own inline scripts, by their hashes. */
  scriptHashes: readonly string[]
}

type Options = Pick<RendererOptions, 'fetch' | 'origin' | 'onDefect' | 'shop' | 'styles'> & { secret: string }

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

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

const inlineScripts = (template: string): string[] => [...template.matchAll(/<script>([^]*?)<\/script>/g)].map(([, script = '']) => script)

/** The renderer of all languages; null if the storefront is not built. */
export async function openRenderer(options: Options): Promise<PageRenderer | null> {
  if (LANGUAGES.some((language) => !existsSync(serverOf(language)))) return null
  const renderers = new Map<Language, PageRenderer>()
  for (const language of LANGUAGES) renderers.set(language, await rendererIn(language, options))
  return {
    render: (address) => (renderers.get(languageOf(address)) as PageRenderer).render(address),
    scriptHashes: [...new Set([...renderers.values()].flatMap(({ scriptHashes }) => scriptHashes))],
  }
}

/**
 * Loads the storefront as it is built in a language and returns its renderer. Each shop in a process gets its own instance of the modules, because
 * they store one shop's address and API client.
 * @param secret makes a page's nonce from its document: the same bytes have the same nonce in every process, and whoever could add a style to a document would
 * have to know the nonce of a document that does not exist yet (docs/decisions/0040)
 */
async function rendererIn(language: Language, { secret, ...options }: Options): Promise<PageRenderer> {
  shops += 1
  const dist = `${DIST}/${folderOf(language)}`
  const { createRenderer } = (await import(`${serverOf(language).href}?shop=${shops}`)) as StorefrontServer
  const template = readFileSync(`${dist}index.html`, 'utf8')
  const manifest = JSON.parse(readFileSync(`${dist}.vite/manifest.json`, 'utf8')) as RendererOptions['manifest']
  const firstFile = manifest['src/app/after-first-frame.ts']?.file
  const firstScript = firstFile === undefined ? '' : readFileSync(`${dist}${firstFile}`, 'utf8').trim()
  const placeholder = newSecret()
  const render = await createRenderer({
    ...options,
    shop: shopIn(options.shop, language),
    nonce: placeholder,
    template,
    manifest,
    firstScript,
  })
  return {
    scriptHashes: [...inlineScripts(template), firstScript].map(hashOf),
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
