import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { crc32 } from 'node:zlib'
import { archiveOf, holdArchives, MORE_THAN_SOCKETS_HOLD } from '../../../testing/archives.ts'
import { addItem, type TestItem } from '../../../testing/items.ts'
import { onBothDatabases } from '../../../testing/on-databases.ts'
import { buy, refund } from '../../../testing/purchases.ts'
import { type S3Store, startS3Store } from '../../../testing/s3-store.ts'
import { startTestShop, type TestShop } from '../../../testing/shop.ts'
import type { Visitor } from '../../../testing/visitor.ts'
import { entriesOfZip } from '../../../testing/zip.ts'
import { signArchive } from '../archive-address.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

async function order(
  shop: TestShop,
  buyer: Visitor,
  items: readonly TestItem[],
): Promise<{ id: string; paymentId: string; number: string }> {
  const { _id: id, paymentId, papers } = (await buy(shop, buyer, items)).body.data.order
  return { id, paymentId, number: papers[0].number }
}

onBothDatabases('getArchive', (shop) => {
  const item = (fields: object = {}) => addItem(shop().services, fields)
  const get = async (address: string, headers: Record<string, string> = {}) => {
    const answer = await (await shop().visitor()).fetch(address, { headers })
    return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
  }
  const refused = async (address: string, headers?: Record<string, string>) => {
    const { status, bytes } = await get(address, headers)
    return [status, (JSON.parse(bytes.toString()) as { errorMessage: string }).errorMessage]
  }
  const addressOf = async (who: Visitor, asked: Parameters<typeof archiveOf>[1]) => {
    const { pathname, search } = await archiveOf(who, asked)
    return pathname + search
  }
  /** The codes of a buyer's licences, in the order in which they were issued. */
  const codesOf = async (buyer: Visitor): Promise<string[]> =>
    ((await buyer.call('listLicences')).body.data.licences as { code: string }[]).map(({ code }) => code).toReversed()
  /** A buyer with an order of two files, and the address of its archive. */
  async function bought() {
    const buyer = await shop().member()
    const items = [await item({ name: 'Tea gardens' }), await item({ name: 'Ghats', bytes: randomBytes(3000) })]
    const { id, paymentId, number } = await order(shop(), buyer, items)
    return { buyer, items, id, paymentId, number, address: await addressOf(buyer, { orders: [id] }) }
  }

  describe('200', () => {
    it('streams the files of an order, its invoice and its certificates as one zip, which another reader opens [ORD-04]', async () => {
      const { buyer, items, id, number, address } = await bought()
      const { headers, bytes } = await get(address)
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': 'application/zip',
        'content-length': String(bytes.length),
        'content-disposition': `attachment; filename="Chitra-${id}.zip"; filename*=UTF-8''Chitra-${id}.zip`,
        'accept-ranges': 'bytes',
        'cache-control': 'private, no-store',
      })
      const found = await entriesOfZip(bytes)
      const paper = `papers/${number.replaceAll('/', '-')}.pdf`
      const certificates = (await codesOf(buyer)).map((code) => `certificates/licence-${code}.pdf`)
      expect(found.map(({ name }) => name)).toEqual(['Tea-gardens.jpg', 'Ghats.jpg', paper, ...certificates])
      expect(found.slice(0, 2).map(({ bytes: file }, index) => file.equals(items[index]?.bytes ?? Buffer.of()))).toEqual([true, true])
      for (const { bytes: pdf } of found.slice(2)) expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    })

    it('is the same bytes each time, with the CRC-32 of each file, which is kept [TF-07]', async () => {
      const { items, address } = await bought()
      const [first, second] = [await get(address), await get(address)]
      expect(first.bytes.equals(second.bytes)).toBe(true)
      const sums = (await entriesOfZip(first.bytes)).map((file) => [file.crc32, crc32(file.bytes)])
      expect(sums.map(([said]) => said)).toEqual(sums.map(([, true_]) => true_))
      const kept = await shop().services.db.selectFrom('file_checksums').select('crc32').execute()
      for (const { bytes } of items) expect(kept.map((row) => row.crc32)).toContain(crc32(bytes))
    })

    it('gives each file a name of its own, in its own script, that every disk takes [TF-06]', async () => {
      const buyer = await shop().member()
      const names = ['दीवाली की रात', 'Tea', 'TEA', '…', 'con', '../../etc/passwd', 'तारा'.repeat(60)]
      const items = []
      for (const name of names) items.push(await item({ name }))
      items.push(await item({ name: 'Kolam', file_ext: 'zip' }))
      const { id } = await order(shop(), buyer, items)
      const found = (await entriesOfZip((await get(await addressOf(buyer, { orders: [id] }))).bytes)).map(({ name }) => name)
      expect(found.slice(0, 6)).toEqual(['दीवाली-की-रात.jpg', 'Tea.jpg', 'TEA-2.jpg', 'image.jpg', 'con-.jpg', 'etc-passwd.jpg'])
      expect(Buffer.byteLength(found[6] ?? '')).toBeLessThanOrEqual(255)
      expect(found[7]).toBe('Kolam.zip')
    })

    it('counts each file once a day, when it was sent, and not for HEAD [TF-08]', async () => {
      const { buyer, items, address } = await bought()
      const downloads = async () => {
        const { image } = (await buyer.call('getImage', { params: { id: items[1]?.publicId ?? '' } })).body.data
        return image.downloads as number
      }
      await buyer.fetch(address, { method: 'HEAD' })
      await get(address, { range: 'bytes=0-100' })
      expect(await downloads()).toBe(0)
      await get(address)
      await get(address)
      await expect.poll(downloads).toBe(1)
    })

    it('sends the whole archive if the range is of another one', async () => {
      const { address } = await bought()
      const whole = await get(address)
      const other = await get(address, { range: 'bytes=0-1', 'if-range': '"another"' })
      expect([other.status, other.bytes.equals(whole.bytes)]).toEqual([200, true])
    })

    it('sends the whole new archive, with another ETag, to a download that a refund has overtaken [TM-15]', async () => {
      const buyer = await shop().member()
      const [kept, gone] = [await order(shop(), buyer, [await item({ name: 'Kept' })]), await order(shop(), buyer, [await item()])]
      const address = await addressOf(buyer, { orders: [kept.id, gone.id] })
      const before = (await get(address)).headers.get('etag') ?? ''
      await refund(shop(), gone.paymentId)
      const { status, headers, bytes } = await get(address, { range: 'bytes=100-', 'if-range': before })
      expect([status, headers.get('etag') === before]).toEqual([200, false])
      const names = (await entriesOfZip(bytes)).map(({ name }) => name)
      // The refunded licence, which was issued second, has no certificate here.
      const [code] = await codesOf(buyer)
      expect(names).toEqual(['Kept.jpg', `papers/${kept.number.replaceAll('/', '-')}.pdf`, `certificates/licence-${code}.pdf`])
    })
  })

  it('has the certificate of each licence of an item that was bought twice, with its client, and the file once [ORD-04]', async () => {
    const buyer = await shop().member()
    const one = await item({ name: 'Twice' })
    await buy(shop(), buyer, [one])
    await buyer.call('addToCart', { body: { imageId: one.publicId, again: true } })
    await buy(shop(), buyer, [])
    const codes = await codesOf(buyer)
    const address = await addressOf(buyer, { items: [one.publicId] })
    const before = await entriesOfZip((await get(address)).bytes)
    expect(before.map(({ name }) => name).filter((name) => !name.startsWith('papers/'))).toEqual([
      'Twice.jpg',
      ...codes.map((code) => `certificates/licence-${code}.pdf`),
    ])
    // What the certificate says has changed, so it is made anew.
    await buyer.call('updateLicence', { params: { code: codes[1] ?? '' }, body: { client: 'Tea House', project: '' } })
    const after = await entriesOfZip((await get(address)).bytes)
    expect(after.map(({ bytes }, index) => bytes.equals(before[index]?.bytes ?? Buffer.of()))).toEqual([true, true, true, true, false])
  })

  describe('206', () => {
    it('sends any part, so that a broken download is resumed to the same file [TF-07]', async () => {
      const { address } = await bought()
      const whole = await get(address)
      const tag = whole.headers.get('etag') ?? ''
      for (const [from, to] of [
        [0, 99],
        [20, 5100],
        [5000, whole.bytes.length - 1],
        [whole.bytes.length - 30, whole.bytes.length - 1],
      ] as const) {
        const { status, headers, bytes } = await get(address, { range: `bytes=${from}-${to}`, 'if-range': tag })
        expect([status, headers.get('content-range'), headers.get('etag')]).toEqual([206, `bytes ${from}-${to}/${whole.bytes.length}`, tag])
        expect(bytes.equals(whole.bytes.subarray(from, to + 1)), `${from}-${to}`).toBe(true)
      }
    })

    it('resumes a download for 24 hours that began in time, and none without its ETag [TF-05]', async () => {
      const { address } = await bought()
      const whole = await get(address)
      const tag = whole.headers.get('etag') ?? ''
      const rest = { range: 'bytes=4000-', 'if-range': tag }
      const expired = [403, 'This download link has expired. Please try again']
      shop().clock.move(23 * HOUR)
      const resumed = await get(address, rest)
      const others = [
        await refused(address),
        await refused(address, { range: 'bytes=4000-' }),
        await refused(address, { 'if-range': tag }),
        await refused(address, { ...rest, 'if-range': '"another"' }),
      ]
      shop().clock.move(HOUR + MINUTE)
      const late = await refused(address, rest)
      shop().clock.move(-24 * HOUR - MINUTE)
      expect([resumed.status, resumed.bytes.equals(whole.bytes.subarray(4000))]).toEqual([206, true])
      expect([...others, late]).toEqual([expired, expired, expired, expired, expired])
    })
  })

  describe('400', () => {
    it('requires all parameters of a signed address [TI-02]', async () => {
      const { address } = await bought()
      for (const name of ['user', 'orders', 'items', 'expires', 'signature'])
        expect(
          (await get(address.replace(new RegExp(`[?&]${name}=[^&]*`), (part) => (part.startsWith('?') ? '?x=' : '')))).status,
          name,
        ).toBe(400)
    })
  })

  describe('403', () => {
    it('refuses an address that was changed, and one that is signed for a file [TF-05]', async () => {
      const { address, items } = await bought()
      const { buyer: other, id } = await bought()
      for (const url of [
        address.replace(/user=[^&]+/, `user=${other.userId}`),
        address.replace(/orders=[^&]+/, `orders=${id}`),
        address.replace('items=', `items=${items[0]?.publicId}`),
        address.replace(/expires=(\d+)/, (_, at: string) => `expires=${Number(at) + 60}`),
        address.replace(/signature=(.)/, (_, first: string) => `signature=${first === 'A' ? 'B' : 'A'}`),
      ])
        expect(await refused(url), url).toEqual([403, 'This download link is not valid'])
    })

    it('refuses an address once all of it is refunded, for a part too [TF-02, TM-15]', async () => {
      const { address, paymentId } = await bought()
      const tag = (await get(address)).headers.get('etag') ?? ''
      await refund(shop(), paymentId)
      for (const headers of [{}, { range: 'bytes=10-', 'if-range': tag }])
        expect(await refused(address, headers as Record<string, string>)).toEqual([403, 'You can no longer download these files'])
    })
  })

  describe('404', () => {
    it('answers 404 for a user who is gone', async () => {
      const address = signArchive(shop().services, { publicId: 'nosuchuser' }, { orders: ['o1'], items: [] }, 'x.zip')
      expect(await refused(address)).toEqual([404, 'You have no such order'])
    })
  })

  describe('416', () => {
    it('refuses a part beyond the end', async () => {
      const { address } = await bought()
      const { bytes } = await get(address)
      expect(await refused(address, { range: `bytes=${bytes.length}-` })).toEqual([416, 'There is no such part of the file'])
      expect((await get(address, { range: 'bytes=99999999-' })).headers.get('content-range')).toBe(`bytes */${bytes.length}`)
    })
  })

  describe('429', () => {
    it('refuses a fourth archive at a time, and frees the place of one that ends', async () => {
      const buyer = await shop().member()
      const { id } = await order(shop(), buyer, [await item({ bytes: MORE_THAN_SOCKETS_HOLD })])
      const address = await addressOf(buyer, { orders: [id] })
      const held = await holdArchives(shop(), address, 3)
      expect(await refused(address)).toEqual([429, 'You have several downloads in progress. Please wait until one has finished'])
      held.leave()
      await expect.poll(async () => (await get(address)).status).toBe(200)
    })
  })

  describe('503', () => {
    it('sends nothing of an archive of which a file is missing', async () => {
      const { address, items } = await bought()
      const { db, files } = shop().services
      const row = await db
        .selectFrom('items')
        .select('original_key')
        .where('id', '=', items[0]?.id ?? 0)
        .executeTakeFirstOrThrow()
      await files.remove(row.original_key)
      expect(await refused(address)).toEqual([503, 'These files cannot be read at the moment. Please try again'])
    })
  })
})

describe('getArchive from a store that browsers reach', () => {
  let store: S3Store
  let shop: TestShop
  beforeAll(async () => {
    store = await startS3Store()
    shop = await startTestShop('postgres', { FILES_URL: store.url, FILES_DIRECT: 'yes' })
  })
  afterAll(async () => {
    await shop.remove()
    await store.close()
  })

  it('streams through the shop, and asks the store for the parts that a range touches', async () => {
    const buyer = await shop.member()
    const items = [await addItem(shop.services, { name: 'One' }), await addItem(shop.services, { name: 'Two' })]
    const { id } = await order(shop, buyer, items)
    const { pathname, search } = await archiveOf(buyer, { orders: [id] })
    const whole = Buffer.from(await (await buyer.fetch(pathname + search)).arrayBuffer())
    const found = await entriesOfZip(whole)
    expect(found.slice(0, 2).map(({ bytes }, index) => bytes.equals(items[index]?.bytes ?? Buffer.of()))).toEqual([true, true])
    const part = await buyer.fetch(pathname + search, { headers: { range: 'bytes=4000-6000' } })
    expect(Buffer.from(await part.arrayBuffer()).equals(whole.subarray(4000, 6001))).toBe(true)
  })
})
