import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onBothDatabases } from '../../../testing/on-databases.ts'
import { type Canary, startCanary } from '../../../testing/canary.ts'
import { addItem } from '../../../testing/items.ts'
import { waitOf } from '../../../testing/limits.ts'
import { originalOf, tampered } from '../../../testing/originals.ts'
import { bytesInUse } from '../../../testing/memory.ts'
import { holdDownload } from '../../../testing/hold-download.ts'
import { buy, refund } from '../../../testing/purchases.ts'
import { eventually } from '../../../testing/shop.ts'

onBothDatabases('downloadFile', (shop) => {
  const freeItem = (fields: object = {}) => addItem(shop().services, { purchase_type: 'free', price: 0, ...fields })
  const download = async (file_url: string) => (await shop().visitor()).call('downloadFile', { query: { file_url } })
  let canary: Canary
  beforeAll(async () => void (canary = await startCanary()))
  afterAll(() => canary.close())

  describe('200', () => {
    it('answers bytes as base64 with their file name, for a signed path or URL [API-downloadFile, D-04]', async () => {
      const buyer = await shop().member()
      const item = await freeItem({ name: 'दीवाली at home' })
      const address = await originalOf(buyer, item)
      for (const url of [address, `${shop().url}${address}`]) {
        const { data } = (await download(url)).body
        expect(data).toEqual({ fileData: item.bytes.toString('base64'), fileName: 'दीवाली-at-home.jpg', mimeType: 'image/jpeg' })
      }
    })

    it('names a bundle image.zip, and delivers a file of 10 MB [CART-12, D-04]', async () => {
      const buyer = await shop().member()
      const bundle = await freeItem({ file_ext: 'zip', bytes: Buffer.alloc(10 * 1024 * 1024, 7) })
      const { data } = (await download(await originalOf(buyer, bundle))).body
      expect(data.fileName).toBe('image.zip')
      expect(Buffer.from(data.fileData, 'base64').equals(bundle.bytes)).toBe(true)
    })
  })

  it('is neither compressed nor cached, and states its length [TB-05]', async () => {
    const buyer = await shop().member()
    const address = await originalOf(buyer, await freeItem({ bytes: Buffer.alloc(1_000_000, 'a') }))
    const { headers } = await buyer.call('downloadFile', { query: { file_url: address }, headers: { 'accept-encoding': 'br, gzip' } })
    expect([headers.get('content-encoding'), headers.get('cache-control')]).toEqual([null, 'private, no-store'])
    expect(Number(headers.get('content-length'))).toBeGreaterThan(1_333_333)
  })

  it.each([0, 1, 2, 65_535, 65_536, 65_537])('delivers a file of %i bytes exactly', async (length) => {
    const item = await freeItem({ bytes: Buffer.from(Array.from({ length }, (_, index) => index % 251)) })
    const { data } = (await download(await originalOf(await shop().member(), item))).body
    expect(Buffer.from(data.fileData, 'base64').equals(item.bytes)).toBe(true)
  })

  describe('429', () => {
    it('allows three simultaneous downloads per account [TV-02]', async () => {
      const buyer = await shop().member()
      const address = await originalOf(buyer, await freeItem({ bytes: Buffer.alloc(10 * 1024 * 1024, 8) }))
      const held = await Promise.all([1, 2, 3].map(() => holdDownload(shop(), address)))
      expect((await download(address)).body).toMatchObject({
        code: 429,
        errorMessage: 'You have several downloads in progress. Please wait until one has finished',
      })
      held[0]?.leave()
      await eventually(async () => ((await download(address)).status === 200 ? true : undefined), 'a free place')
      for (const { leave } of held) leave()
    })

    it('allows the same item thirty times an hour per account, without affecting others [TV-02]', async () => {
      const [buyer, other] = [await shop().member(), await shop().member()]
      const item = await freeItem()
      const address = await originalOf(buyer, item)
      for (let time = 1; time <= 30; time += 1) expect((await download(address)).status, String(time)).toBe(200)
      expect(waitOf(await download(address))).toBeLessThanOrEqual(3_600)
      expect((await download(await originalOf(other, item))).status).toBe(200)
      expect((await buyer.fetch(address)).status).toBe(200)
      shop().clock.move(3_600_000)
      expect((await download(await originalOf(buyer, item))).status).toBe(200)
      shop().clock.move(-3_600_000)
    })
  })

  describe('503', () => {
    it('allows 60 simultaneous downloads per process, in little memory, and frees every slot [TF-07]', async () => {
      const item = await freeItem({ bytes: Buffer.alloc(10 * 1024 * 1024, 9) })
      const before = bytesInUse()
      const all = []
      for (let account = 0; account < 20; account += 1) {
        const address = await originalOf(await shop().member(), item)
        for (let download_ = 0; download_ < 3; download_ += 1) all.push(await holdDownload(shop(), address))
      }
      // Buffered answers would take 600 MB; what streams and the embedded database hold is 35 to 100.
      expect((bytesInUse() - before) / 1024 / 1024).toBeLessThan(200)
      const address = await originalOf(await shop().member(), item)
      expect((await download(address)).body).toMatchObject({
        code: 503,
        errorMessage: 'Too many files are being downloaded at the moment. Please try again',
      })
      for (const { leave } of all) leave()
      await eventually(async () => ((await download(address)).status === 200 ? true : undefined), 'a free place')
    })
  })

  describe('400', () => {
    it('requires a file address of valid length [TI-02]', async () => {
      const visitor = await shop().visitor()
      for (const query of [{}, { file_url: '' }, { file_url: 'x'.repeat(2049) }, { file_url: '\0' }])
        expect((await visitor.call('downloadFile', { query })).body.code, JSON.stringify(query).slice(0, 30)).toBe(400)
    })
  })

  describe('403', () => {
    it('expires an address after five minutes [D-04, TF-05]', async () => {
      const address = await originalOf(await shop().member(), await freeItem())
      shop().clock.move(290_000)
      expect((await download(address)).status).toBe(200)
      shop().clock.move(11_000)
      const late = await download(address)
      shop().clock.move(-301_000)
      expect(late.body).toMatchObject({ code: 403, errorMessage: 'This download link has expired. Please try again' })
    })

    it('refuses a tampered address [D-04, TF-05]', async () => {
      const [buyer, other] = [await shop().member(), await shop().member()]
      const address = await originalOf(buyer, await freeItem())
      for (const url of tampered(address, { item: (await freeItem()).publicId, user: other.userId }))
        expect((await download(url)).body, url).toMatchObject({ code: 403, errorMessage: 'This download link is not valid' })
    })

    it('refuses a signed address after a refund [TF-02, TM-15]', async () => {
      const [buyer, item] = [await shop().member(), await addItem(shop().services)]
      const { paymentId } = (await buy(shop(), buyer, [item])).body.data.order
      const address = await originalOf(buyer, item)
      expect((await download(address)).status).toBe(200)
      await refund(shop(), paymentId)
      expect((await download(address)).body).toMatchObject({ code: 403, errorMessage: 'You can no longer download this file' })
    })
  })

  describe('404', () => {
    it('refuses addresses of other origins without fetching them [TF-01, D-04]', async () => {
      const address = await originalOf(await shop().member(), await freeItem())
      const host = new URL(canary.url).host
      for (const url of [
        canary.url,
        `//${host}${address}`,
        `http://${host}${address}`,
        `${shop().url}@${host}${address}`,
        `${shop().url}.evil.example${address}`,
        'http://169.254.169.254/latest/meta-data',
        'file:///etc/passwd',
        '../../.env',
        '/api/files/../../../etc/passwd?user=a&expires=1&signature=x',
      ])
        expect((await download(url)).body, url).toMatchObject({ code: 404, errorMessage: 'There is no such file' })
      expect(canary.hits()).toBe(0)
    })
  })

  describe('413', () => {
    it('answers with the direct address for a file above 10 MB [D-04]', async () => {
      const item = await freeItem({ bytes: Buffer.alloc(10 * 1024 * 1024 + 1, 7) })
      const address = await originalOf(await shop().member(), item)
      const { body } = await download(`${shop().url}${address}`)
      expect(body).toMatchObject({ success: false, code: 413, data: { url: address } })
      expect(body.data).not.toHaveProperty('fileData')
      const direct = await (await shop().visitor()).fetch(body.data.url)
      expect((await direct.arrayBuffer()).byteLength).toBe(item.bytes.length)
    })
  })
})

onBothDatabases(
  'downloadFile, with a limit of one free item a day',
  (shop) => {
    describe('429', () => {
      it('refuses the second free item of a day [TV-02]', async () => {
        const buyer = await shop().member()
        const ask = async () => {
          const item = await addItem(shop().services, { purchase_type: 'free', price: 0 })
          const address: string = (await buyer.call('getImage', { params: { id: item.publicId } })).body.data.image.original
          return await buyer.call('downloadFile', { query: { file_url: address } })
        }
        expect((await ask()).status).toBe(200)
        const refused = await ask()
        expect([refused.status, refused.headers.get('content-type')]).toEqual([429, 'application/json; charset=utf-8'])
      })
    })
  },
  { FREE_DOWNLOADS_PER_DAY: '1' },
)
