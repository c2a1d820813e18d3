import exifr from 'exifr'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { onOneDatabase } from '../testing/on-databases.ts'
import { addItem } from '../testing/items.ts'
import { PAYLOADS } from '../testing/payloads.ts'
import { pictureKey } from '../modules/catalogue/index.ts'

const ORIGIN = 'https://shop.example'
const jpeg = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#bf3217' } })
  .jpeg({ progressive: true })
  .toBuffer()

onOneDatabase(
  'public pictures',
  (shop) => {
    async function newItem(item: Parameters<typeof addItem>[1] = {}) {
      const added = await addItem(shop().services, item)
      await shop().services.files.put(pictureKey(added.publicId, { width: 1600, format: 'jpeg' }), jpeg)
      await shop().services.files.put(pictureKey(added.publicId, { width: 800, format: 'jpeg' }), jpeg)
      return added
    }
    async function get(path: string, headers = {}) {
      const response = await fetch(`http://127.0.0.1:${shop().services.config.port}${path}`, { headers })
      return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
    }
    const pixels = (bytes: Buffer) => sharp(bytes).raw().toBuffer()

    it('name author and licence page in XMP and IPTC, without changing a pixel', async () => {
      const { publicId } = await newItem({ name: 'Tea gardens' })
      const { bytes, headers } = await get(`/media/${publicId}.jpg`)
      expect(headers.get('content-length')).toBe(String(bytes.length))
      const metadata = await exifr.parse(bytes, { xmp: true, iptc: true, mergeOutput: false })
      expect(metadata).toMatchObject({
        photoshop: { Credit: 'Meera / Chitra' },
        xmpRights: { WebStatement: `${ORIGIN}/terms-and-conditions`, Marked: true },
        plus: { Licensor: { LicensorURL: `${ORIGIN}/image/tea-gardens-${publicId}` } },
        dc: { creator: 'Meera', rights: { value: '© Meera' } },
        iptc: { Byline: 'Meera', Credit: 'Meera / Chitra' },
      })
      // The reader decodes the bytes as Latin-1, although they are marked as UTF-8.
      expect(Buffer.from(metadata.iptc.CopyrightNotice, 'latin1').toString()).toBe('© Meera')
      expect(Buffer.compare(await pixels(bytes), await pixels(jpeg))).toBe(0)
    })

    it('have none of the original’s metadata, and thumbnails have none at all [TF-09]', async () => {
      const { publicId } = await newItem()
      const metadata = (await exifr.parse((await get(`/media/${publicId}.jpg`)).bytes, true)) as Record<string, unknown>
      expect(Object.keys(metadata).filter((name) => /gps|latitude|longitude|make|model|software|date|location|city/i.test(name))).toEqual(
        [],
      )
      expect(Buffer.compare((await get(`/media/${publicId}.jpg?format=jpeg&compress=800`)).bytes, jpeg)).toBe(0)
    })

    it('have an ETag that changes with the item’s author, and are answered with 304 while it does not', async () => {
      const { id, publicId } = await newItem()
      const before = await get(`/media/${publicId}.jpg`)
      const tag = before.headers.get('etag') ?? ''
      expect((await get(`/media/${publicId}.jpg`, { 'if-none-match': tag })).status).toBe(304)
      await shop().services.db.updateTable('items').set({ author: 'Anoushka शर्मा' }).where('id', '=', id).execute()
      const after = await get(`/media/${publicId}.jpg`, { 'if-none-match': tag })
      expect(after.status).toBe(200)
      expect(await exifr.parse(after.bytes, { xmp: true, mergeOutput: false })).toMatchObject({
        photoshop: { Credit: 'Anoushka शर्मा / Chitra' },
      })
    })

    it('stay valid pictures whatever the author’s name [TB-01]', async () => {
      const { id, publicId } = await newItem()
      for (const payload of [...PAYLOADS, '\u0001\uFFFE', 'अ'.repeat(200), '😀'.repeat(40)]) {
        await shop().services.db.updateTable('items').set({ author: payload }).where('id', '=', id).execute()
        const { status, bytes } = await get(`/media/${publicId}.jpg`)
        expect(status).toBe(200)
        expect(await sharp(bytes).metadata()).toMatchObject({ width: 60, height: 40 })
        const xmp = bytes.toString().slice(bytes.toString().indexOf('<x:xmpmeta'), bytes.toString().indexOf('</x:xmpmeta>'))
        expect(xmp).not.toMatch(/<(?!\/?(?:x|rdf|dc|plus):|\?xpacket)/)
      }
    })
  },
  { PUBLIC_URL: ORIGIN },
)
