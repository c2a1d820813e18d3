import { isUtf8 } from 'node:buffer'
import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes'
import { problemOfStyle } from './style-check.ts'
import { INTERNAL, truncated } from '../rows/reference.ts'
import { ImportProblem } from '../problem.ts'

const ACTIVE = /^(script|handler|listener|iframe|embed|object|audio|video)$/i
/** Levels of nested elements; drawings have about a dozen. The parser looks up a prefix level by level. */
const MAX_DEPTH = 500
const XHTML = 'http://www.w3.org/1999/xhtml'
/** CSS functions, at-rules and escapes contain one of these. Skips long texts without any, such as path data of ten megabytes. */
const MAY_BE_STYLE = /[(@\\]/

/**
 * Refuses an SVG with scripts, event handlers, foreign content, external references or entities. The public pictures are pixels, but buyers may open
 * the original in a browser. It is read by an XML parser, as in a browser, and must be well-formed.
 * @throws ImportProblem
 */
export function checkSvg(bytes: Uint8Array): void {
  if (!isUtf8(bytes)) throw new ImportProblem('The SVG is not in UTF-8.')
  const parser = new SaxesParser({ xmlns: true })
  /** The open elements, with the text of style elements. CDATA counts as text, and comments do not split it. */
  const open: { isStyle: boolean; text: string }[] = []
  const addText = (text: string): void => {
    const element = open.at(-1)
    if (element?.isStyle === true) element.text += text
  }
  parser.on('error', (error) => refuse(`is not well-formed XML (${truncated(error.message)})`))
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding !== undefined && !/^(utf-8|us-ascii)$/i.test(encoding))
      refuse(`declares the encoding ${truncated(encoding)}; it must be UTF-8`)
  })
  parser.on('doctype', (text) => {
    if (text.includes('[')) refuse('declares entities')
  })
  parser.on('processinginstruction', ({ target }) => {
    if (/^xml-stylesheet$/i.test(target)) refuse('refers to an external style sheet')
  })
  parser.on('opentag', (tag) => {
    checkElement(tag)
    if (open.length >= MAX_DEPTH) refuse('has too many nested elements')
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
  if (ACTIVE.test(local)) refuse(`contains a ${local.toLowerCase()} element`)
  if (/^foreignObject$/i.test(local) || uri === XHTML) refuse(`contains foreign content (${truncated(local)})`)
  for (const attribute of Object.values(attributes)) checkAttribute(local, attribute)
}

function checkAttribute(element: string, { name, prefix, local, value }: SaxesAttributeNS): void {
  if (prefix === 'xmlns' || name === 'xmlns') return
  if (/^on/i.test(local)) refuse(`contains an event handler (${truncated(name)})`)
  if (/^(href|src|base)$/i.test(local) && !INTERNAL.test(value)) refuse(`contains an external reference (${truncated(value)})`)
  if (/^(set|animate)/i.test(element) && local === 'attributeName' && /^(on|.*href$)/i.test(withoutPrefix(value.trim())))
    refuse(`animates ${truncated(value.trim())}`)
  checkStyle(value)
}

function checkStyle(text: string): void {
  const problem = MAY_BE_STYLE.test(text) ? problemOfStyle(text) : null
  if (problem !== null) refuse(problem)
}

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1)
