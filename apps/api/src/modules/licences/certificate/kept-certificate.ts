import { createHash } from 'node:crypto'
import { keptCertificate, type Licence } from '../licences-store.ts'
import type { Signer } from '../keys/keys-store.ts'
import type { Needs } from '../needs.ts'
import { withProof } from '../proof/file-with-proof.ts'
import { certificateName, certificateOf, signedFacts } from './certificate.ts'
import type { Certifiable } from './sources.ts'

type Services = Pick<Needs, 'db' | 'files' | 'clock' | 'config'>

/** A certificate as a stored PDF. */
export interface StoredCertificate {
  /** `licence-7K3M-Q9TX-2WVB.pdf` */
  name: string
  /** In the store. */
  key: string
  sha256: string
  issuedAt: Date
}

/** Where a certificate is in the store: its name is its hash, so that no other bytes can ever be there. */
const certificateKey = (sha256: string): string => `certificates/${sha256.slice(0, 2)}/${sha256}.pdf`

/** The certificates of these licences, in their order; those that do not exist yet, or say something else by now, are made. */
export async function storedCertificates(services: Services, licences: readonly Certifiable[]): Promise<StoredCertificate[]> {
  const stored: StoredCertificate[] = []
  for (const one of licences) stored.push(await storedCertificate(services, one))
  return stored
}

/** A licence's certificate as a stored PDF, which is made if there is none of what it says now. Safe to repeat and to run twice at once. */
async function storedCertificate(services: Services, { licence: given, sources }: Certifiable): Promise<StoredCertificate> {
  const licence = await withProof(services, given)
  const { db, files } = services
  const of = madeFrom(licence, sources.key)
  const kept = licence.certificate_of === of ? licence.certificate_sha256 : null
  let sha256 = kept === null || (await files.stat(certificateKey(kept))) === null ? null : kept
  if (sha256 === null) {
    const pdf = await certificateOf(licence, sources, 'pdf')
    sha256 = createHash('sha256').update(pdf).digest('hex')
    // The file is there before the row names it.
    await files.put(certificateKey(sha256), pdf)
    await keptCertificate(db, licence.id, { of, sha256 })
    // What it said before, such as another client, is said nowhere any more.
    if (licence.certificate_sha256 !== null && licence.certificate_sha256 !== sha256)
      await files.remove(certificateKey(licence.certificate_sha256))
  }
  return {
    name: certificateName(licence, 'pdf'),
    key: certificateKey(sha256),
    sha256,
    issuedAt: licence.issued_at,
  }
}

/** Deletes stored certificates, which name end clients and projects. Each is made anew when it is wanted again. */
export async function deleteCertificates(files: Needs['files'], hashes: readonly string[]): Promise<void> {
  for (const sha256 of hashes) await files.remove(certificateKey(sha256))
}

/** Another one where the facts, what the buyer says of the use, or the key are others. */
const madeFrom = (licence: Licence, { id }: Signer): string =>
  createHash('sha256')
    .update(JSON.stringify([signedFacts(licence, null), id]))
    .digest('hex')
