import { useLayoutEffect } from 'react'
import * as messages from '../messages/messages.ts'

export interface PageHeadProps {
  title?: string | undefined
  description?: string | undefined
  keywords?: string | undefined
}

/**
 * Title, description and keywords of a page; the shop's own where a page has none (HOME-04, ITEM-08). The server has written the first page's head:
 * its elements are used, so that none stands there twice. What else it has written is about that one page and goes with it.
 */
export function PageHead({ title, description, keywords }: PageHeadProps) {
  useLayoutEffect(() => {
    document.title = filled(title, messages.defaultTitle)
    setMeta('description', filled(description, messages.defaultDescription))
    setMeta('keywords', filled(keywords, messages.defaultKeywords))
    if (location.pathname !== firstPath) forgetFirstPage()
  }, [title, description, keywords])
  return null
}

const firstPath = globalThis.location?.pathname

const filled = (text: string | undefined, otherwise: string): string => (text === undefined || text.trim() === '' ? otherwise : text)

function setMeta(name: string, content: string): void {
  let meta = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)
  if (meta === null) {
    meta = document.createElement('meta')
    meta.name = name
    document.head.append(meta)
  }
  meta.content = content
}

/** The first page's address, card and facts would be untrue of another page. */
function forgetFirstPage(): void {
  const written =
    'link[rel="canonical"], meta[name="robots"], meta[property], meta[name="twitter:card"], script[type="application/ld+json"]'
  for (const element of document.head.querySelectorAll(written)) element.remove()
}
