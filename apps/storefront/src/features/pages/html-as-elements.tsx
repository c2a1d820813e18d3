import { ExternalLink, Link } from '@chitra/ui'
import { createElement, type ReactNode } from 'react'

/** What may stand in a page's text: the server's own list (its sanitise-cms), held a second time where the text is shown (STAT-07). */
const TAGS = new Set(
  'p br hr h2 h3 h4 ul ol li dl dt dd blockquote strong b em i small sub sup code table caption thead tbody tr th td'.split(' '),
)
/** Gone with all that is in them; of any other tag only the contents stay. */
const DROPPED = new Set('script style template iframe object embed svg math form noscript textarea select title'.split(' '))
const VOID = new Set(['br', 'hr'])
/** React's own names of the attributes that stay. */
const ATTRIBUTES: Record<string, string> = { lang: 'lang', scope: 'scope', colspan: 'colSpan', rowspan: 'rowSpan', start: 'start' }

/**
 * A page's text as elements of ours. It is read by a parser that runs and loads nothing, and what is not on the list does not come out:
 * no HTML is ever set as HTML.
 */
export const parseHtml = (html: string): Element => new DOMParser().parseFromString(html, 'text/html').body

export const toElements = (nodes: Iterable<Node>): ReactNode[] => [...nodes].map((node, index) => toElement(node, index))

function toElement(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue
  if (!(node instanceof Element)) return null
  // The page has its own h1.
  const tag = node.localName === 'h1' ? 'h2' : node.localName
  if (DROPPED.has(tag)) return null
  const children = toElements(node.childNodes)
  if (tag === 'a')
    return (
      <Anchor key={key} href={node.getAttribute('href') ?? ''}>
        {children}
      </Anchor>
    )
  if (!TAGS.has(tag)) return children
  const kept = Object.fromEntries(
    [...node.attributes].flatMap(({ name, value }) => {
      const known = ATTRIBUTES[name]
      return known === undefined ? [] : [[known, value]]
    }),
  )
  return createElement(tag, { ...kept, key }, ...(VOID.has(tag) ? [] : children))
}

/** A link to this site, the web, a mail address or a telephone; one to anything else is its words alone. */
function Anchor({ href, children }: { href: string; children: ReactNode }) {
  const url = URL.parse(href, location.href)
  if (url === null) return children
  if (url.origin === location.origin) return <Link href={url.pathname + url.search + url.hash}>{children}</Link>
  if (url.protocol === 'mailto:' || url.protocol === 'tel:') return <a href={url.href}>{children}</a>
  return url.protocol === 'https:' || url.protocol === 'http:' ? <ExternalLink href={url.href}>{children}</ExternalLink> : children
}
