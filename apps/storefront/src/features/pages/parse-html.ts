import { allowedOf, type ParsedElement, type TextNode } from './page-text.ts'

/** A page's text, read by a parser that runs and loads nothing: no HTML is ever set as HTML. */
export const parseHtml = async (html: string): Promise<TextNode[]> =>
  import.meta.env.SSR ? allowedOf((await import('./parse-on-server.ts')).parse(html)) : parseInBrowser(html)

export const parseInBrowser = (html: string): TextNode[] => allowedOf(childrenOf(new DOMParser().parseFromString(html, 'text/html').body))

const childrenOf = (element: Element): ParsedElement['children'] =>
  [...element.childNodes].flatMap((node): ParsedElement['children'] => {
    if (node instanceof Element)
      return [
        {
          name: node.localName,
          attributes: [...node.attributes].map(({ name, value }) => [name, value] as const),
          children: childrenOf(node),
        },
      ]
    return node.nodeType === Node.TEXT_NODE ? [node.nodeValue ?? ''] : []
  })
