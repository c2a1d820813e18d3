import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawCatalogue } from './draw-catalogue.ts'

const SMALL = 0.04
const made: string[] = []
async function folder(): Promise<string> {
  const name = await mkdtemp(path.join(tmpdir(), 'chitra-demo-'))
  made.push(name)
  return name
}

/** Parses CSV (RFC 4180): quoted fields, doubled quotes, CRLF. */
function parseCsv(text: string): Record<string, string>[] {
  const rows: string[][] = [[]]
  for (const [, quoted, bare, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare ?? '')
    if (end === '\r\n') rows.push([])
  }
  const [head = [], ...body] = rows.filter((row) => row.length > 0)
  return body.map((row) => Object.fromEntries(head.map((column, index) => [column, row[index] ?? ''])))
}

async function readAll(root: string): Promise<Map<string, string>> {
  const names = (await readdir(root, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  const files = await Promise.all(
    names.toSorted().map(async (name) => [path.relative(root, name), (await readFile(name)).toString('base64')] as const),
  )
  return new Map(files)
}

afterAll(async () => {
  await Promise.all(made.map((name) => rm(name, { recursive: true, force: true })))
})

describe('the curated catalogue', () => {
  let root = ''
  let rows: Record<string, string>[] = []
  beforeAll(async () => {
    root = await folder()
    await drawCatalogue({ folder: root, scale: SMALL })
    rows = parseCsv(await readFile(path.join(root, 'catalogue.csv'), 'utf8'))
  }, 60_000)

  it('has 120 rows, with the columns that docs/importing.md describes', async () => {
    const manual = await readFile(new URL('../../docs/importing.md', import.meta.url), 'utf8')
    const columns = [...manual.matchAll(/^ +\| (`[^|]+) \|/gm)].flatMap(([, names = '']) => names.match(/\w+/g) ?? [])
    expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(columns.toSorted())
    expect(rows).toHaveLength(120)
    expect(new Set(rows.map(({ title }) => title)).size).toBe(120)
    expect(new Set(rows.map(({ file }) => file)).size).toBe(120)
  })

  it('names only files that exist and are not empty', async () => {
    for (const { file = '' } of rows)
      for (const name of file.split(';')) expect((await stat(path.join(root, name))).size, name).toBeGreaterThan(200)
  })

  it('prices a row at 199 rupees, or makes it free', () => {
    const free = rows.filter(({ price, purchaseType }) => price === '0.00' && purchaseType === 'free')
    expect(free.length).toBeGreaterThanOrEqual(24)
    expect(rows.filter(({ price, purchaseType }) => price === '199.00' && purchaseType === 'paid')).toHaveLength(120 - free.length)
    expect(free.length).toBeLessThan(60)
  })

  it('sells nothing that others have made', () => {
    expect(rows.filter(({ licence, purchaseType }) => licence !== 'Chitra Standard' && purchaseType === 'paid')).toEqual([])
  })

  it('shows free pictures as banners, which have no watermark', async () => {
    const { banners } = JSON.parse(await readFile(path.join(root, 'site.json'), 'utf8')) as { banners: { image: string; title: string }[] }
    const free = rows.filter(({ purchaseType }) => purchaseType === 'free').map(({ file }) => file)
    expect(banners).toHaveLength(12)
    expect(banners.filter(({ image }) => !free.includes(image))).toEqual([])
  })

  it('has two rows awaiting review and one rejected with a reason', () => {
    expect(rows.filter(({ approval }) => approval === 'awaiting')).toHaveLength(2)
    const refused = rows.filter(({ approval }) => approval === 'rejected')
    expect(refused).toHaveLength(1)
    expect(refused[0]?.['note']).not.toBe('')
  })

  it('consists mostly of our own art, and credits the rest', () => {
    const foreign = rows.filter(({ licence }) => licence === 'MIT')
    expect(foreign.length).toBeLessThanOrEqual(24)
    expect(rows.filter(({ licence }) => licence === 'Chitra Standard').length).toBe(120 - foreign.length)
    for (const row of foreign)
      expect([row['author'], row['source']]).toEqual(['Microsoft (Fluent Emoji)', 'npm @iconify-json/fluent-emoji 1.2.7'])
  })

  it('has at least four bundles and thirteen families', () => {
    expect(rows.filter(({ file }) => file?.includes(';')).length).toBeGreaterThanOrEqual(4)
    const folders = new Set(rows.map(({ file = '' }) => file.split('/')[1]).filter((name) => name !== 'icons' && name !== 'packs'))
    expect(folders.size).toBeGreaterThanOrEqual(13)
  })

  it('gives every row six to twelve keywords and a known seller', async () => {
    const keys = parseCsv(await readFile(path.join(root, 'sellers.csv'), 'utf8')).map(({ key }) => key)
    expect(keys).toHaveLength(6)
    for (const { keywords = '', seller, title } of rows) {
      expect(keywords.split(';').length, title).toBeGreaterThanOrEqual(6)
      expect(keywords.split(';').length, title).toBeLessThanOrEqual(12)
      expect(keys).toContain(seller)
    }
  })

  it('writes no SVG with scripts or external references', async () => {
    const names = rows.flatMap(({ file = '' }) => file.split(';')).filter((name) => name.endsWith('.svg'))
    expect(names.length).toBeGreaterThan(40)
    for (const name of names) {
      const svg = await readFile(path.join(root, name), 'utf8')
      expect(svg, name).toMatch(/^<svg [^>]*width="\d+" height="\d+" viewBox="/)
      expect(svg, name).not.toMatch(/<script|<foreignObject|<image|\son\w+=|href="(?!#)|url\((?!#)|@import|NaN|undefined/)
    }
  })

  it('has banners whose titles find at least three approved items, and the home page’s record', async () => {
    const site = JSON.parse(await readFile(path.join(root, 'site.json'), 'utf8')) as {
      banners: { image: string; title: string }[]
      cms: { slug: string }[]
    }
    expect(site.banners.length).toBeGreaterThanOrEqual(9)
    expect(site.banners.length).toBeLessThanOrEqual(12)
    for (const { image, title } of site.banners) {
      await stat(path.join(root, image))
      const found = rows.filter(
        (row) =>
          row['approval'] === 'approved' &&
          `${row['title']};${row['keywords']}`
            .toLowerCase()
            .split(/[^\p{L}\p{M}]+/u)
            .includes(title.toLowerCase()),
      )
      expect(found.length, title).toBeGreaterThanOrEqual(3)
    }
    expect(site.cms.map(({ slug }) => slug)).toEqual(['homepage'])
  })
})

describe('drawing for a shop with another name', () => {
  it('uses that name in its pages', async () => {
    const root = await folder()
    await drawCatalogue({ folder: root, count: 1, scale: SMALL, siteName: 'Rang' })
    const site = await readFile(path.join(root, 'site.json'), 'utf8')
    expect(site).toContain('| Rang"')
    expect(site).not.toContain('Chitra')
  })
})

describe('drawing again', () => {
  it('gives the same bytes for the same seed, and different ones for another', async () => {
    const [first, second, third] = [await folder(), await folder(), await folder()]
    await drawCatalogue({ folder: first, count: 8, scale: SMALL, seed: 7 })
    await drawCatalogue({ folder: second, count: 8, scale: SMALL, seed: 7, concurrency: 1 })
    await drawCatalogue({ folder: third, count: 8, scale: SMALL, seed: 8 })
    const [a, b, c] = [await readAll(first), await readAll(second), await readAll(third)]
    expect(b).toEqual(a)
    const pictures = [...a.keys()].filter((name) => /(diyas|hills|jaali|kites)/.test(name))
    expect(pictures.length).toBeGreaterThan(2)
    for (const name of pictures) expect(c.get(name), name).not.toBe(a.get(name))
  })

  it('keeps the drawings of an aborted run and completes it', async () => {
    const root = await folder()
    const stop = new AbortController()
    const run = drawCatalogue({
      folder: root,
      count: 12,
      scale: SMALL,
      signal: stop.signal,
      onProgress: (done) => done === 5 && stop.abort(),
    })
    await expect(run).rejects.toThrow()
    await expect(stat(path.join(root, 'catalogue.csv'))).rejects.toThrow()
    const again = await drawCatalogue({ folder: root, count: 12, scale: SMALL })
    expect(again.reused).toBeGreaterThanOrEqual(5)
    expect(again.drawn).toBeGreaterThan(0)
    const third = await drawCatalogue({ folder: root, count: 12, scale: SMALL })
    expect(third).toEqual({ drawn: 0, reused: again.drawn + again.reused, folder: root })
  })

  it('continues beyond the curated rows without repeating a file or title', async () => {
    const { planRows } = await import('./plan.ts')
    const rows = planRows(2000, 1)
    expect(new Set(rows.map(({ title }) => title)).size).toBe(2000)
    expect(new Set(rows.flatMap(({ files }) => files.map((file) => file.path))).size).toBe(rows.flatMap(({ files }) => files).length)
    const [early, late] = [
      rows.find(({ title }) => title === 'Vermilion mandala'),
      rows.find(({ title }) => title === 'Vermilion mandala, no. 2'),
    ]
    expect(await late?.files[0]?.svg(1)).not.toBe(await early?.files[0]?.svg(1))
  })
})
