import { createHash } from 'node:crypto'
import { terms } from '@chitra/messages/terms.ts'
import type { Shop } from '@chitra/messages/shop.ts'
import type { Db } from '../../../platform/database/database.ts'
import { addText, hasTexts, type LicenceText } from './texts-store.ts'

/** The sections of the shop's terms that say what a licence allows. */
const SECTIONS = ['one-seat', 'standard-licence', 'editorial', 'not-allowed']
const FIRST = { version: '2026-11', title: 'Standard licence' }

/** A new version. Line ends become `\n`, and the text ends in one, so that the hash does not depend on the editor that wrote it. */
export function textOf({ version, title, body }: Pick<LicenceText, 'version' | 'title' | 'body'>, now: Date): LicenceText {
  const clean = `${body.replaceAll(/\r\n?/g, '\n').normalize('NFC').trim()}\n`
  return { version, title, body: clean, sha256: createHash('sha256').update(clean).digest('hex'), published_at: now }
}

/** A shop without any text gets the one of its terms. Later changes of the terms do not change it. */
export async function ensureFirstText(db: Db, shop: Shop, now: Date): Promise<void> {
  if (!(await hasTexts(db))) await addText(db, textOf({ ...FIRST, body: firstBody(shop) }, now))
}

const firstBody = (shop: Shop): string =>
  terms(shop)
    .sections.filter(({ id }) => SECTIONS.includes(id))
    .map(({ name, text }) => [`# ${name}`, ...text].join('\n\n'))
    .join('\n\n')
