import { type DefaultTreeAdapterTypes, parse as parseDocument } from 'parse5'
import type { ParsedElement } from './page-text.ts'

type Node = DefaultTreeAdapterTypes.ChildNode

/** By the rules that browsers parse by (the HTML standard), so that both read the same. */
export function parse(html: string): ParsedElement['children'] {
  const root = parseDocument(html).childNodes.find(({ nodeName }) => nodeName === 'html')
  const body = childNodesOf(root).find(({ nodeName }) => nodeName === 'body')
  return childrenOf(childNodesOf(body))
}

const childNodesOf = (node: Node | undefined): readonly Node[] => (node !== undefined && 'childNodes' in node ? node.childNodes : [])

const childrenOf = (nodes: readonly Node[]): ParsedElement['children'] =>
  nodes.flatMap((node): ParsedElement['children'] => {
    if ('tagName' in node)
      return [
        {
          name: node.tagName,
          attributes: node.attrs.map(({ name, value }) => [name, value] as const),
          children: childrenOf(node.childNodes),
        },
      ]
    return node.nodeName === '#text' && 'value' in node ? [node.value] : []
  })
