import { createHash, randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { take } from '@chitra/api-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addItem } from '../testing/items.ts'
import { startTestShop, type TestShop, type Visitor } from '../testing/shop.ts'

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

describe('downloads', () => {
  let shop: TestShop
  let canary: Server
  let hits = 0
  let canaryUrl: string
  let buyer: Visitor & { userId: string }
  beforeAll(async () => {
    shop = await startTestShop('embedded')
    buyer = await shop.buyer('downloads@example.com')
    canary = createServer((_, response) => {
      hits += 1
      response.end('fetched')
    })
    await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve))
    canaryUrl = `http://127.0.0.1:${(canary.address() as { port: number }).port}/`
  })
  afterAll(async () => {
    canary.close()
    await shop.remove()
  })
  const freeItem = (fields: object = {}) => addItem(shop.services, { purchase_type: 'free', price: 0, ...fields })
  const originalOf = async (who: Visitor, id: string) =>
    (await take(who.api.GET('/api/images/{id}', { params: { path: { id } } }))).data.image.original
  const file = (url: string, init?: RequestInit) => fetch(`${shop.url}${url}`, init)

  it('look an address up and never fetch it: forty kinds of hostile file_url get no byte and make no connection [TF-01, D-04]', async () => {
    const item = await freeItem()
    const good = (await originalOf(buyer, item.publicId)) ?? ''
    const hostile = [
      canaryUrl,
      `${canaryUrl}media/${item.publicId}.jpg`,
      'http://169.254.169.254/latest/meta-data',
      'file:///etc/passwd',
      '/etc/passwd',
      '../../.env',
      '..%2f..%2f.env',
      '//evil.example/x',
      'http:/\\evil',
      'javascript:alert(1)',
      `http://127.0.0.1@${new URL(canaryUrl).host}/api/files/a/b?user=a&expires=1&signature=x`,
      `${shop.url}@evil.example/api/files/a/b`,
      `/api/files/../../../etc/passwd?user=a&expires=1&signature=x`,
      `/api/files/${item.publicId}/x`,
      good.replace(/signature=(.)/, (_, first) => `signature=${first === 'A' ? 'B' : 'A'}`),
      good.replace(/user=[^&]+/, 'user=other'),
      good.replace(/expires=\d+/, 'expires=9999999999'),
      good.replace(item.publicId, 'zzzzzzzz'),
      good.replace('/api/files/', '/api/files/%2e%2e/'),
      `${good}&user=other`.replace(/user=[^&]+&/, ''),
      good.replace(/expires=\d+/, 'expires=1e9'),
      good.replace(/expires=\d+/, 'expires=-1'),
      '\u0000',
      'x'.repeat(2048),
      `/media/${item.publicId}.jpg`,
      'originals/aa/bb.jpg',
      '/files/originals',
      'data:text/plain,hello',
      'ftp://127.0.0.1/x',
      'gopher://127.0.0.1',
      `http://[::1]/api/files/${item.publicId}/x`,
      `http://localhost:1/${good}`,
      `https:${good}`,
      `\\\\evil\\share`,
      `//${new URL(canaryUrl).host}${good}`,
      ' ',
      '?',
      '#',
      'null',
      'undefined',
    ]
    for (const url of hostile) {
      const response = await file(`/api/image-download?file_url=${encodeURIComponent(url)}`)
      expect([400, 403, 404], url).toContain(response.status)
      expect(await response.text()).not.toContain('fileData')
    }
    expect(hits).toBe(0)
    expect((await file(`/api/image-download?file_url=${encodeURIComponent(good)}`)).status).toBe(200)
  })

  it('give the original to who may have it, and not a byte to others, on every way [TF-02, D-05]', async () => {
    const paid = await addItem(shop.services)
    const awaiting = await freeItem({ approval: 'awaiting' })
    const visitor = await shop.visitor()
    for (const who of [visitor, buyer]) expect(await originalOf(who, paid.publicId)).toBeUndefined()
    expect(await originalOf(visitor, (await freeItem()).publicId)).toBeUndefined()
    expect((await buyer.api.GET('/api/images/{id}', { params: { path: { id: awaiting.publicId } } })).response.status).toBe(404)
    expect((await buyer.api.POST('/api/image/download', { body: { product_id: paid.publicId } })).response.status).toBe(404)
    expect((await visitor.api.POST('/api/image/download', { body: { product_id: paid.publicId } })).response.status).toBe(401)
    expect(
      (await buyer.api.POST('/api/image/download', { body: { product_id: (await freeItem()).publicId, user_id: 'somebodyelse' } })).response
        .status,
    ).toBe(403)
  })

  it('let an address live five minutes, for its item and user alone [TF-05]', async () => {
    const item = await freeItem()
    const url = (await originalOf(buyer, item.publicId)) ?? ''
    const response = await file(url)
    expect(response.status).toBe(200)
    expect(hash(new Uint8Array(await response.arrayBuffer()))).toBe(hash(item.bytes))
    for (const changed of [
      url.replace(item.publicId, (await freeItem()).publicId),
      url.replace(/expires=(\d+)/, (_, at) => `expires=${Number(at) + 1}`),
      url.replace(/user=[^&]+/, 'user=abc'),
    ])
      expect((await file(changed)).status).toBe(404)
    shop.clock.move(301_000)
    expect((await file(url)).status).toBe(403)
    shop.clock.move(-301_000)
  })

  it('go on where they were cut: Range, ETag and If-Range after RFC 9110', async () => {
    const item = await freeItem({ bytes: randomBytes(100_000) })
    const url = (await originalOf(buyer, item.publicId)) ?? ''
    const whole = await file(url, { method: 'HEAD' })
    expect([whole.status, whole.headers.get('accept-ranges'), whole.headers.get('content-length')]).toEqual([200, 'bytes', '100000'])
    const part = await file(url, { headers: { range: 'bytes=99990-' } })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 99990-99999/100000'])
    expect(Buffer.from(await part.arrayBuffer()).equals(item.bytes.subarray(99_990))).toBe(true)
    expect((await file(url, { headers: { range: 'bytes=-5' } })).headers.get('content-range')).toBe('bytes 99995-99999/100000')
    expect((await file(url, { headers: { range: 'bytes=200000-' } })).status).toBe(416)
    expect((await file(url, { headers: { range: 'bytes=0-1', 'if-range': '"another"' } })).status).toBe(200)
  })

  it('carry a readable name in any script, and image.zip for bundles [TF-06, CART-12]', async () => {
    const nameOf = async (fields: object) => {
      const url = (await originalOf(buyer, (await freeItem(fields)).publicId)) ?? ''
      const response = await file(url)
      expect(response.status).toBe(200)
      return response.headers.get('content-disposition')
    }
    expect(await nameOf({ name: 'दीवाली' })).toBe(`attachment; filename="image.jpg"; filename*=UTF-8''${encodeURIComponent('दीवाली')}.jpg`)
    expect(await nameOf({ name: 'a"; x=1\r\nX: 1' })).toBe(`attachment; filename="a-x-1-X-1.jpg"; filename*=UTF-8''a-x-1-X-1.jpg`)
    expect((await nameOf({ name: 'x'.repeat(300) }))?.length).toBeLessThan(250)
    expect(await nameOf({ file_ext: 'zip' })).toContain('filename="image.zip"')
  })

  it('answer 413 with the direct address above 10 MB [D-04]', async () => {
    const item = await freeItem({ bytes: Buffer.alloc(10 * 1024 * 1024 + 1, 7) })
    const url = (await originalOf(buyer, item.publicId)) ?? ''
    const response = await file(`/api/image-download?file_url=${encodeURIComponent(url)}`)
    const body = (await response.json()) as { data: { url: string } }
    expect([response.status, body.data.url]).toEqual([413, url])
    expect((await (await file(body.data.url)).arrayBuffer()).byteLength).toBe(item.bytes.length)
  })

  it('keep originals out of every public answer and folder [TF-03, TF-04]', async () => {
    const item = await addItem(shop.services)
    const { original_key: key } = await shop.services.db
      .selectFrom('items')
      .select('original_key')
      .where('id', '=', item.id)
      .executeTakeFirstOrThrow()
    const answers = await Promise.all(
      [
        '/api/images-list/',
        `/api/images/${item.publicId}`,
        '/api/images/suggestions/?search=tea',
        '/api/banner/',
        '/api/site-settings',
        '/',
      ].map(async (path) => await (await file(path)).text()),
    )
    const secret = key.split('/').at(-1)?.split('.')[0] ?? 'none'
    for (const text of answers) expect(text).not.toContain(secret)
    for (const path of [`/${key}`, `/media/${key}`, `/media/../${key}`, '/uploads/', '/files/', `/media/${item.publicId}/original.jpg`]) {
      const response = await file(path, { headers: { accept: 'image/*' } })
      expect(response.status, path).toBe(404)
    }
  })

  it('serve only the pictures that the import made: no other format, width or path [TF-09, GAL-05]', async () => {
    const item = await addItem(shop.services)
    expect((await file(`/media/${item.publicId}.jpg`)).status).toBe(200)
    for (const query of ['format=../../x', 'compress=9e9', 'w=300000&compress=300000', 'format=png', 'compress=401'])
      expect((await file(`/media/${item.publicId}.jpg?${query}`)).status, query).toBe(400)
  })
})
