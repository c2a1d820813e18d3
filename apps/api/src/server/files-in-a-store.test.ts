import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chitra } from '../cli/testing.ts'
import { pictureKey } from '../modules/catalogue/index.ts'
import { newMigratedStorage } from '../testing/databases.ts'
import { addItem } from '../testing/items.ts'
import { originalOf } from '../testing/originals.ts'
import { type S3Store, startS3Store } from '../testing/s3-store.ts'
import { startTestShop, type TestShop } from '../testing/shop.ts'

const thumbnail = { width: 400, format: 'avif' } as const

let store: S3Store
beforeAll(async () => void (store = await startS3Store()))
afterAll(() => store.close())

const pathOf = (publicId: string) => `/media/${publicId}.jpg?format=avif&compress=400`

async function itemWithThumbnail(shop: TestShop) {
  const item = await addItem(shop.services, { purchase_type: 'free', price: 0 })
  await shop.services.files.put(pictureKey(item.publicId, thumbnail), Buffer.from('a thumbnail'))
  return item
}

describe('a shop whose files are in a store', () => {
  it('shows pictures, sends originals whole and in part, and is not well while the store is away', async () => {
    const own = await startS3Store()
    const shop = await startTestShop('postgres', { FILES_URL: own.url })
    try {
      const item = await itemWithThumbnail(shop)
      const buyer = await shop.member()
      expect(await (await buyer.fetch(pathOf(item.publicId))).text()).toBe('a thumbnail')
      const address = await originalOf(buyer, item)
      expect(Buffer.from(await (await buyer.fetch(address)).arrayBuffer()).equals(item.bytes)).toBe(true)
      const part = await buyer.fetch(address, { headers: { range: 'bytes=10-19' } })
      expect([part.status, Buffer.from(await part.arrayBuffer())]).toEqual([206, item.bytes.subarray(10, 20)])
      expect((await buyer.call('getHealth')).status).toBe(200)
      await own.close()
      expect((await buyer.call('getHealth')).status).toBe(503)
      // The item's own page needs no file.
      expect((await buyer.call('getImage', { params: { id: item.publicId } })).status).toBe(200)
    } finally {
      await shop.remove()
    }
  })

  it('with FILES_DIRECT sends browsers there for thumbnails, and lets pages show them; previews it sends itself', async () => {
    const shop = await startTestShop('postgres', { FILES_URL: store.url, FILES_DIRECT: 'yes' })
    try {
      const item = await itemWithThumbnail(shop)
      const visitor = await shop.visitor()
      const answer = await visitor.fetch(pathOf(item.publicId), { redirect: 'manual' })
      const location = answer.headers.get('location') ?? ''
      expect([answer.status, new URL(location).origin, answer.headers.get('cache-control')]).toEqual([
        302,
        store.origin,
        'public, max-age=60',
      ])
      // Of a width that it has no file of, the next wider one.
      const narrower = await visitor.fetch(pathOf(item.publicId).replace('400', '328'), { redirect: 'manual' })
      expect(new URL(narrower.headers.get('location') ?? '').pathname).toBe(new URL(location).pathname)
      const missing = await visitor.fetch(pathOf(item.publicId).replace('400', '800'), { redirect: 'manual' })
      expect(missing.status).toBe(404)
      const sent = await fetch(location)
      expect([await sent.text(), sent.headers.get('content-type')]).toEqual(['a thumbnail', 'image/avif'])
      expect((await visitor.fetch('/api/health')).headers.get('content-security-policy')).toContain(
        `img-src 'self' data: blob: ${store.origin}`,
      )
      expect((await visitor.fetch(`/media/${item.publicId}.jpg`, { redirect: 'manual' })).status).toBe(200)
    } finally {
      await shop.remove()
    }
  })

  it('does not start without its store, and says which one', async () => {
    await expect(startTestShop('postgres', { FILES_URL: `s3://nobody?endpoint=${store.origin}` })).rejects.toThrow(
      /No files can be written to s3:\/\/nobody.*Check FILES_URL/,
    )
  })
})

describe('copy-files', () => {
  it('takes a shop’s files to a store and back', async () => {
    const storage = await newMigratedStorage('postgres')
    const place = store.url.replace('/shop?', '/moved?')
    const files = join(storage.dataDir, 'files')
    let shop = await startTestShop('postgres', {}, storage)
    try {
      const item = await itemWithThumbnail(shop)
      const there = await chitra(storage, ['copy-files', place], store.environment)
      expect([there.code, there.err, there.out]).toEqual([
        0,
        '',
        expect.stringMatching(/[34] files \(\d+ bytes\) copied to s3:.*; 0 were there already/),
      ])
      await shop.stop()
      rmSync(files, { recursive: true })
      shop = await startTestShop('postgres', { FILES_URL: place }, storage)
      const buyer = await shop.member()
      expect(Buffer.from(await (await buyer.fetch(await originalOf(buyer, item))).arrayBuffer()).equals(item.bytes)).toBe(true)
      await shop.stop()
      const back = await chitra(storage, ['copy-files', 'folder'], { ...store.environment, FILES_URL: place })
      expect([back.code, back.err]).toEqual([0, ''])
      shop = await startTestShop('postgres', {}, storage)
      expect(await (await (await shop.visitor()).fetch(pathOf(item.publicId))).text()).toBe('a thumbnail')
    } finally {
      await shop.remove()
    }
  })

  it('refuses a place that is none, the one where the files are, one that takes no files, and a shop without any', async () => {
    const storage = { dataDir: '/nonexistent', databaseUrl: null }
    const refusal = async (place: string) => {
      const { code, err } = await chitra(storage, ['copy-files', place], store.environment)
      return [code, err.trim()]
    }
    for (const none of ['https://example.com', 's3://', 's3://a b'])
      expect(await refusal(none), none).toEqual([2, 'The place is `folder`, or a store such as s3://my-shop.'])
    expect(await refusal(store.url)).toEqual([2, 'There are no files in /nonexistent. Check DATA_DIR and FILES_URL.'])
    expect(await refusal('folder')).toEqual([2, 'The files are there already: FILES_URL says so.'])
    expect(await refusal(`s3://nobody?endpoint=${store.origin}`)).toEqual([
      2,
      expect.stringContaining('No files can be written to s3://nobody'),
    ])
  })
})
