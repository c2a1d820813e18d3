import { isUtf8 } from 'node:buffer'
import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes'
import { problemOfStyle } from './style-check.ts'
import { INSIDE, shortened } from '../rows/reference.ts'
import { ImportProblem } from '../problem.ts'

const ACTIVE = /^(script|handler|listener|iframe|embed|object|audio|video)$/i
/** Levels of elements within each other; drawings have a dozen. The parser looks for a prefix level by level. */
const DEEPEST = 500
const XHTML = 'http://www.w3.org/1999/xhtml'
/** Only text that has one of these can hold a function, an at-rule or an escape of CSS. A path of ten megabytes has none. */
const MAY_BE_STYLE = /[(@\\]/

/**
 * Refuses an SVG that does more than draw: scripts, event handlers, foreign content, references to other files, entities.
 * Buyers open the original in their browser, so it is checked although the public pictures are pixels. It is read by an XML
 * parser, as a browser reads it: what is not well-formed is refused.
 * @throws ImportProblem naming what was found
 */
export function checkSvg(bytes: Uint8Array): void {
  if (!isUtf8(bytes)) throw new ImportProblem('The SVG is not in UTF-8.')
  const parser = new SaxesParser({ xmlns: true })
  /** The text of each open style element. What stands in CDATA is text there, and a comment between two pieces joins them. */
  const open: { isStyle: boolean; text: string }[] = []
  const addText = (text: string): void => {
    const element = open.at(-1)
    if (element?.isStyle === true) element.text += text
  }
  parser.on('error', (error) => refuse(`is not well-formed XML (${shortened(error.message)})`))
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding !== undefined && !/^(utf-8|us-ascii)$/i.test(encoding)) refuse(`says it is in ${shortened(encoding)}; it must be UTF-8`)
  })
  parser.on('doctype', (text) => {
    if (text.includes('[')) refuse('declares entities')
  })
  parser.on('processinginstruction', ({ target }) => {
    if (/^xml-stylesheet$/i.test(target)) refuse('refers to a style sheet outside itself')
  })
  parser.on('opentag', (tag) => {
    checkElement(tag)
    if (open.length >= DEEPEST) refuse('has too many elements within each other')
    open.push({ isStyle: /^style$/i.test(tag.local), text: '' })
  })
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => checkStyle(open.pop()?.text ?? ''))
  parser.write(Buffer.from(bytes).toString('utf8')).close()
}

const refuse = (what: string): never => {
  throw new ImportProblem(`The SVG ${what}.`)
}

function checkElement({ local, uri, attributes }: SaxesTagNS): void {
  if (ACTIVE.test(local)) refuse(`carries a ${local.toLowerCase()} element`)
  if (/^foreignObject$/i.test(local) || uri === XHTML) refuse(`carries foreign content (${shortened(local)})`)
  for (const attribute of Object.values(attributes)) checkAttribute(local, attribute)
}

function checkAttribute(element: string, { name, prefix, local, value }: SaxesAttributeNS): void {
  if (prefix === 'xmlns' || name === 'xmlns') return
  if (/^on/i.test(local)) refuse(`carries an event handler (${shortened(name)})`)
  if (/^(href|src|base)$/i.test(local) && !INSIDE.test(value)) refuse(`refers to something outside itself (${shortened(value)})`)
  if (/^(set|animate)/i.test(element) && local === 'attributeName' && /^(on|.*href$)/i.test(withoutPrefix(value.trim())))
    refuse(`animates ${shortened(value.trim())}`)
  checkStyle(value)
}

function checkStyle(text: string): void {
  const problem = MAY_BE_STYLE.test(text) ? problemOfStyle(text) : null
  if (problem !== null) refuse(problem)
}

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1)
