import { signingKey } from '../keys/keys.ts'
import type { Signer } from '../keys/keys-store.ts'
import { type Licence, licenceFromJson, type LicencesToCertify } from '../licences-store.ts'
import type { LicenceText } from '../texts/texts-store.ts'
import type { Needs } from '../needs.ts'

/** What a certificate is made from, besides its licence. */
export interface Sources {
  key: Signer
  /** Of the licence's version. Texts are never deleted. */
  text: Pick<LicenceText, 'body'>
}

export interface Certifiable {
  licence: Licence
  sources: Sources
}

/** Licences as they were read, each with the sources of its certificate. The shop's first key is made when there is a licence to sign. */
export async function certifiable(
  { db, clock }: Pick<Needs, 'db' | 'clock'>,
  { licences, key, texts }: LicencesToCertify,
): Promise<Certifiable[]> {
  if (licences.length === 0) return []
  const signer = key ?? (await signingKey(db, clock.now()))
  const bodies = new Map(texts.map(({ version, body }) => [version, body]))
  return licences.map((row) => {
    const licence = licenceFromJson(row)
    const body = bodies.get(licence.facts.licence.version)
    if (body === undefined) throw new Error('A licence names a text that is not there')
    return { licence, sources: { key: signer, text: { body } } }
  })
}
