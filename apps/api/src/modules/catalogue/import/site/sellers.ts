import { join } from 'node:path'
import type { Db } from '../../../../platform/database/database.ts'
import { ImportProblem } from '../problem.ts'
import type { ImportContext } from '../import-item.ts'
import { findPicture, writePicture } from '../pictures/named-picture.ts'
import { readCsv } from '../rows/read-csv.ts'
import { addSeller, OWN_KEY, setPicture, saveSeller, sellerIdByKey } from './sellers-store.ts'
import { clean } from '../rows/text.ts'

/** The columns of sellers.csv. */
const COLUMNS = ['key', 'firstName', 'lastName', 'picture'] as const
/** The limit of openapi.yaml, in characters. */
const NAME_LENGTH = 100

export interface SellerRow {
  line: number
  key: string
  firstName: string
  lastName: string
  /** Path relative to the folder; empty for none. */
  picture: string
}

/** The rows of sellers.csv; empty if there is no such file. Throws ImportRefused. */
export async function readSellers(folder: string, onUnknown: (column: string) => void): Promise<SellerRow[]> {
  const rows = (await readCsv(join(folder, 'sellers.csv'), COLUMNS, onUnknown)) ?? []
  return rows.map(({ line, fields }) => {
    const text = (column: (typeof COLUMNS)[number]): string => clean(fields[column] ?? '')
    return { line, key: text('key'), firstName: text('firstName'), lastName: text('lastName'), picture: text('picture') }
  })
}

/** Adds a seller, or updates the one with this key. Throws ImportProblem; if only the picture is invalid, the seller is saved without it. */
export async function importSeller(context: ImportContext, { key, firstName, lastName, picture }: SellerRow): Promise<void> {
  if (key === '') throw new ImportProblem('The row has no key.')
  if (firstName === '') throw new ImportProblem('The row has no firstName.')
  if (firstName.length > NAME_LENGTH || lastName.length > NAME_LENGTH)
    throw new ImportProblem(`A name is longer than ${NAME_LENGTH} characters.`)
  const publicId = context.names.publicId('seller', key)
  const row = { key, public_id: publicId, first_name: firstName, last_name: lastName, user_id: null }
  const seller = await saveSeller(context.db, row)
  if (picture === '') return
  const found = await findPicture(context, picture)
  if (found.sourceKey === seller.picture_sha256) return
  await writePicture(context, seller.public_id, found)
  await setPicture(context.db, seller.id, found.sourceKey)
}

/** Looks up the ids of sellers, with a cache. Creates the default seller (key null) when it is first needed. */
export function sellerIds(db: Db, siteName: string, publicId: (key: string) => string): (key: string | null) => Promise<number> {
  const known = new Map<string, Promise<number>>()
  return (key) => {
    const id = known.get(key ?? '') ?? (key === null ? ownSeller(db, siteName, publicId(OWN_KEY)) : sellerByKey(db, key))
    known.set(key ?? '', id)
    return id
  }
}

async function ownSeller(db: Db, siteName: string, publicId: string): Promise<number> {
  await addSeller(db, { key: OWN_KEY, first_name: siteName, public_id: publicId, last_name: '', user_id: null })
  return await sellerByKey(db, OWN_KEY)
}

async function sellerByKey(db: Db, key: string): Promise<number> {
  const id = await sellerIdByKey(db, key)
  if (id === undefined) throw new ImportProblem(`There is no seller "${key}" in sellers.csv.`)
  return id
}
