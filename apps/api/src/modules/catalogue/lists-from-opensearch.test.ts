import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addItem } from '../../testing/items.ts'
import { startTwin, type Twin } from '../../testing/opensearch-twin.ts'
import { startTestShop, type TestShop } from '../../testing/shop.ts'

describe('the lists of a shop with SEARCH_URL, of a twin of OpenSearch', () => {
  let twin: Twin
  let shop: TestShop
  beforeAll(async () => {
    twin = await startTwin()
    shop = await startTestShop('postgres', { SEARCH_INDEX: '', SEARCH_URL: twin.url })
    await addItem(shop.services, { name: 'Tea gardens', keywords: ['tea', 'hills'] })
  })
  afterAll(async () => {
    await shop.close()
    await twin.close()
  })

  it('are answered from there, with what was added since', async () => {
    const visitor = await shop.visitor()
    const asked = () => twin.calls.filter((call) => call === 'POST /open/_search').length
    const list = async () => {
      const before = asked()
      const { count } = (await visitor.call('listImages', { query: { search: 'hills' } })).body.data
      return { count, isFromThere: asked() > before }
    }
    await expect.poll(list).toEqual({ count: 1, isFromThere: true })
  })
})
