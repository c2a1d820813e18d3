import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { contract } from '../../testing/contract-check.ts'
import { bothHomes } from '../../testing/both-homes.ts'
import { GOOD_REQUESTS, newWorld, type World } from '../../testing/good-requests.ts'
import type { Visitor } from '../../testing/visitor.ts'

const READS = Object.values(contract.paths).flatMap((methods) => (methods['get'] === undefined ? [] : [methods['get'].operationId]))
const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

bothHomes('originals', (shop) => {
  /** What gives an original away: where it lies, its digest, its bytes. */
  async function tracesOf(world: World, id: number): Promise<string[]> {
    const { original_key: key, original_sha256: sum } = await world.shop.services.db
      .selectFrom('items')
      .select(['original_key', 'original_sha256'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return [key, key.split('/').at(-1)?.split('.')[0] ?? key, sum]
  }

  it('are in no answer of any reading call, to nobody, to another buyer, to a seller [TF-03, D-05, P-12]', async () => {
    const world = await newWorld(shop())
    const traces = await tracesOf(world, world.wanted.id)
    const base64 = world.wanted.bytes.toString('base64').slice(0, 200)
    const callers: Visitor[] = [await shop().visitor(), await shop().member(), await shop().member({ role: 'seller' })]
    await callers[1]?.call('addToCart', { body: { imageId: world.wanted.publicId } })
    await callers[1]?.call('addToWishlist', { body: { product: world.wanted.publicId } })
    for (const id of READS)
      for (const caller of callers) {
        const { request } = await GOOD_REQUESTS[id](world)
        const { body } = await caller.call(id, request)
        const text = Buffer.isBuffer(body) ? body.toString('latin1') : JSON.stringify(body)
        for (const trace of [...traces, base64]) expect(text, id).not.toContain(trace)
      }
    // The look finds what is there: the buyer of the other one gets its bytes.
    const { request } = await GOOD_REQUESTS.downloadFile(world)
    expect((await callers[0]?.call('downloadFile', request))?.body.data.fileData).toBe(world.bought.bytes.toString('base64'))
  })

  it('lie under no address that can be guessed, and their folder is not shown [TF-04]', async () => {
    const world = await newWorld(shop())
    const [key = ''] = await tracesOf(world, world.free.id)
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

  it('have public pictures beside them that the import made: no other format, width or path [TF-09, GAL-05]', async () => {
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
