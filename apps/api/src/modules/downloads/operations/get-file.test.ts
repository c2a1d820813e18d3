import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onBothDatabases } from '../../../testing/on-databases.ts'
import { addItem } from '../../../testing/items.ts'
import { originalOf, tampered } from '../../../testing/originals.ts'
import { buy, refund } from '../../../testing/purchases.ts'
import { type S3Store, startS3Store } from '../../../testing/s3-store.ts'
import { startTestShop, type TestShop } from '../../../testing/shop.ts'
import { signAddress } from '../../entitlements/index.ts'

onBothDatabases('getFile', (shop) => {
  const freeItem = (fields: object = {}) => addItem(shop().services, { purchase_type: 'free', price: 0, ...fields })
  const get = async (address: string, headers: Record<string, string> = {}) => {
    const response = await (await shop().visitor()).fetch(address, { headers })
    return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
  }
  const refused = async (address: string, headers?: Record<string, string>) => {
    const { status, bytes } = await get(address, headers)
    return [status, (JSON.parse(bytes.toString()) as { errorMessage: string }).errorMessage]
  }

  describe('200', () => {
    it('streams the complete original as an attachment, with headers that prevent its execution [D-04]', async () => {
      const item = await freeItem({ name: 'Tea gardens' })
      const { status, headers, bytes } = await get(await originalOf(await shop().member(), item))
      expect([status, bytes.equals(item.bytes)]).toEqual([200, true])
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': 'image/jpeg',
        'content-length': String(item.bytes.length),
        'content-disposition': `attachment; filename="Tea-gardens.jpg"; filename*=UTF-8''Tea-gardens.jpg`,
        'accept-ranges': 'bytes',
        'cache-control': 'private, no-store',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      })
    })

    it('sends an SVG only as an attachment or in JSON, never as a document of the shop [TF-10]', async () => {
      const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>')
      const buyer = await shop().member()
      const item = await freeItem({ name: 'Kolam', file_ext: 'svg', bytes: drawing })
      for (const method of ['GET', 'HEAD']) {
        const { headers } = await buyer.fetch(await originalOf(buyer, item), { method })
        expect(headers.get('content-disposition')).toMatch(/^attachment; filename="Kolam.svg"/)
        expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
        expect(headers.get('x-content-type-options')).toBe('nosniff')
      }
      const inside = await buyer.call('downloadFile', { query: { file_url: await originalOf(buyer, item) } })
      expect(inside.headers.get('content-type')).toMatch(/^application\/json/)
      for (const name of [`${item.publicId}.svg`, `${item.publicId}.jpg?format=svg`])
        expect((await buyer.fetch(`/media/${name}`)).status, name).toBeGreaterThanOrEqual(400)
    })

    it('encodes a name of any script and length in the header [TF-06]', async () => {
      const buyer = await shop().member()
      const nameOf = async (fields: object) =>
        (await get(await originalOf(buyer, await freeItem(fields)))).headers.get('content-disposition')
      const long = 'दीवाली'.repeat(50)
      const encoded = encodeURIComponent(Array.from(long).slice(0, 80).join(''))
      expect(await nameOf({ name: long })).toBe(`attachment; filename="image.jpg"; filename*=UTF-8''${encoded}.jpg`)
      expect(await nameOf({ name: 'a"; x=1\r\nX:1' })).toBe(`attachment; filename="a-x-1-X-1.jpg"; filename*=UTF-8''a-x-1-X-1.jpg`)
      expect(await nameOf({ name: '…', file_ext: 'zip' })).toContain('filename="image.zip"')
    })

    it('sends the whole file if the range is invalid, of another version or in another unit', async () => {
      const item = await freeItem()
      const address = await originalOf(await shop().member(), item)
      for (const headers of [{ range: 'bytes=0-1', 'if-range': '"another"' }, { range: 'lines=0-1' }, { range: 'bytes=5-1' }])
        expect((await get(address, headers)).bytes.length).toBe(item.bytes.length)
    })
  })

  describe('206', () => {
    it('sends the requested range: from, to, the last bytes, or the rest of an interrupted download', async () => {
      const item = await freeItem({ bytes: randomBytes(5000) })
      const address = await originalOf(await shop().member(), item)
      const tag = (await get(address)).headers.get('etag') ?? ''
      for (const [range, from, to] of [
        ['bytes=0-99', 0, 99],
        ['bytes=4990-', 4990, 4999],
        ['bytes=-10', 4990, 4999],
        ['bytes=4000-9999', 4000, 4999],
      ] as const) {
        const { status, headers, bytes } = await get(address, { range, 'if-range': tag })
        expect([status, headers.get('content-range'), headers.get('content-length')]).toEqual([
          206,
          `bytes ${from}-${to}/5000`,
          String(to - from + 1),
        ])
        expect(bytes.equals(item.bytes.subarray(from, to + 1)), range).toBe(true)
      }
    })
  })

  describe('400', () => {
    it('requires all parameters of a signed address [TI-02]', async () => {
      const address = await originalOf(await shop().member(), await freeItem())
      for (const url of [address.replace(/\?.*/, ''), address.replace(/&signature=.*/, ''), address.replace(/expires=\d+/, 'expires=soon')])
        expect((await get(url)).status, url).toBe(400)
    })
  })

  describe('403', () => {
    it('expires an address after five minutes [TF-05]', async () => {
      const address = await originalOf(await shop().member(), await freeItem())
      shop().clock.move(290_000)
      const early = (await get(address)).status
      shop().clock.move(11_000)
      const late = await refused(address)
      shop().clock.move(-301_000)
      expect([early, late]).toEqual([200, [403, 'This download link has expired. Please try again']])
    })

    it('refuses a tampered address [TF-05]', async () => {
      const [buyer, other] = [await shop().member(), await shop().member()]
      const address = await originalOf(buyer, await freeItem())
      for (const url of tampered(address, { item: (await freeItem()).publicId, user: other.userId }))
        expect(await refused(url), url).toEqual([403, 'This download link is not valid'])
    })

    it('refuses a signed address after a refund, or if a free item is rejected [TF-02, TM-15]', async () => {
      const [buyer, bought, free] = [await shop().member(), await addItem(shop().services), await freeItem()]
      const { paymentId } = (await buy(shop(), buyer, [bought])).body.data.order
      const addresses = [await originalOf(buyer, bought), await originalOf(buyer, free)]
      for (const address of addresses) expect((await get(address)).status).toBe(200)
      await refund(shop(), paymentId)
      await shop().services.db.updateTable('items').set({ approval: 'rejected' }).where('id', '=', free.id).execute()
      for (const address of addresses) {
        expect(await refused(address)).toEqual([403, 'You can no longer download this file'])
        expect((await refused(address, { range: 'bytes=0-9' }))[0]).toBe(403)
      }
    })
  })

  describe('404', () => {
    it('answers 404 for a deleted item', async () => {
      const buyer = await shop().member()
      const gone = { public_id: 'nosuchitem', name: 'Gone', file_ext: 'jpg' }
      expect(await refused(signAddress(shop().services, { publicId: buyer.userId }, gone))).toEqual([404, 'There is no such file'])
    })
  })

  describe('404 for a picture', () => {
    it('answers 404 for a free item, whose public picture has no watermark', async () => {
      const address = await originalOf(await shop().member(), await freeItem())
      expect(await refused(`${address}&picture=true`)).toEqual([404, 'There is no such picture'])
    })
  })

  describe('416', () => {
    it('refuses a range beyond the end of the file', async () => {
      const address = await originalOf(await shop().member(), await freeItem())
      for (const range of ['bytes=5000-', 'bytes=9000-9999', 'bytes=-0'])
        expect(await refused(address, { range }), range).toEqual([416, 'There is no such part of the file'])
      expect((await get(address, { range: 'bytes=9000-' })).headers.get('content-range')).toBe('bytes */5000')
    })
  })
})

