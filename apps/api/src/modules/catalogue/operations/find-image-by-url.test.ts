import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onOneDatabase } from '../../../testing/on-databases.ts'
import { type Canary, startCanary } from '../../../testing/canary.ts'
import { addItem } from '../../../testing/items.ts'
import { fromAnotherSite, RELOAD_THE_PAGE } from '../../../testing/refusals.ts'

onOneDatabase('findImageByUrl', (shop) => {
  const find = async (url: string) => (await shop().visitor()).call('findImageByUrl', { body: { url } })
  let canary: Canary
  beforeAll(async () => void (canary = await startCanary()))
  afterAll(() => canary.close())

  describe('200', () => {
    it('finds an item by its public address, as a path or with this shop’s origin [API-findImageByUrl]', async () => {
      const item = await addItem(shop().services, { name: 'Tea gardens' })
      const bundle = await addItem(shop().services, { file_ext: 'zip' })
      for (const url of [`/media/${item.publicId}.jpg`, `${shop().url}/media/${item.publicId}.jpg`])
        expect((await find(url)).body.data.image).toMatchObject({
          _id: item.publicId,
          name: 'Tea gardens',
          url: `/media/${item.publicId}.jpg`,
        })
      expect((await find(`/media/${bundle.publicId}.zip`)).body.data.image).toMatchObject({ _id: bundle.publicId, file_ext: 'zip' })
    })
  })

  describe('400', () => {
    it('refuses a body that violates the contract [TI-02]', async () => {
      const visitor = await shop().visitor()
      for (const body of [{}, { url: '' }, { url: 7 }, { url: 'x'.repeat(2049) }, { url: '\0' }, { url: '/', id: '1' }, null])
        expect((await visitor.call('findImageByUrl', { body })).status, JSON.stringify(body)?.slice(0, 40)).toBe(400)
    })
  })

  describe('403', () => {
    it('refuses a call without the XSRF header [APP-05]', async () => {
      const visitor = await shop().visitor()
      expect(await fromAnotherSite((headers) => visitor.call('findImageByUrl', { body: { url: '/media/a.jpg' }, headers }))).toEqual(
        RELOAD_THE_PAGE,
      )
    })
  })

  describe('404', () => {
    it('finds neither originals nor unapproved items, and fetches no address [TI-09]', async () => {
      const item = await addItem(shop().services)
      const awaiting = await addItem(shop().services, { approval: 'awaiting' })
      const { original_key: key } = await shop()
        .services.db.selectFrom('items')
        .select('original_key')
        .where('id', '=', item.id)
        .executeTakeFirstOrThrow()
      for (const url of [
        canary.url,
        `${canary.url}media/${item.publicId}.jpg`,
        `//${new URL(canary.url).host}/media/${item.publicId}.jpg`,
        `${shop().url}@${new URL(canary.url).host}/media/${item.publicId}.jpg`,
        key,
        `/${key}`,
        `/media/${key}`,
        `/api/files/${item.publicId}/x.jpg`,
        `/media/${awaiting.publicId}.jpg`,
        `/media/${item.publicId}.zip`,
        `/media/${item.publicId}.jpg?format=avif`,
        `/media/../media/${item.publicId}.jpg`,
        '/media/nosuch.jpg',
        'file:///etc/passwd',
      ])
        expect((await find(url)).body, url).toMatchObject({ code: 404, errorMessage: 'Image does not exist' })
      expect(canary.hits()).toBe(0)
    })
  })
})
