import escapeHtml from 'escape-html'

/** The rights that are embedded in a picture (IPTC Photo Metadata Standard). */
export interface Rights {
  creator: string
  credit: string
  /** `© …` */
  copyright: string
  /** Address of the terms. */
  statement: string
  /** Address of the page where a licence can be had. */
  licensor: string
}

const XMP_NAMESPACE = 'http://ns.adobe.com/xap/1.0/\0'
/** Escapes a text for XML and removes characters that XML does not allow. */
const escapeXml = (text: string): string => escapeHtml(text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ''))

function xmpOf({ creator, credit, copyright, statement, licensor }: Rights): string {
  const [maker, by, notice, terms, page] = [creator, credit, copyright, statement, licensor].map(escapeXml)
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" xmlns:xmpRights="http://ns.adobe.com/xap/1.0/rights/" xmlns:plus="http://ns.useplus.org/ldf/xmp/1.0/" photoshop:Credit="${by}" xmpRights:Marked="True" xmpRights:WebStatement="${terms}"><dc:creator><rdf:Seq><rdf:li>${maker}</rdf:li></rdf:Seq></dc:creator><dc:rights><rdf:Alt><rdf:li xml:lang="x-default">${notice}</rdf:li></rdf:Alt></dc:rights><plus:Licensor><rdf:Seq><rdf:li rdf:parseType="Resource"><plus:LicensorURL>${page}</plus:LicensorURL></rdf:li></rdf:Seq></plus:Licensor></rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="r"?>`
}

/** The same in the older IPTC-IIM format, which has no fields for addresses. */
function iimOf({ creator, credit, copyright }: Rights): Buffer {
  const dataset = (record: number, number: number, bytes: Buffer): Buffer =>
    Buffer.concat([Buffer.from([0x1c, record, number, bytes.length >> 8, bytes.length & 255]), bytes])
  const text = (number: number, value: string, maxBytes: number): Buffer => dataset(2, number, truncateUtf8(value, maxBytes))
  const iptc = Buffer.concat([
    dataset(1, 90, Buffer.from('\u001b%G')),
    text(80, creator, 32),
    text(110, credit, 32),
    text(116, copyright, 128),
  ])
  const padded = iptc.length % 2 === 0 ? iptc : Buffer.concat([iptc, Buffer.alloc(1)])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(iptc.length)
  return Buffer.concat([Buffer.from('Photoshop 3.0\x008BIM\x04\x04\0\0', 'latin1'), size, padded])
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

function segment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, content])
}

/** JPEG segments with the rights: XMP in APP1, IPTC-IIM in APP13. */
export const rightsSegments = (rights: Rights): Buffer =>
  Buffer.concat([segment(0xe1, Buffer.from(XMP_NAMESPACE + xmpOf(rights))), segment(0xed, iimOf(rights))])

const START_OF_IMAGE = 0xffd8
const JFIF = 0xffe0

/** Inserts segments at the start of a JPEG, after its JFIF segment if it has one. Any other file is returned unchanged. */
export function withSegments(jpeg: Buffer, segments: Buffer): Buffer {
  if (jpeg.length < 6 || jpeg.readUInt16BE(0) !== START_OF_IMAGE) return jpeg
  const offset = jpeg.readUInt16BE(2) === JFIF ? 4 + jpeg.readUInt16BE(4) : 2
  return Buffer.concat([jpeg.subarray(0, offset), segments, jpeg.subarray(offset)])
}
