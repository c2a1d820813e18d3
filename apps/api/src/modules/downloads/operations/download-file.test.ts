import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bothHomes } from '../../../testing/both-homes.ts'
import { type Canary, startCanary } from '../../../testing/canary.ts'
import { addItem } from '../../../testing/items.ts'
import { originalOf, tampered } from '../../../testing/originals.ts'
import { buy, refund } from '../../../testing/purchases.ts'

bothHomes('downloadFile', (shop) => {
  const freeItem = (fields: object = {}) => addItem(shop().services, { purchase_type: 'free', price: 0, ...fields })
  const download = async (file_url: string) => (await shop().visitor()).call('downloadFile', { query: { file_url } })
  let canary: Canary
  beforeAll(async () => void (canary = await startCanary()))
  afterAll(() => canary.close())

  describe('200', () => {
    it('gives the bytes as base64 with the name to save them under, for a signed address, as a path or whole [API-downloadFile, D-04]', async () => {
      const buyer = await shop().member()
      const item = await freeItem({ name: 'दीवाली at home' })
      const address = await originalOf(buyer, item)
      for (const url of [address, `${shop().url}${address}`]) {
        const { data } = (await download(url)).body
        expect(data).toEqual({ fileData: item.bytes.toString('base64'), fileName: 'दीवाली-at-home.jpg', mimeType: 'image/jpeg' })
      }
    })

    it('names a bundle image.zip, and gives a file of 10 MB whole [CART-12, D-04]', async () => {
      const buyer = await shop().member()
      const bundle = await freeItem({ file_ext: 'zip', bytes: Buffer.alloc(10 * 1024 * 1024, 7) })
      const { data } = (await download(await originalOf(buyer, bundle))).body
      expect(data.fileName).toBe('image.zip')
      expect(Buffer.from(data.fileData, 'base64').equals(bundle.bytes)).toBe(true)
    })
  })

  describe('400', () => {
    it('wants an address, of a length that an address has [TI-02]', async () => {
      const visitor = await shop().visitor()
      for (const query of [{}, { file_url: '' }, { file_url: 'x'.repeat(2049) }, { file_url: '\0' }])
        expect((await visitor.call('downloadFile', { query })).body.code, JSON.stringify(query).slice(0, 30)).toBe(400)
    })
  })

  describe('403', () => {
    it('ends an address after five minutes [D-04, TF-05]', async () => {
      const address = await originalOf(await shop().member(), await freeItem())
      shop().clock.move(290_000)
      expect((await download(address)).status).toBe(200)
      shop().clock.move(11_000)
      const late = await download(address)
      shop().clock.move(-301_000)
      expect(late.body).toMatchObject({ code: 403, errorMessage: 'This download link has expired. Please try again' })
    })

    it('believes no address with a part changed [D-04, TF-05]', async () => {
      const [buyer, other] = [await shop().member(), await shop().member()]
      const address = await originalOf(buyer, await freeItem())
      for (const url of tampered(address, { item: (await freeItem()).publicId, user: other.userId }))
        expect((await download(url)).body, url).toMatchObject({ code: 403, errorMessage: 'This download link is not valid' })
    })

    it('asks for the right again, so that a refund ends it at once [TF-02, TM-15]', async () => {
      const [buyer, item] = [await shop().member(), await addItem(shop().services)]
      const { paymentId } = (await buy(shop(), buyer, [item])).body.data.order
      const address = await originalOf(buyer, item)
      expect((await download(address)).status).toBe(200)
      await refund(shop(), paymentId)
      expect((await download(address)).body).toMatchObject({ code: 403, errorMessage: 'This file is not yours to download any more' })
    })
  })

  describe('404', () => {
    it('looks an address up and never fetches it [TF-01, D-04]', async () => {
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
    it('hands out the direct address of what is larger than 10 MB [D-04]', async () => {
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

bothHomes(
  'downloadFile, with a limit of one free item a day',
  (shop) => {
    describe('429', () => {
      it('gives the second free item of a day to nobody, and no byte of it [TV-02]', async () => {
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
