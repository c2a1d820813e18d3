import { signingKey } from '../keys/keys.ts'
import type { Signer } from '../keys/keys-store.ts'
import { type Licence, licenceToCertify } from '../licences-store.ts'
import { type LicenceText, textsOf } from '../texts/texts-store.ts'
import type { Needs } from '../needs.ts'

type Services = Pick<Needs, 'db' | 'clock'>

/** What a certificate is made from, besides its licence. */
export interface Sources {
  key: Signer
  /** Of the licence's version. Texts are never deleted. */
  text: Pick<LicenceText, 'body'>
}

/** A user's licence and the sources of its certificate, in one round trip; undefined if the user has no such licence. @param code without hyphens */
export async function licenceWithSources(
  { db, clock }: Services,
  userId: number,
  code: string,
): Promise<{ licence: Licence; sources: Sources } | undefined> {
  const found = await licenceToCertify(db, userId, code)
  if (found === undefined) return undefined
  const { licence, key, text } = found
  return { licence, sources: { key: key ?? (await signingKey(db, clock.now())), text: known(text) } }
}

/** The sources of the certificates of these licences, read once for all of them. */
export async function sourcesOf({ db, clock }: Services, licences: readonly Licence[]): Promise<(licence: Licence) => Sources> {
  const key = await signingKey(db, clock.now())
  const texts = await textsOf(
    db,
    licences.map(({ facts }) => facts.licence.version),
  )
  return ({ facts }) => ({ key, text: known(texts.get(facts.licence.version)) })
}

function known<T>(text: T | null | undefined): T {
  if (text === null || text === undefined) throw new Error('A licence names a text that is not there')
  return text
}
