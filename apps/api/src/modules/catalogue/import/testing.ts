import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { crc32, deflateRawSync } from 'node:zlib'
import { CHITRA } from '@chitra/messages/shop.ts'
import { stringify } from 'csv-stringify/sync'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll } from 'vitest'
import { openDatabase } from '../../../platform/database/database.ts'
import { localFiles, readAll } from '../../../platform/files/index.ts'
import { type DatabaseKind, newMigratedStorage } from '../../../testing/databases.ts'
import { createSearch } from '../../search/index.ts'
import { pictureKey } from '../pictures.ts'
import { importFolder, type ImportOptions, type ImportResult } from './import-folder.ts'

/** An empty shop: database, files and search. */
export async function openShop(kind: DatabaseKind) {
  const storage = await newMigratedStorage(kind)
  const database = await openDatabase(storage)
  const search = createSearch({ database })
  await search.start()
  const files = localFiles(join(storage.dataDir, 'files'))
  return {
    ...database,
    files,
    search,
    filesFolder: join(storage.dataDir, 'files'),
    run: (folder: string, options: Partial<ImportOptions> = {}): Promise<ImportResult> =>
      importFolder({
        folder,
        db: database.db,
        files,
        site: CHITRA,
        index: (trx, ids) => search.index(trx, ids),
        settle: () => search.settle(),
        concurrency: 2,
        ...options,
      }),
    paletteOf: async (id: number) =>
      (await database.db.selectFrom('item_palettes').select('colours').where('item_id', '=', id).executeTakeFirst())?.colours ?? [],
    item: (name: string) => database.db.selectFrom('items').selectAll().where('name', '=', name).executeTakeFirstOrThrow(),
    picture: (id: string, width: number, format = 'jpeg'): Promise<Buffer> => readAll(files.stream(pictureKey(id, { width, format }))),
    async close() {
      await search.stop()
      await database.close()
      storage.remove()
    },
  }
}

/** A temporary folder of files. */
export function newFolder(files: Record<string, string | Uint8Array> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'chitra-catalogue-'))
  const write = (name: string, content: string | Uint8Array): void => {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  for (const [name, content] of Object.entries(files)) write(name, content)
  return { folder, write, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** For the tests of a file: `shop()`, an empty shop on `database`, and `folderOf(files)`, a temporary folder of files. Both are removed after the tests. */
export function useImports(database: DatabaseKind) {
  let shop: Awaited<ReturnType<typeof openShop>>
  const folders: ReturnType<typeof newFolder>[] = []
  beforeAll(async () => {
    shop = await openShop(database)
  })
  afterAll(async () => {
    await shop.close()
    for (const folder of folders) folder.remove()
  })
  const folderOf = (files: Record<string, string | Uint8Array>) => {
    const folder = newFolder(files)
    folders.push(folder)
    return folder
  }
  return { shop: () => shop, folderOf }
}

/** The text of a catalogue.csv. The first row's keys are the columns. */
export const csv = (rows: Record<string, string>[]): string => stringify(rows, { header: true, quoted: true })

/** A picture of four quarters in different colours; the top left one is red. */
export function quarters(width: number, height: number, tint = 0): Sharp {
  const data = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [right, low] = [x >= width / 2, y >= height / 2]
      data.set(right ? (low ? [230, 230, 120] : [20, 160, 60 + tint]) : low ? [30, 60 + tint, 190] : [220, 30, tint], (y * width + x) * 3)
    }
  return sharp(data, { raw: { width, height, channels: 3 } })
}

/** The paths of all files in a folder, relative to it. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted()

interface RawEntry {
  name: string
  data: Uint8Array
  /** The unpacked size that the zip declares, if it is to be false. */
  claims?: number
  encrypted?: boolean
  link?: boolean
  /** Not compressed. */
  stored?: boolean
}

/** A zip that may be invalid in ways that no library would write. */
export function rawZip(entries: RawEntry[]): Buffer {
  const [locals, centrals]: [Buffer[], Buffer[]] = [[], []]
  let offset = 0
  for (const { name, data, claims = data.length, encrypted = false, link = false, stored = false } of entries) {
    const [packed, path] = [stored ? Buffer.from(data) : deflateRawSync(data), Buffer.from(name)]
    const common = Buffer.alloc(26)
    for (const [value, at] of [
      [20, 0],
      [(encrypted ? 1 : 0) | 0x800, 2],
      [stored ? 0 : 8, 4],
      [0x21, 8],
      [path.length, 22],
    ] as const)
      common.writeUInt16LE(value, at)
    for (const [value, at] of [
      [crc32(data), 10],
      [packed.length, 14],
      [claims, 18],
    ] as const)
      common.writeUInt32LE(value, at)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, path, packed])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(link ? (0o120777 << 16) >>> 0 : 0, 6)
    rest.writeUInt32LE(offset, 10)
    centrals.push(Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 3]), common, rest, path]))
    locals.push(local)
    offset += local.length
  }
  const central = Buffer.concat(centrals)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, central, end])
}

export const svg = (body: string, attributes = 'width="60" height="40"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${body}</svg>`

/** An SVG of one kilobyte that takes minutes to draw. */
export const slowSvg = (): string =>
  svg(`<defs><filter id="f" x="0" y="0" width="1" height="1"><feTurbulence baseFrequency=".01" numOctaves="30"/><feGaussianBlur stdDeviation="9"/></filter>
    <g id="a"><rect width="60" height="40" filter="url(#f)"/></g>${['b', 'c', 'd'].map((id, at) => `<g id="${id}">${`<use xlink:href="#${'abc'[at]}"/>`.repeat(10)}</g>`).join('')}</defs><use xlink:href="#d"/>`)

/** The brightness of a picture in 40 × 40 fields, whatever its size. */
export const greysOf = async (picture: Sharp): Promise<Buffer> => await picture.resize(40, 40, { fit: 'fill' }).greyscale().raw().toBuffer()

/** Of two results of `greysOf`: 0 for the same picture, below 8 for one with and without a watermark. */
export const meanDifference = (one: Buffer, other: Buffer): number =>
  one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length
