import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import exifr from 'exifr'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { pictureKey } from '../modules/catalogue/index.ts'
import { newMigratedStorage } from '../testing/databases.ts'
import { addItem } from '../testing/items.ts'
import { mailed, mailsTo } from '../testing/mails.ts'
import { buyerAtCheckout } from '../testing/money.ts'
import { onOneDatabase } from '../testing/on-databases.ts'
import { readPage } from '../testing/page-source.ts'
import { buy, openPayment, pay } from '../testing/purchases.ts'
import { startTestShop } from '../testing/shop.ts'
import { papersOf } from '../testing/papers.ts'

const folder = mkdtempSync(join(tmpdir(), 'chitra-mark-'))
const MARK = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#00a000"/></svg>'
writeFileSync(join(folder, 'mark.svg'), MARK)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const RANG = {
  SITE_NAME: 'Rang',
  SITE_OFFER: 'Maps and posters',
  SITE_OFFER_HI: 'नक़्शे और पोस्टर',
  SITE_MARK: join(folder, 'mark.svg'),
  ACCENT: '#2c3a8c',
  TAX_PERCENT: '12',
  TAX_LABEL: 'VAT',
}
/** ₹199 plus 12 %. */
const TOTAL = 22_288

onOneDatabase(
  'a shop with its own name, mark, accent and tax',
  (shop) => {
    const at = (path: string) => `http://127.0.0.1:${shop().services.config.port}${path}`

    it.each([
      '/',
      '/search',
      '/support',
      '/terms-and-conditions',
      '/privacy',
      '/aboutpage',
      '/faq',
      '/login',
      '/nowhere',
      '/hi',
      '/hi/faq',
      '/hi/login',
    ])('shows its own name on %s, and never Chitra', async (path) => {
      const { html, title, meta } = await readPage(at(path))
      expect(title).toContain('Rang')
      expect(meta.get('og:site_name')).toBe('Rang')
      expect(html).not.toContain('Chitra')
    })

    it('shows an item’s price with its own tax', async () => {
      const { publicId } = await addItem(shop().services)
      const { html, meta, facts } = await readPage(at(`/image/${publicId}`))
      expect(meta.get('og:description')).toMatch(/^₹199 \+ 12% VAT = ₹222\.88/)
      expect(facts.get('Product').offers.seller.name).toBe('Rang')
      expect(html.replaceAll('Chitra Standard', '')).not.toContain('Chitra')
    })

    it('passes its name, offer, tax, accent and mark to the storefront in the document', async () => {
      const { pageData } = await readPage(at('/'))
      expect(pageData.shop).toEqual({
        name: 'Rang',
        offer: 'Maps and posters',
        offerInHindi: 'नक़्शे और पोस्टर',
        tax: { percent: 12, label: 'VAT' },
        accent: '#2c3a8c',
        mark: '/mark.svg',
        gst: null,
      })
    })

    it('says in Hindi what it offers, in the operator’s own words', async () => {
      const { html, meta } = await readPage(at('/hi'))
      expect(meta.get('description')).toContain('नक़्शे और पोस्टर')
      expect(html).toContain('<html lang="hi">')
      expect(html).not.toMatch(/Maps and posters(?!"[,}])/)
      const about = await readPage(at('/hi/aboutus'))
      expect(about.html).toContain('नक़्शे और पोस्टर')
      expect(about.html).not.toMatch(/[Mm]aps and posters(?!"[,}])/)
    })

    it('has its accent in both themes, in a style with the page’s nonce', async () => {
      const { html, headers } = await readPage(at('/'))
      const [, nonce, style = ''] = /<style nonce="(\w+)">(:root:root[^<]*)<\/style>/.exec(html) ?? []
      expect(headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`)
      expect(style).toMatch(/^:root:root\{--kumkum:#2c3a8c;/)
      expect(style).toMatch(/\[data-theme='dark'\]\{--kumkum:#(?!2c3a8c)/)
    })

    it('is installed under its own name, with icons made from its own mark', async () => {
      const manifest = (await (await fetch(at('/manifest.webmanifest'))).json()) as { name: string; short_name: string }
      expect([manifest.name, manifest.short_name]).toEqual(['Rang: pictures of India', 'Rang'])
      for (const path of ['/mark.svg', '/favicon.svg']) {
        const answer = await fetch(at(path))
        expect([answer.headers.get('content-type'), await answer.text()]).toEqual(['image/svg+xml', MARK])
        expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'unsafe-inline'")
      }
      for (const [path, size] of [
        ['/apple-touch-icon.png', 180],
        ['/icon-192.png', 192],
        ['/icon-512.png', 512],
        ['/icon-maskable-512.png', 512],
      ] as const) {
        const { data, info } = await sharp(Buffer.from(await (await fetch(at(path))).arrayBuffer()))
          .raw()
          .toBuffer({ resolveWithObject: true })
        expect([path, info.width, info.height]).toEqual([path, size, size])
        const middle = ((size >> 1) * size + (size >> 1)) * info.channels
        expect([...data.subarray(middle, middle + 3)]).toEqual([0, 160, 0])
      }
    })

    it('puts its name on its mails', async () => {
      const buyer = await shop().buyer('asha@example.in')
      await buyer.call('forgotPassword', { body: { email: 'asha@example.in' } })
      await mailed(shop(), 'asha@example.in', /(Choose a new password for Rang)/)
      await buy(shop(), buyer, [await addItem(shop().services)])
      await mailed(shop(), 'asha@example.in', /(222\.88)/)
      const mails = await mailsTo(shop(), 'asha@example.in')
      expect(mails.length).toBe(3)
      for (const mail of mails) {
        expect(mail).toMatch(/^From: "?Rang"? <no-reply@localhost>/m)
        expect(mail).not.toContain('Chitra')
        expect(mail).not.toContain('#bf3217')
      }
    })

    it('shows its name and the amount at its own tax rate in the payment window [TM-01]', async () => {
      const buyer = await shop().member()
      await buyer.call('addToCart', { body: { imageId: (await addItem(shop().services)).publicId } })
      expect((await buyer.call('getCart')).body.data).toMatchObject({ subtotal: 19_900, taxPercent: 12, tax: 2_388, total: TOTAL })
      const { order } = (await buyer.call('createPayment')).body.data
      expect(order).toMatchObject({ name: 'Rang', amount: TOTAL })
      const query = new URLSearchParams({
        key: order.key,
        order_id: order.id,
        origin: 'http://127.0.0.1',
        channel: 'channel-1',
        name: order.name,
      })
      const html = await (await fetch(at(`/sandbox-gateway/v1/checkout/window?${query.toString()}`))).text()
      expect(html).toContain('Pay ₹222.88')
      expect(html).toContain('Rang')
      expect(html).not.toContain('Chitra')
    })

    it('prints its name and its tax on receipts, and credits its pictures', async () => {
      const buyer = await shop().member()
      const item = await addItem(shop().services)
      const { order } = (await buy(shop(), buyer, [item])).body.data
      const [receipt] = await papersOf(shop(), order._id)
      expect(receipt).toMatchObject({
        kind: 'receipt',
        supplier: null,
        taxes: [{ name: 'VAT', percent: 12, amount: 2_388 }],
        total: 22_288,
      })
      expect(JSON.stringify(receipt)).not.toMatch(/Chitra|GST/)

      const jpeg = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#bf3217' } })
        .jpeg()
        .toBuffer()
      await shop().services.files.put(pictureKey(item.publicId, { width: 1600, format: 'jpeg' }), jpeg)
      const picture = Buffer.from(await (await fetch(at(`/media/${item.publicId}.jpg`))).arrayBuffer())
      expect((await exifr.parse(picture, { iptc: true })).Credit).toBe('Meera / Rang')
    })
  },
  RANG,
)

describe('a change of the tax rate', () => {
  it('makes a new payment order, while one that was already shown keeps its rate [TM-04]', async () => {
    const storage = await newMigratedStorage('embedded')
    const before = await startTestShop('embedded', { TAX_PERCENT: '18' }, storage)
    const item = await addItem(before.services)
    const { buyer, orderId, amount } = await buyerAtCheckout(before, [item])
    await before.stop()
    const shop = await startTestShop('embedded', { TAX_PERCENT: '12' }, storage)
    try {
      const same = await shop.visitor()
      same.token = buyer.token
      const now = await openPayment(same, [])
      expect([amount, now.amount, now.id === orderId]).toEqual([23_482, TOTAL, false])
      const { status, body } = await same.call('createOrder', { body: await pay(shop, orderId) })
      expect([status, body.data.order.amount, body.data.order.tax]).toEqual([200, 23_482, 3_582])
      expect((await same.call('listOrders')).body.data.order[0].imageId[0]).toMatchObject({ tax: 3_582, taxPercent: 18 })
    } finally {
      await shop.remove()
    }
  })
})
