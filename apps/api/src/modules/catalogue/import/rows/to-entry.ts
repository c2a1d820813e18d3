import { ITEM_PRICE, parseRupees } from '@chitra/money'
import { type Entry, LENGTHS, MAX_KEYWORDS } from './entry.ts'
import { ImportProblem } from '../problem.ts'
import { clean, distinct } from './text.ts'

/** The columns of catalogue.csv. Only `file` is required. */
export const COLUMNS = [
  'file',
  'title',
  'description',
  'keywords',
  'category',
  'licence',
  'source',
  'author',
  'price',
  'purchaseType',
  'seller',
  'location',
  'approval',
  'note',
] as const
export type Row = Partial<Record<(typeof COLUMNS)[number], string>>

/** The largest amount that the database can store: ₹2,14,74,836.47. */
const MAX_PAISE = 2_147_483_647

/**
 * Validates one row. Missing and empty fields get their defaults: ₹199, paid, approved.
 * @throws ImportProblem naming the first invalid field
 */
export function toEntry(row: Row): Entry {
  const text = (column: keyof typeof LENGTHS & keyof Row): string => within(column, clean(row[column] ?? ''))
  const files = (row.file ?? '')
    .split(';')
    .map((name) => name.trim())
    .filter((name) => name !== '')
  if (files.length === 0) throw new ImportProblem('The row names no file.')
  const keywords = distinct((row.keywords ?? '').split(';'))
  if (keywords.length > MAX_KEYWORDS)
    throw new ImportProblem(`The row has ${keywords.length} keywords. At most ${MAX_KEYWORDS} are allowed.`)
  for (const keyword of keywords)
    if (keyword.length > LENGTHS.keyword) throw new ImportProblem(`A keyword is longer than ${LENGTHS.keyword} characters.`)
  return {
    files,
    title: text('title') || titleOf(files[0] ?? ''),
    description: text('description'),
    keywords,
    category: oneOf('category', row.category, ['image', 'graphic']),
    licence: text('licence'),
    source: text('source'),
    author: text('author'),
    ...priceOf(row),
    seller: clean(row.seller ?? '') || null,
    location: text('location'),
    approval: oneOf('approval', row.approval, ['approved', 'awaiting', 'rejected']) ?? 'approved',
    note: text('note'),
  }
}

/** `photos/tea-garden_hills.jpg` gives `Tea garden hills`. */
export function titleOf(file: string): string {
  const stem = clean((file.split('/').at(-1) ?? '').replace(/\.[^.]*$/, '').replace(/[-_\s]+/g, ' ')) || 'Untitled'
  return stem.charAt(0).toLocaleUpperCase('en-IN') + stem.slice(1, LENGTHS.title)
}

function priceOf(row: Row): Pick<Entry, 'price' | 'purchaseType'> {
  const type = oneOf('purchaseType', row.purchaseType, ['free', 'paid'])
  const priceText = clean(row.price ?? '')
  if (type === 'free') return { price: 0, purchaseType: 'free' }
  const price = priceText === '' ? ITEM_PRICE : paise(priceText)
  if (price > 0) return { price, purchaseType: 'paid' }
  if (type === 'paid') throw new ImportProblem('A paid item needs a price above 0.')
  return { price, purchaseType: 'free' }
}

function paise(text: string): number {
  try {
    const amount = parseRupees(text)
    if (amount <= MAX_PAISE) return amount
  } catch (error) {
    throw new ImportProblem(`The price is ${(error as Error).message}.`, { cause: error })
  }
  throw new ImportProblem(`The price is too high: ${text}.`)
}

function within(column: keyof typeof LENGTHS, text: string): string {
  if (text.length > LENGTHS[column]) throw new ImportProblem(`The ${column} is longer than ${LENGTHS[column]} characters.`)
  return text
}

function oneOf<T extends string>(column: string, text: string | undefined, choices: readonly T[]): T | null {
  const value = clean(text ?? '').toLowerCase()
  if (value === '') return null
  const found = choices.find((choice) => choice === value)
  if (found === undefined) throw new ImportProblem(`The ${column} is "${value.slice(0, 40)}"; it must be ${choices.join(' or ')}.`)
  return found
}