describe('getFile from a store that browsers reach', () => {
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

  describe('302', () => {
    it('sends the browser there, by an address signed for this file alone, which has its name and type', async () => {
      const buyer = await shop.member()
      const item = await addItem(shop.services, { purchase_type: 'free', price: 0, name: 'Tea gardens' })
      const address = await originalOf(buyer, item)
      const answer = await buyer.fetch(address, { redirect: 'manual' })
      const location = answer.headers.get('location') ?? ''
      expect([answer.status, answer.headers.get('cache-control'), new URL(location).origin]).toEqual([
        302,
        'private, no-store',
        store.origin,
      ])
      const sent = await fetch(location)
      expect(sent.headers.get('content-type')).toBe('image/jpeg')
      expect(sent.headers.get('content-disposition')).toContain('filename="Tea-gardens.jpg"')
      expect(Buffer.from(await sent.arrayBuffer()).equals(item.bytes)).toBe(true)
    })

    it('but not whoever may not have the file', async () => {
      const [buyer, other] = [await shop.member(), await shop.member()]
      const item = await addItem(shop.services, { purchase_type: 'free', price: 0 })
      const address = await originalOf(buyer, item)
      for (const wrong of tampered(address, { item: 'none', user: other.userId }))
        expect((await buyer.fetch(wrong, { redirect: 'manual' })).status).toBeGreaterThanOrEqual(400)
    })
  })
})

onBothDatabases(
  'getFile, with a limit of one free item a day',
  (shop) => {
    describe('429', () => {
      it('refuses the second free item of a day [TV-02]', async () => {
        const buyer = await shop().member()
        const ask = async () => {
          const item = await addItem(shop().services, { purchase_type: 'free', price: 0 })
          const address: string = (await buyer.call('getImage', { params: { id: item.publicId } })).body.data.image.original
          return await buyer.fetch(address)
        }
        expect((await ask()).status).toBe(200)
        const refused = await ask()
        expect([refused.status, refused.headers.get('content-type')]).toEqual([429, 'application/json; charset=utf-8'])
      })
    })
  },
  { FREE_DOWNLOADS_PER_DAY: '1' },
)
