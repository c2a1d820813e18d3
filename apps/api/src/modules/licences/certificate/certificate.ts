import { typeset } from '../../../platform/typeset/typeset.ts'
import type { PdfDigest, SignedFacts } from '../facts.ts'
import type { Licence } from '../licences-store.ts'
import { certificateData } from './certificate-data.ts'
import { signAsJson, signCompact } from './sign.ts'
import { digestOf, endedPdf, withSignature } from './signed-pdf.ts'
import type { Sources } from './sources.ts'

const TEMPLATE = new URL('./certificate.typ', import.meta.url)

/** `licence-7K3M-Q9TX-2WVB.pdf` */
export const certificateName = ({ facts }: Pick<Licence, 'facts'>, format: 'pdf' | 'json'): string => `licence-${facts.code}.${format}`

/** What a licence's certificate says now. */
export const signedFacts = ({ facts, client, project, proof_bytes, proof_sha256 }: Licence, pdf: PdfDigest | null): SignedFacts => ({
  ...facts,
  client: client === '' ? null : client,
  project: project === '' ? null : project,
  proof: proof_bytes === null || proof_sha256 === null ? null : { bytes: proof_bytes, sha256: proof_sha256 },
  pdf,
})

/** The certificate of a licence as it is now, signed. The same licence and key are the same bytes. */
export async function certificateOf(licence: Licence, { key, text }: Sources, format: 'pdf' | 'json'): Promise<Buffer> {
  if (format === 'json') return Buffer.from(await signAsJson(signedFacts(licence, null), key))
  const pdf = endedPdf(await typeset(TEMPLATE, certificateData(signedFacts(licence, null), text)))
  return withSignature(pdf, await signCompact(signedFacts(licence, digestOf(pdf)), key))
}
