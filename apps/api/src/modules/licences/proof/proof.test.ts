import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { archiveOf } from '../../../testing/archives.ts'
import { addItem, type TestItem } from '../../../testing/items.ts'
import { certificateBytes, lastLicence } from '../../../testing/licences.ts'
import { onBothDatabases } from '../../../testing/on-databases.ts'
import { readPdf } from '../../../testing/pdf.ts'
import { buy } from '../../../testing/purchases.ts'
import type { Visitor } from '../../../testing/visitor.ts'
import { entriesOfZip } from '../../../testing/zip.ts'
import { checkCertificate, keySet } from '../index.ts'

const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
/** Another one each time. */
const drawn = () =>
  sharp({ create: { width: 320, height: 200, channels: 3, background: '#4d7a1c', noise: { type: 'gaussian', mean: 128, sigma: 30 } } })
const PICTURES: Record<string, { ext: string; draw: () => Promise<Buffer> }> = {
  'a JPEG': { ext: 'jpg', draw: () => drawn().jpeg().toBuffer() },
  'a JPEG with Exif': {
    ext: 'jpg',
    draw: () =>
      drawn()
        .withExif({ IFD0: { Artist: 'Meera' } })
        .jpeg()
        .toBuffer(),
  },
  'a JPEG with XMP': { ext: 'jpg', draw: () => drawn().withXmp(OWN).jpeg().toBuffer() },
  'a PNG': { ext: 'png', draw: () => drawn().png().toBuffer() },
  'a PNG with XMP': { ext: 'png', draw: () => drawn().withXmp(OWN).png().toBuffer() },
}
const OWN = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="uuid:1" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xapRights="http://ns.adobe.com/xap/1.0/rights/"><dc:title>Kept</dc:title><xapRights:UsageTerms>Mine</xapRights:UsageTerms></rdf:Description></rdf:RDF></x:xmpmeta>`
const xmpOf = async (file: Buffer): Promise<string> => (await sharp(file).metadata()).xmp?.toString() ?? ''
const pixelsOf = async (file: Buffer): Promise<string> => digest(await sharp(file).raw().toBuffer())

interface Downloaded {
  buyer: Visitor & { userId: string }
  item: TestItem
  code: string
  address: string
  file: Buffer
  etag: string
  length: string
}

onBothDatabases(
  'a download with its proof',
  (shop) => {
    const draw = async (kind: string) => {
      const { ext, draw: drawKind } = PICTURES[kind] ?? { ext: '', draw: () => Promise.reject(new Error(kind)) }
      return { ext, bytes: await drawKind() }
    }
    const download = async (bytes: Buffer, ext: string): Promise<Downloaded> => {
      const buyer = await shop().member()
      const item = await addItem(shop().services, { bytes, file_ext: ext })
      const [line] = (await buy(shop(), buyer, [item])).body.data.order.imageId
      const answer = await buyer.fetch(line.original)
      const file = Buffer.from(await answer.arrayBuffer())
      return {
        buyer,
        item,
        code: (await lastLicence(buyer)).code,
        address: line.original,
        file,
        etag: answer.headers.get('etag') ?? '',
        length: answer.headers.get('content-length') ?? '',
      }
    }

    it.each(['a JPEG', 'a JPEG with Exif', 'a JPEG with XMP', 'a PNG', 'a PNG with XMP'])(
      'of %s names licensor, licence and code, and is the same picture',
      async (kind) => {
        const { bytes, ext } = await draw(kind)
        const { file, code, etag, length } = await download(bytes, ext)
        const xmp = await xmpOf(file)
        const url = shop().services.publicUrl
        for (const words of [code, `<plus:LicensorName>Chitra</plus:LicensorName>`, `${url}/licence/2026-11`]) expect(xmp).toContain(words)
        if (kind.endsWith('XMP')) {
          expect(xmp).toContain('<dc:title>Kept</dc:title>')
          // About the same resource, and nothing that was said is said again: the older prefix is the same namespace.
          expect(xmp.match(/rdf:about="uuid:1"/g)).toHaveLength(2)
          expect(xmp.match(/:UsageTerms>/g)).toHaveLength(2)
        } else expect(xmp).toContain(`${url}/verify/${code}`)
        if (ext === 'jpg') expect((await sharp(file).metadata()).iptc?.toString()).toContain(code)
        expect((await sharp(file).metadata()).exif?.toString('latin1') ?? '').toBe(
          (await sharp(bytes).metadata()).exif?.toString('latin1') ?? '',
        )
        expect(await pixelsOf(file)).toBe(await pixelsOf(bytes))
        expect([etag, length]).toEqual([`"${digest(file)}"`, String(file.length)])
      },
    )

    it('comes in parts, as base64 and in a zip as the same bytes', async () => {
      const { bytes, ext } = await draw('a JPEG with XMP')
      const { buyer, item, address, file, etag } = await download(bytes, ext)
      const parts: Buffer[] = []
      for (let at = 0; at < file.length; at += 700) {
        const part = await buyer.fetch(address, {
          headers: { range: `bytes=${at}-${Math.min(at + 699, file.length - 1)}`, 'if-range': etag },
        })
        expect(part.status).toBe(206)
        parts.push(Buffer.from(await part.arrayBuffer()))
      }
      expect(Buffer.concat(parts).equals(file)).toBe(true)
      const inside = (await buyer.call('downloadFile', { query: { file_url: address } })).body.data.fileData
      expect(Buffer.from(inside, 'base64').equals(file)).toBe(true)
      const { pathname, search } = await archiveOf(buyer, { items: [item.publicId] })
      const [zipped] = await entriesOfZip(Buffer.from(await (await buyer.fetch(pathname + search)).arrayBuffer()))
      expect(zipped?.bytes.equals(file)).toBe(true)
    })

    it('is named by the certificate, beside the seller’s file, and both are known to the check', async () => {
      const { bytes, ext } = await draw('a PNG')
      const { buyer, code, file } = await download(bytes, ext)
      const checked = await checkCertificate(await certificateBytes(buyer, code, 'json'), await keySet(shop().services.db))
      expect(checked).toMatchObject({
        facts: { file: { sha256: digest(bytes), bytes: bytes.length }, proof: { sha256: digest(file), bytes: file.length } },
      })
      const { text } = await readPdf(await certificateBytes(buyer, code, 'pdf'))
      expect(text.replaceAll(/\s/g, '')).toContain(digest(file))
      const { verification } = (await (await shop().visitor()).call('verifyLicence', { params: { code } })).body.data
      expect(verification.files).toEqual([digest(bytes), digest(file)])
    })

    it('of a free item is the same for simultaneous first downloads', async () => {
      const { bytes, ext } = await draw('a JPEG')
      const [buyer, item] = [await shop().member(), await addItem(shop().services, { bytes, file_ext: ext, purchase_type: 'free' })]
      const { image } = (await buyer.call('getImage', { params: { id: item.publicId } })).body.data
      const answers = await Promise.all(Array.from({ length: 5 }, () => buyer.fetch(image.original)))
      const files = await Promise.all(answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())))
      expect(new Set(files.map(digest)).size).toBe(1)
      expect(await xmpOf(files[0] ?? Buffer.alloc(0))).toContain((await lastLicence(buyer)).code)
    })

    it('of an item that was bought twice has the newest code, and in the zip of the first order the first one', async () => {
      const { bytes, ext } = await draw('a JPEG')
      const { buyer, item, code: first } = await download(bytes, ext)
      const firstOrder = (await buyer.call('listOrders')).body.data.order[0]._id
      await buyer.call('addToCart', { body: { imageId: item.publicId, again: true } })
      const [line] = (await buy(shop(), buyer, [])).body.data.order.imageId
      const { code } = await lastLicence(buyer)
      expect(code).not.toBe(first)
      expect(await xmpOf(Buffer.from(await (await buyer.fetch(line.original)).arrayBuffer()))).toContain(code)
      const { pathname, search } = await archiveOf(buyer, { orders: [firstOrder] })
      const [zipped] = await entriesOfZip(Buffer.from(await (await buyer.fetch(pathname + search)).arrayBuffer()))
      expect(await xmpOf(zipped?.bytes ?? Buffer.of())).toContain(first)
    })

    describe('is the seller’s file, unchanged,', () => {
      it.each([
        ['for another type', 'svg', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
        ['where a JPEG ends in its metadata', 'jpg', async () => (await draw('a JPEG with XMP')).bytes.subarray(0, 90)],
        ['where a JPEG is three bytes long', 'jpg', () => Buffer.from([0xff, 0xd8, 0xff])],
        ['where a segment says that it has no length', 'jpg', () => Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 0, 0xff, 0xdb, 0, 4])],
        [
          'where a PNG has no header',
          'png',
          async () => Buffer.concat([(await draw('a PNG')).bytes.subarray(0, 8), Buffer.from('\0\0\0\0IDAT\0\0\0\0')]),
        ],
      ])('%s', async (_, ext, made) => {
        const bytes = await made()
        expect((await download(bytes, ext)).file.equals(bytes)).toBe(true)
      })
    })
  },
  { PROOF_IN_FILES: 'on' },
)
