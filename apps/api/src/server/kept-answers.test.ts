import { expect, it } from 'vitest'
import { onOneDatabase } from '../testing/on-databases.ts'
import { addItem } from '../testing/items.ts'
import { countQueries } from '../testing/count-queries.ts'
import { UNFILTERED } from '../modules/search/index.ts'
import { buy } from '../testing/purchases.ts'

const FOR_ALL = 'public, max-age=0, s-maxage=10'

onOneDatabase('an answer that everybody without a session gets alike', (shop) => {
  const get = (path: string, headers: Record<string, string> = {}) => fetch(shop().url + path, { headers })

  it('takes at most two round trips to the database, one of them to see whether anything has changed', async () => {
    const { publicId } = await addItem(shop().services, { name: 'Lamp', keywords: ['lamp', 'diya', 'light', 'night'] })
    const paths = [
      '/api/images-list/',
      '/api/images-list/?search=lamp',
      '/api/images-list/?search=nothinglikeit',
      '/api/images-list/?categoryId=image&search=lamp',
      '/api/images/?search=lamp',
      '/api/images/suggestions/?search=la',
      '/api/images/suggestions/?search=la&details=true',
      `/api/images/${publicId}`,
      '/api/categories/',
      '/api/popularSearches/',
      '/api/site-settings',
      '/',
      '/search',
      `/image/x-${publicId}`,
    ]
    const queries = await countQueries(shop().services.database.pool)
    for (const path of paths) {
      await (await get(path, { accept: '*/*' })).arrayBuffer()
      queries.take()
      await (await get(path, { accept: '*/*' })).arrayBuffer()
      // The queue asks for its jobs by itself.
      const asked = queries.take().filter((text) => !/jobs\./.test(text))
      expect(asked.length, `${path}: ${asked.join('\n')}`).toBeLessThanOrEqual(2)
    }
  })

  it('is, of an item, made by at most two round trips, once its words are known', async () => {
    const words = ['tiger', 'forest', 'stripes', 'jungle', 'wild life', 'rain']
    const { services } = shop()
    const items = await Promise.all(words.map((word) => addItem(services, { name: `Tiger ${word}`, keywords: words })))
    await services.search.settle()
    for (const word of words) await services.search.list({ ...UNFILTERED, search: word, categoryId: null, limit: 1, page: 1 })
    await services.db
      .insertInto('item_neighbours')
      .values(
        items.map(({ id }) => ({
          item_id: id,
          near: items.map((one) => one.id).filter((one) => one !== id),
          likeness: [9, 8, 7, 6, 5].map((n) => 100 * n),
        })),
      )
      .execute()
    const queries = await countQueries(services.database.pool)
    for (const { publicId } of items) {
      queries.take()
      const { data } = (await (await get(`/api/images/${publicId}`)).json()) as { data: { similar: { _id: string }[] } }
      expect(data.similar.map((one) => one._id)).toEqual(
        expect.arrayContaining(items.map((one) => one.publicId).filter((id) => id !== publicId)),
      )
      // What looks for changes does so a few times a second, however many answers are made.
      const asked = queries.take().filter((text) => !/jobs\.|pages\.changes|search\.changes/.test(text))
      expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(2)
    }
  })

  it('may be held by a shared cache, has an ETag, and is answered with 304 to whoever has it', async () => {
    const { publicId } = await addItem(shop().services, { name: 'Tea', keywords: ['tea', 'hills'] })
    const paths = [
      '/api/images-list/?search=tea',
      '/api/images/?search=tea',
      '/api/images/suggestions/?search=te',
      '/api/categories/',
      '/api/site-settings',
      `/api/images/${publicId}`,
    ]
    for (const path of paths) {
      const answer = await get(path)
      expect([answer.status, answer.headers.get('cache-control'), answer.headers.getSetCookie()], path).toEqual([200, FOR_ALL, []])
      expect(answer.headers.get('vary'), path).toMatch(/accept-encoding/)
      const again = await get(path, { 'if-none-match': answer.headers.get('etag') ?? '' })
      expect([again.status, await again.text(), again.headers.get('cache-control')], path).toEqual([304, '', FOR_ALL])
      const head = await fetch(shop().url + path, { method: 'HEAD' })
      expect([head.headers.get('etag'), head.headers.get('cache-control')], path).toEqual([answer.headers.get('etag'), FOR_ALL])
    }
  })

  it('is not kept, here or in a shared cache, for a search by a picture of one’s own [LOOK-02]', async () => {
    const look = 'A'.repeat(342)
    for (const path of [`/api/images-list/?look=${look}`, `/api/images/?search=tea&look=${look}`, `/search?look=${look}`]) {
      const answer = await get(path, { accept: '*/*' })
      expect([answer.status < 500, answer.headers.get('cache-control')], path).toEqual([true, 'no-store'])
    }
    const queries = await countQueries(shop().services.database.pool)
    const asked = async (path: string) => {
      await get(path)
      queries.take()
      await get(path)
      return queries.take().filter((text) => /from items/.test(text)).length
    }
    await addItem(shop().services, { name: 'Tea', keywords: ['tea'] })
    expect(await asked('/api/images-list/?like=nosuch')).toBe(0)
    expect((await get('/api/images-list/?like=nosuch')).headers.get('cache-control')).toBe(FOR_ALL)
  })

  it('is another after a change of the catalogue', async () => {
    const { publicId } = await addItem(shop().services, { name: 'Old name' })
    const path = `/api/images/${publicId}`
    const before = await get(path)
    await shop().services.db.updateTable('items').set({ name: 'New name' }).where('public_id', '=', publicId).execute()
    const after = await get(path, { 'if-none-match': before.headers.get('etag') ?? '' })
    expect([after.status, ((await after.json()) as { data: { image: { name: string } } }).data.image.name]).toEqual([200, 'New name'])
    await shop().services.db.updateTable('items').set({ approval: 'rejected' }).where('public_id', '=', publicId).execute()
    const refused = await get(path)
    expect([refused.status, refused.headers.get('cache-control'), refused.headers.get('etag')]).toEqual([403, 'no-store', null])
  })

  it('is not what somebody with a session is answered, nor the other way round [TB-05]', async () => {
    const buyer = await shop().member()
    const item = await addItem(shop().services)
    await buy(shop(), buyer, [item])
    const path = `/api/images/${item.publicId}`
    const isOwned = async (headers: Record<string, string>) => {
      const answer = await get(path, headers)
      const { data } = (await answer.json()) as { data: { image: { owned: boolean; original?: string } } }
      return [data.image.owned, data.image.original !== undefined, answer.headers.get('cache-control'), answer.headers.get('etag') !== null]
    }
    const theirs = { authorization: `Bearer ${buyer.token}` }
    // By turns, so that each comes after the other.
    for (const headers of [{}, theirs, {}, theirs])
      expect(await isOwned(headers)).toEqual('authorization' in headers ? [true, true, 'no-store', false] : [false, false, FOR_ALL, true])
    // A session that has ended says nothing of who asks.
    expect(await isOwned({ authorization: 'Bearer ended' })).toEqual([false, false, 'no-store', false])
    expect((await get(path)).headers.get('vary')).toMatch(/authorization/)
  })

  it('counts the search of each visitor all the same [SRCH-12]', async () => {
    await addItem(shop().services, { name: 'Rickshaw', keywords: ['rickshaw'] })
    for (const address of ['203.0.113.1', '198.51.100.2', '198.51.100.2'])
      await get('/api/images-list/?search=rickshaw', { 'x-forwarded-for': address })
    for (const address of ['203.0.113.1', '198.51.100.2']) await get('/api/images-list/?search=nosuchthing', { 'x-forwarded-for': address })
    await shop().services.searches.flush()
    const rows = await shop()
      .services.db.selectFrom('searches')
      .select('keyword')
      .where('keyword', 'in', ['rickshaw', 'nosuchthing'])
      .execute()
    expect(rows).toEqual([{ keyword: 'rickshaw' }, { keyword: 'rickshaw' }])
  })

  it('is the same with and without compression, as the visitor accepts', async () => {
    for (let n = 0; n < 10; n += 1) await addItem(shop().services, { name: `Kite ${n}`, keywords: ['kite'] })
    const path = '/api/images-list/?search=kite'
    const plain = await get(path, { 'accept-encoding': 'identity' })
    expect(plain.headers.get('content-encoding')).toBeNull()
    const text = await plain.text()
    for (const accepted of ['gzip', 'br, gzip']) {
      const packed = await get(path, { 'accept-encoding': accepted })
      expect([packed.headers.get('content-encoding'), await packed.text()]).toEqual(['gzip', text])
    }
  })
})
