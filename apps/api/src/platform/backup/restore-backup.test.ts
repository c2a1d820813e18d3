import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { extract, type Header, pack } from 'tar-stream'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createSearch } from '../../modules/search/index.ts'
import { DATABASES, newMigratedStorage, type TestStorage } from '../../testing/databases.ts'
import { addItem } from '../../testing/items.ts'
import { addMember } from '../../testing/members.ts'
import { systemClock } from '../clock.ts'
import { type Database, openDatabase } from '../database/database.ts'
import { migrationNames } from '../database/migrate.ts'
import { type Files, localFiles, readAll } from '../files/index.ts'
import { restoreBackup, writeBackup } from './index.ts'
import type { Manifest } from './manifest.ts'

interface Part {
  header: Partial<Header> & { name: string }
  bytes: Buffer
}

const folder = mkdtempSync(join(tmpdir(), 'chitra-restore-'))
let counter = 0
const newPath = (): string => join(folder, `${(counter += 1)}.tar.gz`)
afterAll(() => rmSync(folder, { recursive: true }))

async function unpack(path: string): Promise<Part[]> {
  const parts: Part[] = []
  const extracting = extract()
  const done = pipeline(createReadStream(path), createGunzip(), extracting)
  for await (const entry of extracting)
    parts.push({ header: { name: entry.header.name }, bytes: await readAll(Readable.from(entry as AsyncIterable<Buffer>)) })
  await done
  return parts
}

async function repack(parts: readonly Part[]): Promise<string> {
  const path = newPath()
  const packing = pack()
  for (const { header, bytes } of parts) packing.entry({ ...header }, bytes)
  packing.finalize()
  await pipeline(packing, createGzip(), createWriteStream(path))
  return path
}

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')
const manifestOf = (parts: readonly Part[]): Manifest => JSON.parse(parts.at(-1)?.bytes.toString() ?? '') as Manifest

/** An archive of these entries with matching checksums and manifest, as an attacker who knows the format would make it. */
async function forge(parts: readonly Part[], change: (manifest: Manifest) => void = () => undefined): Promise<string> {
  const content = parts.filter(({ header }) => !/^(sums\/|manifest)/.test(header.name))
  const list = Buffer.from(content.map(({ header, bytes }) => `${sha256(bytes)}  ${header.name}\n`).join(''))
  const files = content.filter(({ header }) => header.name.startsWith('files/'))
  const manifest = {
    ...manifestOf(parts),
    files: { count: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes.length, 0) },
    sums: [sha256(list)],
  }
  change(manifest)
  return await repack([
    ...content,
    { header: { name: 'sums/00001.sha256' }, bytes: list },
    { header: { name: 'manifest.json' }, bytes: Buffer.from(JSON.stringify(manifest)) },
  ])
}

