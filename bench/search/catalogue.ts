import { createReadStream, existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { random } from '@chitra/api/testing/random.ts'

export interface BenchItem {
  /** Public id: `b` and the index in the list. */
  publicId: string
  name: string
  keywords: string[]
  categoryId: 1 | 2
  width: number
  height: number
  score: number
  createdAt: Date
}

interface Line {
  title: string
  keywords: string[]
  width: number | null
  height: number | null
  unit: 'px' | 'mm' | null
  source: string
}

const isLine = (value: unknown): value is Line =>
  typeof value === 'object' && value !== null && 'title' in value && 'keywords' in value && Array.isArray(value.keywords)

/**
 * `count` items, evenly selected from a file (gzip, one JSON object per line), or generated from a seed if there is no file. If there are fewer lines, they are taken again, with other
 * scores and dates.
 */
export async function readCatalogue(file: string, count: number): Promise<BenchItem[]> {
  const draw = random(1)
  if (!existsSync(file)) return Array.from({ length: count }, (_, n) => toItem(drawLine(draw), n, draw))
  let lines = 0
  for await (const _ of linesOf(file)) lines++
  const items: BenchItem[] = []
  while (items.length < count) {
    const wanted = Math.min(lines, count - items.length)
    const before = items.length
    let n = 0
    for await (const text of linesOf(file)) {
      if (items.length < before + wanted && Math.floor((n * wanted) / lines) >= items.length - before) {
        const line: unknown = JSON.parse(text)
        if (isLine(line)) items.push(toItem(line, items.length, draw))
      }
      n++
    }
    if (items.length === before) throw new Error(`${file} has no items`)
  }
  return items
}

const linesOf = (file: string) =>
  createInterface({ input: createReadStream(file).pipe(createGunzip()), crlfDelay: Number.POSITIVE_INFINITY })

/** Makes an item of a line. Values that the file lacks (pixels, score, date) are generated. */
function toItem(line: Line, n: number, draw: () => number): BenchItem {
  const sized = line.unit === 'px' && line.width !== null && line.height !== null && line.width > 0 && line.height > 0
  const long = 800 + Math.floor(draw() ** 2 * 6_000)
  const short = Math.floor(long * (0.5 + 0.5 * draw()))
  const wide = draw() < 0.6
  return {
    publicId: `b${n}`,
    name: line.title.slice(0, 200) || 'Untitled',
    keywords: line.keywords.slice(0, 40),
    categoryId: line.source === 'openclipart' || draw() < 0.3 ? 2 : 1,
    width: sized ? Math.ceil(line.width ?? 1) : wide ? long : short,
    height: sized ? Math.ceil(line.height ?? 1) : wide ? short : long,
    score: Math.floor(draw() ** 4 * 1_000),
    createdAt: new Date(Date.UTC(2020, 0, 1) + Math.floor(draw() * 2e8) * 1_000),
  }
}

/** A Zipf distribution over 20,000 words: the most common one is in about a third of the items. */
function drawLine(draw: () => number): Line {
  const word = () => `w${Math.floor(20_000 ** draw()).toString(36)}o`
  const words = (n: number) => Array.from({ length: n }, word).join(' ')
  return {
    title: words(2 + Math.floor(draw() * 5)),
    keywords: Array.from({ length: 2 + Math.floor(draw() * 8) }, () => words(1 + Math.floor(draw() * 2))),
    width: null,
    height: null,
    unit: null,
    source: 'generated',
  }
}
