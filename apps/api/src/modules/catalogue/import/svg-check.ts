import { isUtf8 } from 'node:buffer'
import { ImportProblem } from './problem.ts'

const TAG = /<([A-Za-z_][\w.:-]*)((?:\s+[^\s=<>/]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*\/?>/g
const ATTRIBUTE = /([^\s=<>/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
const ACTIVE = /^(script|handler|listener|iframe|embed|object|audio|video)$/i
/** What a reference may point at: a place in the same drawing, or a picture carried in it. */
const INSIDE = /^\s*(?:#|$|data:image\/(?:png|jpe?g|gif|webp)[;,])/i

/**
 * Refuses an SVG that does more than draw: scripts, event handlers, foreign content, references to other files, entities.
 * Buyers open the original in their browser, so it is checked although the public pictures are pixels.
 * Reads well-formed XML: anything else fails when it is drawn.
 * @throws ImportProblem naming what was found
 */
export function checkSvg(bytes: Uint8Array): void {
  if (!isUtf8(bytes)) throw new ImportProblem('The SVG is not in UTF-8.')
  const text = Buffer.from(bytes).toString('utf8')
  const encoding = /^\uFEFF?<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)/.exec(text)?.[1]
  if (encoding !== undefined && !/^(utf-8|us-ascii)$/i.test(encoding))
    throw new ImportProblem(`The SVG says it is in ${encoding}; it must be UTF-8.`)
  if (/<!ENTITY/.test(text) || /<!DOCTYPE[^>]*\[/.test(text)) throw new ImportProblem('The SVG declares entities.')
  if (/<\?xml-stylesheet/.test(text)) throw new ImportProblem('The SVG refers to a style sheet outside itself.')
  // Comments may hold anything; what stands in CDATA is text, but of a style element it is style.
  const plain = text.replace(/<!--[\s\S]*?-->/g, '')
  for (const [, name = '', attributes = ''] of plain.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, '').matchAll(TAG)) {
    const element = local(name)
    if (ACTIVE.test(element)) throw new ImportProblem(`The SVG carries a ${element} element.`)
    if (/^foreignObject$/i.test(element)) throw new ImportProblem('The SVG carries foreign content (foreignObject).')
    for (const [, key = '', double, single] of attributes.matchAll(ATTRIBUTE)) checkAttribute(element, key, decode(double ?? single ?? ''))
  }
  for (const [, style = ''] of plain.matchAll(/<(?:[\w.-]+:)?style\b[^>]*>([\s\S]*?)<\/(?:[\w.-]+:)?style\s*>/g)) checkStyle(decode(style))
}

function checkAttribute(element: string, key: string, value: string): void {
  if (/^on/i.test(key)) throw new ImportProblem(`The SVG carries an event handler (${key}).`)
  const name = local(key)
  if (/^(href|src)$/i.test(name) && !INSIDE.test(value))
    throw new ImportProblem(`The SVG refers to something outside itself (${shortened(value)}).`)
  if (/^(set|animate)/i.test(element) && name === 'attributeName' && /^(on|.*href$)/i.test(local(value.trim())))
    throw new ImportProblem(`The SVG animates ${value.trim()}.`)
  if (!key.startsWith('xmlns')) checkStyle(value)
}

function checkStyle(text: string): void {
  const css = text
    .replace(/\\([0-9a-f]{1,6})\s?/gi, (_, code: string) => character(Number.parseInt(code, 16)))
    .replaceAll('\\', '')
    .replace(/\/\*[\s\S]*?\*\//g, '')
  if (/@import/i.test(css)) throw new ImportProblem('The SVG imports a style sheet.')
  for (const [, target = ''] of css.matchAll(/url\(\s*["']?\s*([^"')]*)/gi))
    if (!INSIDE.test(target)) throw new ImportProblem(`The SVG refers to something outside itself (${shortened(target)}).`)
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1)
const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text)
const character = (code: number): string => (code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '')

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,8})|#x([0-9a-f]{1,8})|(\w+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (decimal !== undefined) return character(Number(decimal))
    if (hex !== undefined) return character(Number.parseInt(hex, 16))
    return NAMED[name ?? ''] ?? whole
  })
}
