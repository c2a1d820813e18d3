/** A page's text as data: words, and elements of the few kinds that may stand in it. It travels from the server as it is. */
export type TextNode = string | TextElement

export interface TextElement {
  tag: string
  /** By React's own names. */
  attributes: Readonly<Record<string, string>>
  children: readonly TextNode[]
}

/** What a parser has read, before anything is chosen from it. */
export interface ParsedElement {
  name: string
  attributes: ReadonlyArray<readonly [name: string, value: string]>
  children: ReadonlyArray<ParsedElement | string>
}

/** What may stand in a page's text: the server's own list (its sanitise-cms), held a second time where the text is shown (STAT-07). */
const TAGS = new Set(
  'a p br hr h2 h3 h4 ul ol li dl dt dd blockquote strong b em i small sub sup code table caption thead tbody tr th td'.split(' '),
)
/** Gone with all that is in them; of any other tag only the contents stay. */
const DROPPED = new Set('script style template iframe object embed svg math form noscript textarea select title'.split(' '))
const ATTRIBUTES: Record<string, string> = {
  href: 'href',
  lang: 'lang',
  scope: 'scope',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  start: 'start',
}

/** What of a parsed text may be shown; what is not on the lists does not come out. */
export function allowedOf(nodes: ParsedElement['children']): TextNode[] {
  return nodes.flatMap((node): readonly TextNode[] => {
    if (typeof node === 'string') return [node]
    // The page has its own h1.
    const tag = node.name === 'h1' ? 'h2' : node.name
    if (DROPPED.has(tag)) return []
    const children = allowedOf(node.children)
    return TAGS.has(tag) ? [{ tag, attributes: attributesOf(tag, node), children }] : children
  })
}

const attributesOf = (tag: string, { attributes }: ParsedElement): Record<string, string> =>
  Object.fromEntries(
    attributes.flatMap(([name, value]) => {
      const known = ATTRIBUTES[name]
      return known === undefined || (known === 'href' && tag !== 'a') ? [] : [[known, value]]
    }),
  )

/** The words of a text on one line. */
export const wordsOf = (nodes: readonly TextNode[]): string => rawWordsOf(nodes).replace(/\s+/g, ' ').trim()

const rawWordsOf = (nodes: readonly TextNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : `${rawWordsOf(node.children)}${INLINE.has(node.tag) ? '' : ' '}`)).join('')

const INLINE = new Set('a strong b em i small sub sup code'.split(' '))

export interface Question {
  title: string
  answer: readonly TextNode[]
}

/**
 * A page's questions, when it is made of nothing else: headings of the second order, each with an answer below it. Null for any other page, which is shown
 * as it is.
 */
export function questionsOf(text: readonly TextNode[]): Question[] | null {
  const questions: { title: string; answer: TextNode[] }[] = []
  for (const node of text) {
    const last = questions.at(-1)
    if (typeof node === 'object' && node.tag === 'h2') questions.push({ title: wordsOf(node.children), answer: [] })
    else if (last !== undefined) last.answer.push(node)
    else if (wordsOf([node]) !== '') return null
  }
  return questions.length > 0 && questions.every(({ answer }) => wordsOf(answer) !== '') ? questions : null
}
