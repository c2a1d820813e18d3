import escapeHtml from 'escape-html'

/** Begins the APP1 segment that holds XMP (XMP specification, part 3). */
export const XMP_NAMESPACE = 'http://ns.adobe.com/xap/1.0/\0'
/** Begins the APP13 segment that holds IPTC-IIM. */
export const PHOTOSHOP = 'Photoshop 3.0\0'

/** Escapes a text for XML and removes characters that XML does not allow. */
export const escapeXml = (text: string): string => escapeHtml(text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ''))

/** An XMP packet with these `rdf:Description` elements. */
export const xmpPacket = (descriptions: string): string =>
  `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">${descriptions}</rdf:RDF></x:xmpmeta><?xpacket end="r"?>`

/** A segment of a JPEG. @param marker its second byte */
export function segment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, content])
}

/** IPTC-IIM as the content of an APP13 segment. @param texts the number of each field of record 2, its text and its longest length in bytes */
export function iimContent(texts: readonly (readonly [field: number, text: string, maxBytes: number])[]): Buffer {
  const dataset = (record: number, number: number, bytes: Buffer): Buffer =>
    Buffer.concat([Buffer.from([0x1c, record, number, bytes.length >> 8, bytes.length & 255]), bytes])
  const iptc = Buffer.concat([
    // The texts are UTF-8.
    dataset(1, 90, Buffer.from('\u001b%G')),
    ...texts.map(([field, text, maxBytes]) => dataset(2, field, truncateUtf8(text, maxBytes))),
  ])
  const padded = iptc.length % 2 === 0 ? iptc : Buffer.concat([iptc, Buffer.alloc(1)])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(iptc.length)
  return Buffer.concat([Buffer.from(`${PHOTOSHOP}8BIM\x04\x04\0\0`, 'latin1'), size, padded])
}

/** Truncates a text to `maxBytes` of UTF-8 without splitting a character. */
function truncateUtf8(text: string, maxBytes: number): Buffer {
  let result = ''
  for (const character of text) {
    if (Buffer.byteLength(result + character) > maxBytes) break
    result += character
  }
  return Buffer.from(result)
}
