import exifr from 'exifr'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { onOneDatabase } from '../testing/on-databases.ts'
import { addItem } from '../testing/items.ts'
import { PAYLOADS } from '../testing/payloads.ts'
import { pictureKey } from '../modules/catalogue/index.ts'
import { countQueries } from '../testing/count-queries.ts'

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

    it('name them behind the JFIF segment of a preview that has one, which stays whole', async () => {
      const { publicId } = await newItem()
      const jfif = Buffer.from('ffe000104a46494600010100000100010000', 'hex')
      const withJfif = Buffer.concat([jpeg.subarray(0, 2), jfif, jpeg.subarray(2)])
      await shop().services.files.put(pictureKey(publicId, { width: 1600, format: 'jpeg' }), withJfif)
      const { bytes } = await get(`/media/${publicId}.jpg`)
      expect(bytes.subarray(0, 20).equals(withJfif.subarray(0, 20))).toBe(true)
      expect(bytes.subarray(20, 22).toString('hex')).toBe('ffe1')
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

    it('are, where there is no file of a width, the next wider one', async () => {
      const { publicId } = await newItem()
      for (const width of [328, 400, 800]) {
        const { status, bytes } = await get(`/media/${publicId}.jpg?format=jpeg&compress=${width}`)
        expect([status, Buffer.compare(bytes, jpeg)], String(width)).toEqual([200, 0])
      }
      // Not in another format, and nothing narrower.
      expect((await get(`/media/${publicId}.jpg?format=webp&compress=328`)).status).toBe(404)
      const narrow = await addItem(shop().services)
      await shop().services.files.put(pictureKey(narrow.publicId, { width: 328, format: 'jpeg' }), jpeg)
      expect((await get(`/media/${narrow.publicId}.jpg?format=jpeg&compress=400`)).status).toBe(404)
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

    it('are sent in parts that fit together, wherever they are cut', async () => {
      const { publicId } = await newItem()
      for (const path of [`/media/${publicId}.jpg`, `/media/${publicId}.jpg?format=jpeg&compress=800`]) {
        const whole = await get(path)
        const { length } = whole.bytes
        expect([whole.headers.get('accept-ranges'), whole.headers.get('content-length')], path).toEqual(['bytes', String(length)])
        // In the file before the rights, within them, after them, across all.
        for (const [start, end] of [
          [0, 0],
          [1, 25],
          [19, 21],
          [300, 500],
          [length - 30, length - 1],
          [5, length - 2],
        ] as const) {
          const part = await get(path, { range: `bytes=${start}-${end}` })
          expect([part.status, part.headers.get('content-range')], path).toEqual([206, `bytes ${start}-${end}/${length}`])
          expect(part.headers.get('content-length')).toBe(String(end - start + 1))
          expect(Buffer.compare(part.bytes, whole.bytes.subarray(start, end + 1)), `${path} ${start}-${end}`).toBe(0)
        }
        const last = await get(path, { range: 'bytes=-10' })
        expect([last.status, Buffer.compare(last.bytes, whole.bytes.subarray(-10))]).toEqual([206, 0])
        const beyond = await get(path, { range: `bytes=${length}-` })
        expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${length}`])
      }
    })

    it('are sent whole to whoever has a part of another version', async () => {
      const { id, publicId } = await newItem()
      const path = `/media/${publicId}.jpg`
      const { headers } = await get(path)
      const condition = { range: 'bytes=0-9', 'if-range': headers.get('etag') ?? '' }
      expect((await get(path, condition)).status).toBe(206)
      await shop().services.db.updateTable('items').set({ author: 'Somebody else' }).where('id', '=', id).execute()
      expect((await get(path, condition)).status).toBe(200)
    })

    it('answer HEAD as GET, without the picture', async () => {
      const { publicId } = await newItem()
      const address = `http://127.0.0.1:${shop().services.config.port}/media/${publicId}.jpg`
      const [whole, head] = [await fetch(address), await fetch(address, { method: 'HEAD' })]
      for (const name of ['content-length', 'content-type', 'etag', 'cache-control', 'accept-ranges'])
        expect(head.headers.get(name), name).toBe(whole.headers.get(name))
      expect(await head.text()).toBe('')
    })

    it('ask the database for nothing but whether something has changed', async () => {
      const { publicId } = await newItem()
      const queries = await countQueries(shop().services.database.pool)
      await get(`/media/${publicId}.jpg`)
      queries.take()
      await get(`/media/${publicId}.jpg`)
      const asked = queries.take().filter((text) => !/jobs\./.test(text))
      expect(asked).toEqual([expect.stringContaining('pages.changes')])
      await get(`/media/${publicId}.jpg?format=jpeg&compress=800`)
      expect(queries.take().filter((text) => !/jobs\./.test(text))).toEqual([])
    })

    it('disappear within half a minute after their item is rejected', async () => {
      const { id, publicId } = await newItem()
      const path = `/media/${publicId}.jpg`
      expect((await get(path)).status).toBe(200)
      await shop().services.db.updateTable('items').set({ approval: 'rejected' }).where('id', '=', id).execute()
      shop().clock.move(30_001)
      expect((await get(path)).status).toBe(404)
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
