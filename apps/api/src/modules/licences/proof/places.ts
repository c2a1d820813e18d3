import { crc32, inflateSync } from 'node:zlib'
import { iimContent, PHOTOSHOP, segment, XMP_NAMESPACE } from '../../../platform/metadata/segments.ts'
import type { LicenceFacts } from '../facts.ts'
import { instructions, proofIntoXmp, proofXmp } from './proof-xmp.ts'
import type { Splice } from './splice.ts'

/** Bytes of a file that are read to find the place; a file whose metadata is longer stays as it is. */
export const HEAD = 512 * 1024
/** Of a segment of a JPEG. */
const MAX_SEGMENT = 65_533

/** How the proof comes into a file; empty for a file that cannot carry it. @param head the first bytes of the file */
export function proofSplices(head: Buffer, facts: LicenceFacts, verifyUrl: string): Splice[] {
  if (head.length > 4 && head.readUInt16BE(0) === 0xffd8) return inJpeg(head, facts, verifyUrl)
  if (head.subarray(0, 8).equals(PNG)) return inPng(head, facts, verifyUrl)
  return []
}

interface Block {
  /** Of a segment or a chunk. */
  at: number
  bytes: number
  content: Buffer
}

/** The segments before the picture itself; null if they are broken, or do not end within the head. */
function segmentsOf(jpeg: Buffer): (Block & { marker: number })[] | null {
  const found: (Block & { marker: number })[] = []
  for (let at = 2; at + 4 <= jpeg.length;) {
    const marker = jpeg[at + 1] ?? 0
    if (jpeg[at] !== 0xff) return null
    // Tables and frames: metadata stands before them.
    if (marker < 0xe0 || marker > 0xef)
      return marker === 0xdb || marker === 0xc4 || (marker >= 0xc0 && marker <= 0xcf) || marker === 0xdd || marker === 0xfe ? found : null
    const length = jpeg.readUInt16BE(at + 2)
    if (length < 2 || at + 2 + length > jpeg.length) return null
    found.push({ marker, at, bytes: length + 2, content: jpeg.subarray(at + 4, at + 2 + length) })
    at += length + 2
  }
  return null
}

const beginsWith = ({ content }: Block, text: string): boolean => content.subarray(0, text.length).toString('latin1') === text

function inJpeg(head: Buffer, facts: LicenceFacts, verifyUrl: string): Splice[] {
  const segments = segmentsOf(head)
  if (segments === null) return []
  const xmp = segments.find((each) => each.marker === 0xe1 && beginsWith(each, XMP_NAMESPACE))
  // JFIF and Exif come first.
  const place = segments.findLast((each) => each.marker === 0xe0 || (each.marker === 0xe1 && beginsWith(each, 'Exif\0')))
  const at = place === undefined ? 2 : place.at + place.bytes
  // The fields of the older format are the seller's, where there are any.
  const iim = segments.some((each) => each.marker === 0xed && beginsWith(each, PHOTOSHOP))
    ? Buffer.alloc(0)
    : segment(
        0xed,
        iimContent([
          [40, instructions(facts, verifyUrl), 256],
          [103, facts.code, 32],
          [110, facts.licensor.name, 32],
        ]),
      )
  if (xmp === undefined)
    return [{ at, drop: 0, insert: Buffer.concat([segment(0xe1, Buffer.from(XMP_NAMESPACE + proofXmp(facts, verifyUrl))), iim]) }]
  const merged = proofIntoXmp(xmp.content.subarray(XMP_NAMESPACE.length).toString('utf8'), facts, verifyUrl)
  const content = merged === null ? null : Buffer.from(XMP_NAMESPACE + merged)
  if (content === null || content.length > MAX_SEGMENT) return iim.length === 0 ? [] : [{ at, drop: 0, insert: iim }]
  const replaced = { at: xmp.at, drop: xmp.bytes, insert: segment(0xe1, content) }
  if (iim.length === 0) return [replaced]
  return at <= xmp.at ? [{ at, drop: 0, insert: iim }, replaced] : [replaced, { at, drop: 0, insert: iim }]
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const KEYWORD = 'XML:com.adobe.xmp\0'
/** No compression, no language, no translated keyword (PNG specification, 11.3.3.4). */
const PLAIN = '\0\0\0\0'
/** Some programs write the packet into chunks that are not made for it. */
const TEXTS: readonly string[] = ['iTXt', 'zTXt', 'tEXt']
/** Bytes of a packet: whoever packs more into a few kilobytes means no good. */
const MAX_PACKET = 1024 * 1024

/** The packet of a chunk; null if it cannot be read. */
function packetOf({ type, content }: Block & { type: string }): string | null {
  const rest = content.subarray(KEYWORD.length)
  if (type === 'tEXt') return rest.toString('utf8')
  if (type === 'iTXt' && rest.subarray(0, PLAIN.length).toString('latin1') === PLAIN) return rest.subarray(PLAIN.length).toString('utf8')
  if (type !== 'zTXt') return null
  try {
    return inflateSync(rest.subarray(1), { maxOutputLength: MAX_PACKET }).toString('utf8')
  } catch {
    // Broken, or larger than a packet is.
    return null
  }
}

/** The chunks before the picture itself; null if they are broken, or do not end within the head. */
function chunksOf(png: Buffer): (Block & { type: string })[] | null {
  const found: (Block & { type: string })[] = []
  for (let at = PNG.length; at + 12 <= png.length;) {
    const length = png.readUInt32BE(at)
    const type = png.subarray(at + 4, at + 8).toString('latin1')
    if (type === 'IDAT') return found[0]?.type === 'IHDR' ? found : null
    if (at + 12 + length > png.length) return null
    found.push({ type, at, bytes: length + 12, content: png.subarray(at + 8, at + 8 + length) })
    at += length + 12
  }
  return null
}

function textChunk(text: string): Buffer {
  const body = Buffer.concat([Buffer.from('iTXt'), Buffer.from(KEYWORD + PLAIN, 'latin1'), Buffer.from(text)])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length - 4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

function inPng(head: Buffer, facts: LicenceFacts, verifyUrl: string): Splice[] {
  const chunks = chunksOf(head)
  const [header] = chunks ?? []
  if (chunks === null || header === undefined) return []
  const xmp = chunks.find((each) => TEXTS.includes(each.type) && beginsWith(each, KEYWORD))
  if (xmp === undefined) return [{ at: header.at + header.bytes, drop: 0, insert: textChunk(proofXmp(facts, verifyUrl)) }]
  const packet = packetOf(xmp)
  const merged = packet === null ? null : proofIntoXmp(packet, facts, verifyUrl)
  return merged === null ? [] : [{ at: xmp.at, drop: xmp.bytes, insert: textChunk(merged) }]
}
