import { createHash, randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { checkAnswer, contract } from '../../testing/contract-check.ts'
import { onOneDatabase } from '../../testing/on-databases.ts'
import { GOOD_REQUESTS, newWorld, type World } from '../../testing/good-requests.ts'
import { addItem, type TestItem } from '../../testing/items.ts'
import { PASSWORD } from '../../testing/members.ts'
import { buy, refund } from '../../testing/purchases.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { signAddress } from '../entitlements/index.ts'

/** Milliseconds. */
const THREE_YEARS = 3 * 365 * 24 * 60 * 60_000
const READS = Object.values(contract.paths).flatMap((methods) => (methods['get'] === undefined ? [] : [methods['get'].operationId]))
const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

onOneDatabase('originals', (shop) => {
  /** Texts that must not leak: an original's key, its file name and its digest. */
  async function secretsOf(world: World, id: number): Promise<string[]> {
    const { original_key: key, original_sha256: sum } = await world.shop.services.db
      .selectFrom('items')
      .select(['original_key', 'original_sha256'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return [key, key.split('/').at(-1)?.split('.')[0] ?? key, sum]
  }

  it('appear in no GET answer to a visitor, another buyer or a seller [TF-03, D-05, P-12]', async () => {
    const world = await newWorld(shop())
    const secrets = await secretsOf(world, world.wanted.id)
    const base64 = world.wanted.bytes.toString('base64').slice(0, 200)
    const callers: Visitor[] = [await shop().visitor(), await shop().member(), await shop().member({ role: 'seller' })]
    await callers[1]?.call('addToCart', { body: { imageId: world.wanted.publicId } })
    await callers[1]?.call('addToWishlist', { body: { product: world.wanted.publicId } })
    for (const id of READS)
      for (const caller of callers) {
        const { request } = await GOOD_REQUESTS[id](world)
        const { body } = await caller.call(id, request)
        const text = Buffer.isBuffer(body) ? body.toString('latin1') : JSON.stringify(body)
        for (const secret of [...secrets, base64]) expect(text, id).not.toContain(secret)
      }
    // The address of an item that was bought does yield bytes, which proves that the requests are good.
    const { request } = await GOOD_REQUESTS.downloadFile(world)
    expect((await callers[0]?.call('downloadFile', request))?.body.data.fileData).toBe(world.bought.bytes.toString('base64'))
  })

  it('are not sent to a user without the right, by any way to download [TF-02, TF-05]', async () => {
    const { services } = shop()
    const bytes = randomBytes(6_000)
    const [paid, zip] = [
      await addItem(services, { bytes }),
      await addItem(services, { file_ext: 'zip', bytes: Buffer.concat([Buffer.from('PK'), randomBytes(6_000)]) }),
    ]
    const free = await addItem(services, { purchase_type: 'free', price: 0 })
    const [buyer, other] = [await shop().member(), await shop().member()]
    const { paymentId } = (await buy(shop(), buyer, [paid, zip])).body.data.order
    const row = (item: TestItem) => services.db.selectFrom('items').selectAll().where('id', '=', item.id).executeTakeFirstOrThrow()
    /** A correctly signed address for a user, even one without the right. */
    const signedFor = async (who: { userId: string }, item: TestItem) => signAddress(services, { publicId: who.userId }, await row(item))
    const addresses: [string, TestItem, string][] = []
    for (const item of [paid, zip]) {
      const own = await signedFor(buyer, item)
      addresses.push(['another buyer', item, await signedFor(other, item)])
      addresses.push(['no user', item, own.replace(/\?.*/, '?user=&expires=9999999999&signature=x')])
      addresses.push(['a forged signature', item, own.replace(/signature=.*/, 'signature=AAAA')])
      addresses.push(['a refunded buyer', item, own])
    }
    addresses.push(['an item that is not approved', free, await signedFor(other, free)])
    await refund(shop(), paymentId)
    await services.db.updateTable('items').set({ approval: 'awaiting' }).where('id', '=', free.id).execute()
    const expired = await signedFor({ userId: buyer.userId }, paid)
    for (const [who, item, address] of [...addresses, ['an expired address', paid, expired] as const]) {
      const late = who === 'an expired address'
      if (late) shop().clock.move(400_000)
      for (const [way, answer] of await allDownloads(address)) {
        const label = `${way}, ${who}`
        expect([400, 401, 403, 404], label).toContain(answer.status)
        const body = Buffer.from(await answer.arrayBuffer())
        expect(body.includes(item.bytes.subarray(0, 12)), label).toBe(false)
        expect(body.includes(item.bytes.toString('base64').slice(0, 40)), label).toBe(false)
        expect(digest(body), label).not.toBe(digest(item.bytes))
      }
      if (late) shop().clock.move(-400_000)
    }
    // Nor do orders and item pages contain a download address.
    for (const who of [buyer, other]) {
      const listed = JSON.stringify((await who.call('listOrders')).body)
      expect(listed).not.toContain('/api/files/')
      for (const item of [paid, zip, free])
        expect(JSON.stringify((await who.call('getImage', { params: { id: item.publicId } })).body)).not.toContain('/api/files/')
    }
  })

  it('are not sent to any address that differs from the buyer’s own in one character [TF-05, P-12]', async () => {
    const { services } = shop()
    const items = [
      await addItem(services, { bytes: randomBytes(6_000) }),
      await addItem(services, { file_ext: 'zip', bytes: Buffer.concat([Buffer.from('PK'), randomBytes(6_000)]) }),
    ]
    const buyer = await shop().member()
    await buy(shop(), buyer, items)
    let attempts = 0
    for (const { id, bytes } of items) {
      const row = await services.db.selectFrom('items').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
      const own = signAddress(services, { publicId: buyer.userId }, row)
      expect(digest(Buffer.from(await (await buyer.fetch(own)).arrayBuffer()))).toBe(digest(bytes))
      for (const address of alteredIn(own, [row.public_id, buyer.userId, /(?<=expires=)\d+/, /(?<=signature=).+/]))
        for (const [way, answer] of await allDownloads(address)) {
          attempts += 1
          expect([400, 401, 403, 404], `${way} ${address}`).toContain(answer.status)
          expect(Buffer.from(await answer.arrayBuffer()).includes(bytes.subarray(0, 12)), `${way} ${address}`).toBe(false)
        }
    }
    expect(attempts).toBeGreaterThanOrEqual(500)
  })

  it('are sent to their buyer three years later, as on the first day [P-12, ORD-04]', async () => {
    const buyer = await shop().member()
    const item = await addItem(shop().services, { bytes: randomBytes(6_000) })
    await buy(shop(), buyer, [item])
    shop().clock.move(THREE_YEARS)
    const later = await shop().visitor()
    later.token = (await later.call('login', { body: { email: buyer.email, password: PASSWORD } })).body.data.token
    const [order] = (await later.call('listOrders')).body.data.order
    const answer = await later.fetch(order.imageId[0].original)
    shop().clock.move(-THREE_YEARS)
    expect([answer.status, digest(Buffer.from(await answer.arrayBuffer()))]).toEqual([200, digest(item.bytes)])
  })

  /** An address with each character of these parts of it replaced by another one. */
  function alteredIn(address: string, parts: readonly (string | RegExp)[]): string[] {
    return parts.flatMap((part) => {
      const [found = '', at = 0] =
        typeof part === 'string' ? [part, address.indexOf(part)] : [part.exec(address)?.[0], part.exec(address)?.index]
      return Array.from(found, (character, n) => {
        const other = /\d/.test(character) ? String((Number(character) + 1) % 10) : character === 'a' ? 'b' : 'a'
        return address.slice(0, at + n) + other + address.slice(at + n + 1)
      })
    })
  }

  /** Requests an address in every way, without a session, which downloads do not need. */
  async function allDownloads(address: string): Promise<[string, Response][]> {
    const visitor = await shop().visitor()
    return [
      ['GET', await visitor.fetch(address)],
      ['HEAD', await visitor.fetch(address, { method: 'HEAD' })],
      ['a part', await visitor.fetch(address, { headers: { range: 'bytes=0-99' } })],
      ['inside JSON', await visitor.fetch(`/api/image-download?file_url=${encodeURIComponent(address)}`)],
    ]
  }

  it('appear in no page or sitemap, and no list has a field for them [TF-03, D-05]', async () => {
    const world = await newWorld(shop())
    const { wanted, free } = world
    const secrets = [...(await secretsOf(world, wanted.id)), ...(await secretsOf(world, free.id)), '/api/files/']
    for (const path of [
      '/',
      '/search',
      '/search/tea',
      `/image/tea-gardens-on-misty-hills-${wanted.publicId}`,
      `/image/tea-gardens-on-misty-hills-${free.publicId}`,
      `/imageDetails?id=${wanted.publicId}`,
      '/sitemap.xml',
      '/robots.txt',
    ]) {
      const text = await (await fetch(`${shop().url}${path}`, { headers: { accept: 'text/html' } })).text()
      for (const secret of secrets) expect(text, path).not.toContain(secret)
    }
    const nobody = await shop().visitor()
    for (const id of ['listImages', 'filterImages', 'suggestImages', 'getImage', 'getHomePage', 'listBanners'] as const) {
      const { body } = await nobody.call(id, (await GOOD_REQUESTS[id](world)).request)
      expect(JSON.stringify(body), id).not.toContain('"original"')
    }
    const list = (await nobody.call('listImages')).body
    const leaking = { ...list, data: { ...list.data, image: [{ ...list.data.image[0], original: '/api/files/x' }] } }
    expect(() => checkAnswer('listImages', leaking)).toThrow()
  })

  it('have unguessable keys, and their folder is not served [TF-04]', async () => {
    const world = await newWorld(shop())
    const [key = ''] = await secretsOf(world, world.free.id)
    const name = key.split('/').at(-1) ?? ''
    expect(name.split('.')[0]).toHaveLength(32)
    const id = world.free.publicId
    for (const path of [
      `/${key}`,
      `/media/${key}`,
      `/media/../${key}`,
      `/media/..%2f${key}`,
      `/media/${name}`,
      `/media/original/${id}.jpg`,
      `/media/${id}/original.jpg`,
      `/files/${key}`,
      `/data/files/${key}`,
      `/assets/../../data/files/${key}`,
      '/uploads/',
      '/files/',
      '/media/',
      '/originals/',
      '/.env',
      '/.git/config',
    ])
      for (const method of ['GET', 'HEAD']) {
        const response = await fetch(`${shop().url}${path}`, { method, headers: { accept: 'image/*', range: 'bytes=0-' } })
        expect([400, 404], `${method} ${path}`).toContain(response.status)
        expect(digest(new Uint8Array(await response.arrayBuffer()))).not.toBe(digest(world.free.bytes))
      }
  })

  it('have previews only in the formats, widths and paths that the import creates [TF-09]', async () => {
    const { wanted } = await newWorld(shop())
    const status = async (query: string) => (await fetch(`${shop().url}/media/${wanted.publicId}.jpg${query}`)).status
    expect(await status('')).toBe(200)
    for (const query of [
      '?format=../../x',
      '?compress=9e9',
      '?w=300000&compress=300000',
      '?format=png',
      '?compress=401',
      '?format=avif&format=webp',
    ])
      expect(await status(query), query).toBe(400)
  })
})
