import { escapeXml, xmpPacket } from '../../../platform/metadata/segments.ts'
import type { LicenceFacts } from '../facts.ts'

/** What the proof says, for a reader. */
export const instructions = ({ code, licensor }: Pick<LicenceFacts, 'code' | 'licensor'>, verifyUrl: string): string =>
  `Licence ${code} of ${licensor.shop}. Check it at ${verifyUrl}`

/** Which property, by the name that is looked for in a packet that is there already, under whatever prefix, and how it is written. */
type Property = readonly [name: string, xml: string]

const propertiesOf = ({ code, licensor, licence }: LicenceFacts, verifyUrl: string): Property[] => [
  ['WebStatement', `<xmpRights:WebStatement>${escapeXml(licence.url)}</xmpRights:WebStatement>`],
  [
    'UsageTerms',
    `<xmpRights:UsageTerms><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(instructions({ code, licensor }, verifyUrl))}</rdf:li></rdf:Alt></xmpRights:UsageTerms>`,
  ],
  [
    'Licensor',
    `<plus:Licensor><rdf:Seq><rdf:li rdf:parseType="Resource"><plus:LicensorName>${escapeXml(licensor.name)}</plus:LicensorName><plus:LicensorURL>${escapeXml(licensor.url)}</plus:LicensorURL></rdf:li></rdf:Seq></plus:Licensor>`,
  ],
  [
    'LicensorTransactionID',
    `<plus:LicensorTransactionID><rdf:Bag><rdf:li>${escapeXml(code)}</rdf:li></rdf:Bag></plus:LicensorTransactionID>`,
  ],
]

const description = (about: string, properties: readonly Property[]): string =>
  `<rdf:Description rdf:about="${about}" xmlns:xmpRights="http://ns.adobe.com/xap/1.0/rights/" xmlns:plus="http://ns.useplus.org/ldf/xmp/1.0/">${properties
    .map(([, xml]) => xml)
    .join('')}</rdf:Description>`

/** A packet that says who licensed a file, under which text and which code (xmpRights, PLUS LDF 1.2). */
export const proofXmp = (facts: LicenceFacts, verifyUrl: string): string => xmpPacket(description('', propertiesOf(facts, verifyUrl)))

/**
 * The same, added to the packet that a file has: what it says itself stays, and a property that it has already is not said twice, because that would make it
 * invalid. Null if it is not XMP as it is usually written.
 */
export function proofIntoXmp(packet: string, facts: LicenceFacts, verifyUrl: string): string | null {
  const end = packet.lastIndexOf('</rdf:RDF>')
  if (end === -1) return null
  const about = /<rdf:Description[^>]*\brdf:about="([^"<>]*)"/.exec(packet)?.[1] ?? ''
  const missing = propertiesOf(facts, verifyUrl).filter(([name]) => !new RegExp(`[<\\s][\\w.-]+:${name}[\\s=>]`).test(packet))
  return missing.length === 0 ? null : packet.slice(0, end) + description(about, missing) + packet.slice(end)
}
