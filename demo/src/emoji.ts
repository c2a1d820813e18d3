import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

/** Width and height of a written icon in pixels; the drawings have 32 units. */
const EDGE = 1024

export const emojiSource = 'npm @iconify-json/fluent-emoji 1.2.7'
export const emojiAuthor = 'Microsoft (Fluent Emoji)'

let collection: Promise<Buffer> | undefined

/** Frees the memory of the collection, about 100 MB. */
export function releaseEmoji(): void {
  collection = undefined
}

/**
 * One icon of the Fluent Emoji collection as an SVG document. Only the icon's few kilobytes are parsed, because parsing the whole collection (a JSON
 * file of about 100 MB) takes seconds and half a gigabyte.
 */
export async function emojiSvg(name: string): Promise<string> {
  collection ??= readFile(createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji/icons.json'))
  const bytes = await collection
  const key = bytes.indexOf(`"${name}": {`)
  const start = bytes.indexOf('"body": "', key) + '"body": '.length
  if (key < 0 || start < key) throw new Error(`Fluent Emoji has no icon called ${name}`)
  let end = start + 1
  for (end = bytes.indexOf('"', end); bytes[end - 1] === 0x5c; end = bytes.indexOf('"', end + 1));
  const body: unknown = JSON.parse(bytes.toString('utf8', start, end + 1))
  if (typeof body !== 'string') throw new TypeError(`The icon ${name} has no drawing`)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${EDGE}" height="${EDGE}" viewBox="0 0 32 32">${body}</svg>`
}
