/** A page as seen by a crawler that runs no scripts. */
export interface PageSource {
  status: number
  headers: Headers
  html: string
  title: string
  /** By name or property. */
  meta: Map<string, string>
  /** All `link` elements. */
  links: { rel: string; href: string; attributes: Map<string, string> }[]
  /** The JSON-LD blocks by type. */
  facts: Map<string, any>
  /** The data that the server has loaded for it. */
  pageData: { shop: object; screen: string | null; loaderData: Record<string, any>; failures: Record<string, number> }
}

const SIGNS: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }
const unescape = (text: string): string => text.replace(/&(?:amp|lt|gt|quot|#39);/g, (sign) => SIGNS[sign] ?? sign)

function attributesOf(tag: string): Map<string, string> {
  return new Map([...tag.matchAll(/([a-z:-]+)="([^"]*)"/gi)].map(([, name = '', value = '']) => [name.toLowerCase(), unescape(value)]))
}

export async function readPage(url: string, headers: Record<string, string> = {}): Promise<PageSource> {
  const response = await fetch(url, { headers: { accept: 'text/html', ...headers }, redirect: 'manual' })
  const html = await response.text()
  const tags = (name: string) => [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) => attributesOf(tag))
  const block = /<script type="application\/json" id="page-data">([^]*?)<\/script>/.exec(html)?.[1] ?? '{}'
  const facts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^]*?)<\/script>/g)].map(([, text = '']) => JSON.parse(text))
  return {
    status: response.status,
    headers: response.headers,
    html,
    title: unescape(/<title>([^]*?)<\/title>/.exec(html)?.[1] ?? ''),
    meta: new Map(tags('meta').map((meta) => [meta.get('name') ?? meta.get('property') ?? '', meta.get('content') ?? ''])),
    links: tags('link').map((link) => ({ rel: link.get('rel') ?? '', href: link.get('href') ?? '', attributes: link })),
    facts: new Map(facts.map((fact) => [fact['@type'], fact])),
    pageData: JSON.parse(block),
  }
}

export const canonicalOf = ({ links }: PageSource): string | undefined => links.find(({ rel }) => rel === 'canonical')?.href
