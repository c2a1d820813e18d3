import { ExternalLink, Link } from '@chitra/ui'
import { createElement, type ReactNode } from 'react'
import { shopOrigin } from '../../platform/origin.ts'
import type { TextNode } from './page-text.ts'
import { pathOf } from '../../platform/here.ts'

const VOID = new Set(['br', 'hr'])

/** A page's text as elements of ours. */
export const toElements = (nodes: readonly TextNode[]): ReactNode[] => nodes.map((node, index) => toElement(node, index))

function toElement(node: TextNode, key: number): ReactNode {
  if (typeof node === 'string') return node
  const children = toElements(node.children)
  if (node.tag === 'a')
    return (
      <Anchor key={key} href={node.attributes['href'] ?? ''}>
        {children}
      </Anchor>
    )
  return createElement(node.tag, { ...node.attributes, key }, ...(VOID.has(node.tag) ? [] : children))
}

/** A link to this site, the web, a mail address or a telephone; one to anything else is its words alone. */
function Anchor({ href, children }: { href: string; children: ReactNode }) {
  const url = URL.parse(href, shopOrigin())
  if (url === null) return children
  if (url.origin === shopOrigin()) return <Link href={pathOf(url.pathname) + url.search + url.hash}>{children}</Link>
  if (url.protocol === 'mailto:' || url.protocol === 'tel:') return <a href={url.href}>{children}</a>
  return url.protocol === 'https:' || url.protocol === 'http:' ? <ExternalLink href={url.href}>{children}</ExternalLink> : children
}
