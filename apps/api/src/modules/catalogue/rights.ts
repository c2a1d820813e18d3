import { escapeXml, iimContent, segment, XMP_NAMESPACE, xmpPacket } from '../../platform/metadata/segments.ts'

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

function xmpOf({ creator, credit, copyright, statement, licensor }: Rights): string {
  const [maker, by, notice, terms, page] = [creator, credit, copyright, statement, licensor].map(escapeXml)
  return xmpPacket(
    `<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" xmlns:xmpRights="http://ns.adobe.com/xap/1.0/rights/" xmlns:plus="http://ns.useplus.org/ldf/xmp/1.0/" photoshop:Credit="${by}" xmpRights:Marked="True" xmpRights:WebStatement="${terms}"><dc:creator><rdf:Seq><rdf:li>${maker}</rdf:li></rdf:Seq></dc:creator><dc:rights><rdf:Alt><rdf:li xml:lang="x-default">${notice}</rdf:li></rdf:Alt></dc:rights><plus:Licensor><rdf:Seq><rdf:li rdf:parseType="Resource"><plus:LicensorURL>${page}</plus:LicensorURL></rdf:li></rdf:Seq></plus:Licensor></rdf:Description>`,
  )
}

/** JPEG segments with the rights: XMP in APP1; in APP13 the older IPTC-IIM format, which has no fields for addresses. */
export const rightsSegments = (rights: Rights): Buffer =>
  Buffer.concat([
    segment(0xe1, Buffer.from(XMP_NAMESPACE + xmpOf(rights))),
    segment(
      0xed,
      iimContent([
        [80, rights.creator, 32],
        [110, rights.credit, 32],
        [116, rights.copyright, 128],
      ]),
    ),
  ])

const START_OF_IMAGE = 0xffd8
const JFIF = 0xffe0

/** Bytes of a JPEG that tell where segments can be inserted. */
export const START_BYTES = 6

/** Where segments are inserted into a JPEG that begins with these bytes: after its JFIF segment, if it has one. Null for any other file. */
export function placeOfSegments(start: Buffer): number | null {
  if (start.length < START_BYTES || start.readUInt16BE(0) !== START_OF_IMAGE) return null
  return start.readUInt16BE(2) === JFIF ? 4 + start.readUInt16BE(4) : 2
}
