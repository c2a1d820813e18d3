import type { Buyer } from '@chitra/gst/parties.ts'
import { type Language, licencePath } from '@chitra/paths'
import type { Db } from '../../platform/database/database.ts'
import type { Item } from '../catalogue/index.ts'
import { fileNameOf } from '../entitlements/index.ts'
import type { Seller } from '../invoices/index.ts'
import { formatCode, newCode } from './code.ts'
import type { LicenceFacts } from './facts.ts'
import { addLicences, type NewLicence } from './licences-store.ts'
import { linesOfOrder, linesWithoutLicence, type SoldLine } from './sold-lines-store.ts'
import { currentText, type LicenceText, type NamedText, textsOf } from './texts/texts-store.ts'
import type { Needs } from './needs.ts'

/** Issues a licence for each line of a new order, in the transaction that creates the order. */
export async function issueForOrder({ seller }: Pick<Needs, 'seller'>, trx: Db, orderId: number): Promise<void> {
  await issueForLines(trx, seller, await linesOfOrder(trx, orderId))
}

/** Lines whose licences are issued together. */
const BATCH = 500

/** Issues the licences of order lines that have none. Safe to repeat and to run twice at once. */
export async function issueMissing({ db, seller }: Pick<Needs, 'db' | 'seller'>): Promise<void> {
  const lines = await linesWithoutLicence(db, BATCH)
  await issueForLines(db, seller, lines)
  if (lines.length === BATCH) await issueMissing({ db, seller })
}

/** Whoever gets the licence of a free item, in which language, by which text. */
export interface Licensee {
  userId: number
  name: string
  language: Language
  buyer: Buyer | null
  text: NamedText
}

/** The licence of a free item for somebody who downloads it for the first time. */
export function freeLicence(seller: Seller, item: Item, { userId, name, language, buyer, text }: Licensee, now: Date): NewLicence {
  const code = newCode()
  const facts: LicenceFacts = {
    ...common(seller, code, text),
    kind: 'free',
    ...inLanguage(language),
    issuedAt: now.toISOString(),
    isSpecimen: false,
    licensee: licenseeOf(buyer, name),
    item: { id: item.public_id, name: item.name, creator: item.seller_first_name },
    file: { name: fileNameOf(item), bytes: item.original_bytes, sha256: item.original_sha256 },
    order: null,
  }
  return { code, userId, itemId: item.id, orderLineId: null, facts }
}

async function issueForLines(db: Db, seller: Seller, lines: readonly SoldLine[]): Promise<void> {
  const texts = await textsOf(
    db,
    lines.map(({ licenceVersion }) => licenceVersion),
  )
  const licences: NewLicence[] = []
  for (const line of lines) {
    // A version from before texts were kept: what is sold now is what was sold then.
    const text = texts.get(line.licenceVersion) ?? (await currentText(db))
    const code = newCode()
    licences.push({ code, userId: line.userId, itemId: line.itemId, orderLineId: line.id, facts: factsOf(line, seller, code, text) })
  }
  await addLicences(db, licences)
}

const factsOf = (line: SoldLine, seller: Seller, code: string, text: LicenceText): LicenceFacts => ({
  ...common(seller, code, text),
  kind: 'bought',
  ...inLanguage(line.language),
  issuedAt: line.paidAt.toISOString(),
  // An order of before may have been paid otherwise than orders are now.
  isSpecimen: line.isSpecimen ?? seller.isSpecimen,
  licensee: licenseeOf(line.buyer, line.accountName),
  item: { id: line.item.publicId, name: line.name, creator: line.creator },
  file: { name: fileNameOf(line.item.file), bytes: line.item.bytes, sha256: line.item.sha256 },
  order: line.order,
})

const common = ({ supplier, shop, publicUrl }: Seller, code: string, { version, title, sha256 }: NamedText) => ({
  code: formatCode(code),
  licensor: { name: supplier?.legalName ?? shop.name, shop: shop.name, url: publicUrl },
  licence: { version, title, sha256, url: `${publicUrl}${licencePath(version)}` },
})

const inLanguage = (language: Language): Pick<LicenceFacts, 'language'> => (language === 'en' ? {} : { language })

const licenseeOf = (buyer: Buyer | null, accountName: string): LicenceFacts['licensee'] => ({
  name: buyer?.name ?? accountName,
  business: buyer?.business?.name ?? null,
})
