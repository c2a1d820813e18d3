import { OF_PAGE } from '../platform/page-head.tsx'
import { type Head, type HeadTag, tagsOf, titleOf } from '../platform/head.ts'
import { PAGE_DATA_ID, type PageData } from './page-data.ts'
import type { RendererOptions } from '../rendering.ts'

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign)

/** JSON as it may stand in a script element: nothing in it can end the element, begin a comment or break a line of script. */
const forScript = (json: string): string =>
  json.replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

function toHtml({ tag, attributes, text }: HeadTag): string {
  const written = Object.entries({ ...attributes, [OF_PAGE]: '' }).map(([name, value]) => `${name}="${escapeHtml(value)}"`)
  return `<${tag} ${written.join(' ')}>${tag === 'script' ? `${forScript(text ?? '')}</script>` : ''}`
}

/** Where the build puts a file of its manifest. */
const toAddress = (file: string): string => import.meta.env.BASE_URL + file

const TITLE = /<title>[^]*?<\/title>/
const ENTRY = /\s*<script type="module"[^>]*><\/script>/
const HEAD_END = '  </head>'
const ROOT = '<div id="root"></div>'

interface Page {
  head: Head
  /** What the page shows, in UTF-8. */
  body: Buffer
  /** What it was rendered from. */
  data: PageData
  /** Loads the page's scripts in place of the document's own entry. Empty: the entry loads them. */
  scripts: string
}

/** Puts pages into the built document, which is cut once. The page's body stays bytes: decoding it would cost more than all else here. */
export function documentsOf({ template, nonce, styles }: Pick<RendererOptions, 'template' | 'nonce' | 'styles'>): (page: Page) => Buffer {
  const [start = '', afterTitle = ''] = template.replaceAll('__CSP_NONCE__', nonce).split(TITLE)
  const [restOfHead = '', afterHead = ''] = afterTitle.split(HEAD_END)
  const withoutEntry = restOfHead.replace(ENTRY, '')
  const [upToRoot = '', end = ''] = afterHead.split(ROOT)
  const style = styles === '' ? '' : `<style nonce="${nonce}">${styles}</style>`
  return ({ head, body, data, scripts }) => {
    const tags = [`<title>${escapeHtml(titleOf(head))}</title>`, ...tagsOf(head).map(toHtml)].join('\n    ')
    const block = `<script type="application/json" id="${PAGE_DATA_ID}">${forScript(JSON.stringify(data))}</script>`
    const rest = scripts === '' ? restOfHead : withoutEntry
    return Buffer.concat([
      Buffer.from(`${start}${tags}${rest}${style}${scripts}${HEAD_END}${upToRoot}<div id="root">`),
      body,
      Buffer.from(`</div>\n    ${block}${end}`),
    ])
  }
}

/**
 * The element that loads the scripts of a page after the first frame (`after-first-frame.ts`), with those of a drawn screen, by its file; null where the browser
 * alone knows which screen it will show. It stands in place of the built document's own entry, within the page: a file of its own would be one more to wait for. A module, so that it is deferred, because
 * Chromium lays the page out as soon as no script is left to wait for, which would be before its styles are there. Empty in development: there the entry stays.
 */
export function scriptsOf({ manifest, firstScript }: Pick<RendererOptions, 'manifest' | 'firstScript'>, screenFile: string | null): string {
  if (firstScript === '') return ''
  // In the order in which they run.
  const files = new Set(['src/app/begin-react.ts', 'index.html'].map((name) => manifest[name]?.file ?? ''))
  const followed = new Set<string>()
  const follow = (name: string): void => {
    const chunk = manifest[name]
    if (chunk === undefined || followed.has(name)) return
    followed.add(name)
    files.add(chunk.file)
    for (const imported of chunk.imports ?? []) follow(imported)
  }
  follow('src/app/begin-react.ts')
  follow('index.html')
  if (screenFile !== null) follow(`src/app/routes/${screenFile}.tsx`)
  const paths = [...files].map(toAddress).join(' ')
  return `    <script type="module" data-scripts="${paths}">${firstScript}</script>\n`
}
