import type { components } from '@chitra/api-client/schema'
import { sql } from 'kysely'
import type { TestShop } from './shop.ts'
import type { Visitor } from './visitor.ts'

type Licence = components['schemas']['Licence']

/** Somebody's licences, newest first. */
export const licencesOf = async (who: Visitor, query: Record<string, unknown> = {}): Promise<Licence[]> =>
  (await who.call('listLicences', { query })).body.data.licences

/** The licence that was issued last. */
export async function lastLicence(who: Visitor): Promise<Licence> {
  const [licence] = await licencesOf(who)
  if (licence === undefined) throw new Error('no licence')
  return licence
}

/** A certificate as it is downloaded. */
export const certificateBytes = async (who: Visitor, code: string, format: 'pdf' | 'json'): Promise<Buffer> =>
  (await who.call('getCertificate', { params: { code }, query: { format } })).body

/** A licence as if it had been issued to somebody who reads Hindi. */
export async function inHindi(shop: TestShop, code: string): Promise<void> {
  await shop.services.db
    .updateTable('licences')
    .set({ facts: sql`facts || '{"language":"hi"}'` })
    .where('code', '=', code.replaceAll('-', ''))
    .execute()
}
