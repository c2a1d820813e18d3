import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filesBelow } from '../modules/catalogue/import/testing.ts'
import { comment, newBoard, newGuest, share, vote } from '../testing/boards.ts'
import { DATABASES, newStorage, type TestStorage } from '../testing/databases.ts'
import { everyRow } from '../testing/every-row.ts'
import { addItem, colourNone, type TestItem } from '../testing/items.ts'
import { PASSWORD } from '../testing/members.ts'
import { papersMade } from '../testing/papers.ts'
import { buy } from '../testing/purchases.ts'
import { startTestShop } from '../testing/shop.ts'
import { chitra, type ShopAndCommands, shopAndCommands } from './testing.ts'

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

const sums = ({ dataDir }: TestStorage): [string, string][] =>
  filesBelow(join(dataDir, 'files')).map((name) => [name, sha256(readFileSync(join(dataDir, 'files', name)))])

describe.each(DATABASES)('a backup of a shop, %s', { timeout: 240_000 }, (database) => {
  let at: ShopAndCommands
  let item: TestItem
  const folder = mkdtempSync(join(tmpdir(), 'chitra-backup-'))
  const archive = join(folder, 'shop.tar.gz')
  const email = 'asha@example.com'
  beforeAll(async () => {
    at = await shopAndCommands(database)
    item = await addItem(at.shop().services, { name: 'चाय बागान "टीला"\n\\', keywords: ['tea, green', '{}', 'null', 'NULL', ''] })
    const odd = await addItem(at.shop().services, { approval: 'rejected' })
    const buyer = await at.shop().buyer(email)
    await buy(at.shop(), buyer, [item])
    await papersMade(at.shop())
    await buyer.call('addToWishlist', { body: { imageId: item.publicId } })
    const token = await share(buyer, await newBoard(buyer, [item]))
    const [client, guest] = [await at.shop().visitor(), newGuest()]
    await vote(client, { token, item, guest })
    await comment(client, { token, item, guest })
    // Values that JavaScript could not represent: a number above 2^53, and microseconds.
    await sql`update items set original_bytes = 9007199254740993, created_at = '2026-01-02 03:04:05.678901+05:30' where id = ${odd.id}`.execute(
      at.shop().services.db,
    )
    await sql`select setval(pg_get_serial_sequence('items', 'id'), 5000)`.execute(at.shop().services.db)
    await addItem(at.shop().services, { name: 'Far away' })
    await colourNone(at.shop().services)
  })
  afterAll(async () => {
    await at.remove()
    rmSync(folder, { recursive: true })
  })

  it(database === 'embedded' ? 'is refused with a message while the shop runs' : 'is made while the shop runs', async () => {
    const path = join(folder, 'beside.tar.gz')
    const ran = await chitra(at.storage, ['backup', path])
    if (database === 'embedded')
      expect(ran).toMatchObject({ code: 2, out: '', err: expect.stringMatching(/^The data folder .* is in use by another Chitra .*\n$/) })
    else expect(ran).toMatchObject({ code: 0, err: '' })
    expect(existsSync(path)).toBe(database === 'postgres')
  })

  it('is written atomically, readable by its owner only', async () => {
    expect(await at.chitra('backup', archive)).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringMatching(/\d+ rows and 10 files \(\d+ bytes\) written to .*shop\.tar\.gz\.\n$/),
    })
    expect(existsSync(`${archive}.part`)).toBe(false)
    expect(statSync(archive).mode & 0o777).toBe(0o600)
    const before = sha256(readFileSync(archive))
    const [again, nowhere] = await at.each(['backup', archive], ['backup', join(folder, 'no', 'such', 'folder.tar.gz')])
    expect(again).toEqual({ code: 2, out: '', err: `There is a file ${archive} already.\n` })
    expect(nowhere).toMatchObject({ code: 2, out: '', err: expect.stringMatching(/^The archive cannot be written .*ENOENT.*\n$/) })
    expect(sha256(readFileSync(archive))).toBe(before)
  })

  describe.each(DATABASES)('restored, %s', (other) => {
    let storage: TestStorage
    beforeAll(async () => {
      storage = await newStorage(other)
    })
    afterAll(() => storage.remove())

    it('has the same rows and files; the buyer logs in with the same password and downloads what was bought [P-18]', async () => {
      expect(await chitra(storage, ['restore', archive])).toMatchObject({
        code: 0,
        err: '',
        out: expect.stringMatching(/\d+ rows and 10 files restored\.\n$/),
      })
      await at.shop().stop()
      const [before, after] = [await everyRow(at.storage), await everyRow(storage)]
      expect(Object.keys(after)).toEqual(Object.keys(before))
      for (const [table, rows] of Object.entries(before)) expect([table, after[table]]).toEqual([table, rows])
      expect(after['items']?.some((row) => row.includes('9007199254740993') && row.includes('.678901'))).toBe(true)
      expect(sums(storage)).toEqual(sums(at.storage))

      const shop = await startTestShop(other, {}, storage)
      try {
        const visitor = await shop.visitor()
        const { status, body } = await visitor.call('login', { body: { email, password: PASSWORD } })
        expect(status).toBe(200)
        visitor.token = body.data.token as string
        const [bought] = (await visitor.call('listOrders')).body.data.order
        const file = await visitor.call('downloadFile', { query: { file_url: bought.imageId[0].original } })
        expect(sha256(Buffer.from(file.body.data.fileData, 'base64'))).toBe(sha256(item.bytes))
        expect((await visitor.call('listImages', { query: { search: 'tea green' } })).body.data.image).toHaveLength(1)
        // New ids continue after the restored ones.
        expect((await addItem(shop.services)).id).toBeGreaterThan(5000)
      } finally {
        await shop.stop()
        await at.restart()
      }
    })

    it('is not restored over a shop with data', async () => {
      const rows = await everyRow(storage)
      expect(await chitra(storage, ['restore', archive])).toEqual({
        code: 2,
        out: '',
        err: 'This shop has items or accounts already. Restore into an empty one: another DATA_DIR, another DATABASE_URL.\n',
      })
      expect(await everyRow(storage)).toEqual(rows)
    })
  })

  it('lists missing originals and exits with 1', async () => {
    const { original_key: key } = await at
      .shop()
      .services.db.selectFrom('items')
      .select('original_key')
      .where('id', '=', item.id)
      .executeTakeFirstOrThrow()
    await at.shop().services.files.remove(key)
    const { code, out, err } = await at.chitra('backup', join(folder, 'poorer.tar.gz'))
    expect([code, err]).toEqual([1, `The original of item ${item.publicId} is missing: ${key}.\n`])
    expect(out).toContain('9 files')
  })
})
