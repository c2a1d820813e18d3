import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { planRows } from '@chitra/demo'

export interface Picture {
  /** Index in its list. */
  n: number
  title: string
  keywords: readonly string[]
  /** No engine reads it; labels do. */
  description: string
  /** Where a picture was made, or ''. No engine reads it; labels do. */
  location: string
  free: boolean
  bundle: boolean
  /** The title is that of the book in which the picture was printed, and the keywords are its words. */
  isOfBook: boolean
}

/** The share of each source's records that is taken: of the half million pictures from books, few, because their titles say little of the picture. */
const SHARES: { readonly [source: string]: number } = { bl: 0.01, tate: 0.15, openclipart: 1, pratham: 1 }
/** What a shop shows of a record with the same limits as `bench/search/catalogue.ts`. */
const MAX_TITLE = 200
const MAX_KEYWORDS = 40
const MAX_DESCRIPTION = 500

/** From 0 to 1, the same in every run. */
const hashOf = (id: string): number => createHash('sha256').update(id).digest().readUInt32BE() / 2 ** 32

const numbered = (records: readonly Omit<Picture, 'n'>[]): Picture[] => records.map((record, n) => ({ n, ...record }))

/** What a fresh shop shows. In an order of no meaning, because engines show equals in the order in which they came. */
export function demoRecords(): Picture[] {
  const rows = planRows(120, 1).filter(({ approval }) => approval === 'approved')
  return numbered(
    rows
      .toSorted((a, b) => hashOf(a.title) - hashOf(b.title))
      .map(({ title, keywords, description, location, purchaseType, files }) => ({
        title,
        keywords,
        description,
        location,
        free: purchaseType === 'free',
        bundle: files.length > 1,
        isOfBook: false,
      })),
  )
}

interface Line {
  id: string
  title: string
  keywords: string[]
  description: string
  source: string
}

const isLine = (value: unknown): value is Line =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'title' in value &&
  'source' in value &&
  'description' in value &&
  'keywords' in value &&
  Array.isArray(value.keywords)

/** A sample of a file with metadata (gzip, one JSON object a line); null if there is no file. */
export async function metadataRecords(file: string): Promise<Picture[] | null> {
  if (!existsSync(file)) return null
  const taken: { hash: number; line: Line }[] = []
  for await (const text of createInterface({ input: createReadStream(file).pipe(createGunzip()), crlfDelay: Number.POSITIVE_INFINITY })) {
    const line: unknown = JSON.parse(text)
    if (!isLine(line)) continue
    const hash = hashOf(line.id)
    if (hash < (SHARES[line.source] ?? 0)) taken.push({ hash: hashOf(`order of ${line.id}`), line })
  }
  return numbered(
    taken
      .toSorted((a, b) => a.hash - b.hash)
      .map(({ line }) => ({
        title: line.title.replaceAll('\0', ' ').slice(0, MAX_TITLE) || 'Untitled',
        keywords: line.keywords.slice(0, MAX_KEYWORDS),
        description: line.description.slice(0, MAX_DESCRIPTION),
        location: '',
        free: false,
        bundle: false,
        isOfBook: line.source === 'bl',
      })),
  )
}