describe.each(DATABASES)('restoring, %s', { timeout: 120_000 }, (kind) => {
  let original: string
  let storage: TestStorage
  let database: Database
  let files: Files
  const open = async (): Promise<void> => {
    storage = await newMigratedStorage(kind)
    database = await openDatabase(storage)
    files = localFiles(join(storage.dataDir, 'files'))
  }
  const close = async (): Promise<void> => {
    await database.close()
    storage.remove()
  }
  beforeAll(async () => {
    await open()
    const search = createSearch({ database })
    await search.start()
    await addItem({ db: database.db, files, search })
    await addMember({ db: database.db, clock: systemClock }, {})
    await search.stop()
    original = newPath()
    await writeBackup({ db: database.db, files, path: original })
    await close()
  })
  beforeEach(open)
  afterEach(close)

  const restore = (path: string, signal?: AbortSignal) =>
    restoreBackup({ db: database.db, files, path, ...(signal === undefined ? {} : { signal }) })
  /** Nothing of the archive was restored, and the shop's own rows are still there. */
  async function expectUntouched(): Promise<void> {
    for (const table of ['items', 'users', 'sellers'] as const)
      expect(await database.db.selectFrom(table).select('id').execute()).toEqual([])
    expect((await database.db.selectFrom('categories').select('id').execute()).length).toBe(2)
  }
  const noFiles = (): void => expect(readdirSync(storage.dataDir).filter((name) => name === 'files')).toEqual([])

  it('restores what was backed up, and lists checksums that any tool can verify [P-18]', async () => {
    const { tables, files: restored } = await restore(original)
    expect(tables).toMatchObject({ items: 1, users: 1, sellers: 1, categories: 2 })
    expect(restored.count).toBe(3)
    expect((await database.db.selectFrom('items').select('name').execute()).length).toBe(1)
    const parts = await unpack(original)
    const sums = new Map(
      parts
        .filter(({ header }) => header.name.startsWith('sums/'))
        .flatMap(({ bytes }) => bytes.toString().trimEnd().split('\n'))
        .map((line) => [line.slice(66), line.slice(0, 64)]),
    )
    for (const { header, bytes } of parts) if (!/^(sums\/|manifest)/.test(header.name)) expect(sums.get(header.name)).toBe(sha256(bytes))
  })

  it('refuses a database with foreign tables, and does not change them', async () => {
    const { pool } = database
    await pool.query('create table their_ledger (n int)')
    await pool.query('insert into their_ledger values (7)')
    await pool.query('create view their_view as select name from items')
    await expect(restore(original)).rejects.toThrow(
      `The database contains tables or views that are not the shop's: "their_ledger", "their_view".`,
    )
    expect((await pool.query('select n from their_ledger')).rows).toEqual([{ n: 7 }])
    expect((await pool.query('select * from their_view')).rows).toEqual([])
    await expectUntouched()
  })

  it('refuses a truncated, changed or incomplete archive, and writes nothing', async () => {
    const whole = readFileSync(original)
    const cut = newPath()
    writeFileSync(cut, whole.subarray(0, whole.length - 200))
    const flipped = newPath()
    const bytes = Buffer.from(whole)
    bytes.writeUInt8(bytes.readUInt8(whole.length >> 1) ^ 1, whole.length >> 1)
    writeFileSync(flipped, bytes)
    const parts = await unpack(original)
    // The same length, so that only the checksum differs.
    const changed = parts.map((part) =>
      part.header.name.startsWith('files/') ? { ...part, bytes: Buffer.alloc(part.bytes.length) } : part,
    )
    const without = (name: string) => parts.filter(({ header }) => !header.name.startsWith(name))
    const bad = [
      cut,
      flipped,
      await repack(changed),
      await repack(without('manifest.json')),
      await repack(without('sums/')),
      await repack([...parts, { header: { name: 'files/public/aa/late.jpg' }, bytes: Buffer.from('x') }]),
      await forge(without('tables/users/')),
      await forge(without('files/'), (manifest) => void (manifest.files.count = 2)),
      await forge(parts, (manifest) => void (manifest.format = 0)),
    ]
    for (const path of bad) await expect(restore(path)).rejects.toThrow(/^The archive is damaged: /)
    await expect(restore(await repack(changed))).rejects.toThrow('a checksum does not match')
    await expect(restore(join(folder, 'nowhere'))).rejects.toThrow(/^There is no file /)
    writeFileSync(cut, 'words')
    await expect(restore(cut)).rejects.toThrow(/^The archive is damaged: /)
    await expectUntouched()
    noFiles()
  })

  it("refuses a path that leads out of the folder, a table that is not the shop's, and anything but plain files", async () => {
    const parts = await unpack(original)
    const evil = [
      '../evil.jpg',
      '/tmp/chitra-evil.jpg',
      'files/../evil.jpg',
      'files/public/../../evil.jpg',
      'files/public/..',
      'files/private/evil.jpg',
      'files/public/a\\..\\evil.jpg',
      'tables/../items/00001.jsonl',
      'evil.jpg',
    ]
    for (const name of evil)
      await expect(restore(await forge([{ header: { name }, bytes: Buffer.from('x') }, ...parts]))).rejects.toThrow(/not part of a backup/)
    const step = Buffer.from('{"name":"9999","timestamp":""}\n')
    const strange = [{ header: { name: 'tables/kysely_migration/00001.jsonl' }, bytes: step }, ...parts]
    await expect(restore(await forge(strange, ({ tables }) => void (tables['kysely_migration'] = 1)))).rejects.toThrow(
      /a table that no shop has/,
    )
    for (const type of ['symlink', 'link', 'directory'] as const)
      await expect(
        restore(await repack([{ header: { name: 'files/public/evil', type, linkname: '/etc/passwd' }, bytes: Buffer.alloc(0) }, ...parts])),
      ).rejects.toThrow(/not part of a backup/)
    await expectUntouched()
    noFiles()
  })

  it('refuses an archive of a newer Chitra', async () => {
    const parts = await unpack(original)
    await expect(restore(await forge(parts, (manifest) => void (manifest.migration = '9999-later')))).rejects.toThrow(
      /newer Chitra \("9999-later"\)/,
    )
    await expect(restore(await forge(parts, (manifest) => void (manifest.format = 2)))).rejects.toThrow(/newer Chitra/)
    await expectUntouched()
  })

  it('accepts an archive of an older Chitra and migrates its tables', async () => {
    const accounts = ['identities', 'visits', 'email_changes', 'guesses', 'known_networks']
    const later = [
      ...accounts,
      'refund_requests',
      'searches',
      'free_downloads',
      'billing_details',
      'paper_series',
      'papers',
      'licence_texts',
      'licence_keys',
      'licences',
      'file_checksums',
      'item_palettes',
      'boards',
      'board_items',
      'board_guests',
      'board_votes',
      'board_comments',
      'item_looks',
      'item_neighbours',
      'item_twins',
      'item_copies',
    ]
    const parts = (await unpack(original)).filter(({ header }) => !later.some((table) => header.name.startsWith(`tables/${table}/`)))
    const older = await forge(parts, (manifest) => {
      manifest.migration = '0001-first'
      manifest.tables = Object.fromEntries(Object.entries(manifest.tables).filter(([name]) => !later.includes(name)))
    })
    await restore(older)
    expect((await database.db.selectFrom('items').select('id').execute()).length).toBe(1)
    for (const table of later) expect((await database.pool.query(`select * from ${table}`)).rows).toEqual([])
    const { rows } = await database.pool.query<{ name: string }>('select name from kysely_migration order by name')
    expect(rows.map(({ name }) => name)).toEqual(migrationNames)
  })

  it('leaves the shop empty when the database refuses a row', async () => {
    const parts = (await unpack(original)).map((part) =>
      part.header.name.startsWith('tables/items/')
        ? { ...part, bytes: Buffer.from(part.bytes.toString().replace(/"seller_id":\d+/, '"seller_id":77')) }
        : part,
    )
    await expect(restore(await forge(parts))).rejects.toThrow(/foreign key/)
    await expectUntouched()
    await restore(original)
    expect((await database.db.selectFrom('items').select('id').execute()).length).toBe(1)
  })

  it('leaves neither an archive nor rows behind when stopped', async () => {
    const stop = new AbortController()
    const restoring = restoreBackup({ db: database.db, files, path: original, signal: stop.signal, onProgress: () => stop.abort() })
    await expect(restoring).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
    await expectUntouched()
    await restore(original)
    const again = new AbortController()
    const path = newPath()
    const writing = writeBackup({ db: database.db, files, path, signal: again.signal, onProgress: () => again.abort() })
    await expect(writing).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
    expect([existsSync(path), existsSync(`${path}.part`)]).toEqual([false, false])
  })
})
