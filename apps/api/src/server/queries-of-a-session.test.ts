import { beforeAll, expect, it } from 'vitest'
import type { OperationId } from '../contract/operation.ts'
import { countQueries } from '../testing/count-queries.ts'
import { addItem } from '../testing/items.ts'
import { onOneDatabase } from '../testing/on-databases.ts'
import { buy } from '../testing/purchases.ts'
import { eventually, type TestShop, type Visitor } from '../testing/shop.ts'

const IN_MEMORY = { SEARCH_INDEX: 'memory' }

type Ask = [OperationId, Parameters<Visitor['call']>[1]]

/** The first query of each call finds the session. */
onOneDatabase(
  'what somebody with a session reads',
  (shop) => {
    let buyer: Awaited<ReturnType<TestShop['member']>>
    let queries: Awaited<ReturnType<typeof countQueries>>
    let asks: Ask[]
    let files: string[]
    let changes: Ask[]
    let additions: Ask[]
    beforeAll(async () => {
      buyer = await shop().member()
      const items = []
      for (let n = 0; n < 5; n += 1) items.push(await addItem(shop().services, { name: `Lamp ${n}`, keywords: ['lamp', 'diya'] }))
      const [first, ...others] = items.map(({ publicId }) => publicId)
      await buy(shop(), buyer, items.slice(0, 2))
      for (const imageId of others.slice(1)) await buyer.call('addToCart', { body: { imageId } })
      for (const product of others) await buyer.call('addToWishlist', { body: { product } })
      const { order } = (await buyer.call('listOrders')).body.data
      const own = { params: { id: buyer.userId } }
      const [bought] = order[0].imageId
      const { board } = (await buyer.call('createBoard', { body: { name: 'Office', product: others[0] } })).body.data
      const { linkToken } = (await buyer.call('updateBoard', { params: { id: board._id }, body: { shared: true } })).body.data
      const link = { token: linkToken ?? '' }
      const guest = { key: 'k'.repeat(32), name: 'Ravi' }
      await buyer.call('voteOnBoard', { params: { ...link, item: others[0] ?? '' }, body: { guest, vote: 'heart' } })
      await buyer.call('commentOnBoard', { params: { id: board._id, item: others[0] ?? '' }, body: { text: 'This one' } })
      const near = items.map(({ id }) => id)
      await shop()
        .services.db.insertInto('item_neighbours')
        .values(near.map((id) => ({ item_id: id, near, likeness: near.map(() => 800) })))
        .execute()
      const certificate = { code: bought?.licence ?? '' }
      asks = [
        ['getCart', {}],
        ['getWishlist', {}],
        ['getWishlist', { query: { page: 2 } }],
        ['listLicences', {}],
        ['listOwnedItems', {}],
        ['listWishedItems', {}],
        ['getUser', own],
        ['getBilling', own],
        ['getInvoice', { params: { id: order[0]._id } }],
        ['getImage', { params: { id: first ?? '' } }],
        ['listImages', { query: { search: 'lamp' } }],
        ['listOrders', {}],
        ['listOrders', { query: { by: 'item' } }],
        ['getPayment', { params: { id: order[0].orderId } }],
        ['verifyLicence', { params: { code: bought?.licence ?? '' } }],
        ['getLicenceText', { params: { version: bought?.licenceVersion ?? '' } }],
        ['listBoards', { query: { product: others[0] } }],
        ['getBoard', { params: { id: board._id } }],
        ['getSharedBoard', { params: link, headers: { 'x-guest-key': guest.key } }],
        ['getCertificate', { params: certificate }],
        ['getCertificate', { params: certificate, query: { format: 'json' } }],
        ['exportLicences', {}],
        ['exportUserData', own],
      ]
      const { image } = (await buyer.call('getImage', { params: { id: first ?? '' } })).body.data
      const archive = (await buyer.call('createArchive', { body: { orders: [order[0]._id] } })).body.data
      asks.push(['createArchive', { body: { orders: [order[0]._id] } }], ['downloadFile', { query: { file_url: image.original } }])
      const free = await addItem(shop().services, { name: 'A lamp for nothing', purchase_type: 'free' })
      const nothing = (await buyer.call('getImage', { params: { id: free.publicId } })).body.data
      const { comps, guests, pictures } = (await buyer.call('getBoard', { params: { id: board._id } })).body.data.board
      files = [image.original, archive.url, nothing.image.original, comps ?? '']
      asks.push(['downloadFile', { query: { file_url: nothing.image.original } }])
      const [onBoard = '', inCart = ''] = others
      const comment = pictures[0]?.comments[0]?._id ?? ''
      changes = [
        ['removeBoardComment', { params: { id: board._id, comment } }],
        ['removeBoardGuest', { params: { id: board._id, guest: guests[0]?._id ?? '' } }],
        ['removeFromBoard', { params: { id: board._id, item: onBoard } }],
        ['removeFromWishlist', { params: { id: onBoard } }],
        ['removeFromCart', { params: { id: inCart } }],
        ['updateLicence', { params: certificate, body: { client: 'Tea House', project: '' } }],
        ['updateBoard', { params: { id: board._id }, body: { name: 'Home' } }],
        ['countDownload', { body: { product_id: first ?? '' } }],
        ['storeIpInfo', { body: {} }],
        ['updateUser', { ...own, body: { firstName: 'Asha', email: buyer.email } }],
        ['callOffEmailChange', own],
        ['updateBilling', { ...own, body: { name: 'Asha Rao', place: '27' } }],
      ]
      const onHome = { id: board._id, item: first ?? '' }
      const onLink = { ...link, item: first ?? '' }
      additions = [
        ['addToCart', { body: { imageId: inCart } }],
        ['addToCart', { body: { imageId: first ?? '', again: true } }],
        ['addToWishlist', { body: { product: onBoard } }],
        ['createBoard', { body: { name: 'Garden', product: onBoard } }],
        ['addToBoard', { params: onHome }],
        ['addToBoard', { params: onHome }],
        ['commentOnBoard', { params: onHome, body: { text: 'Or this one' } }],
        ['voteOnBoard', { params: onLink, body: { guest, vote: 'heart' } }],
        ['commentOnSharedBoard', { params: onLink, body: { guest, text: 'This one!' } }],
        ['moveBoardToCart', { params: { id: board._id } }],
        ['voteOnBoard', { params: onLink, body: { guest, vote: 'none' } }],
      ]
      await eventually(async () => ((await shop().services.searchIndex?.stats())?.items === 6 ? true : undefined), 'the items in the index')
      queries = await countQueries(shop().services.database.pool)
    })

    /** Without those of the queue, which asks for its jobs by itself, of a follower, which asks for changes, and what counts a download when its file has been sent. */
    const takesAtMost = async (most: number, name: string, make: () => Promise<{ status: number }>) => {
      queries.take()
      expect((await make()).status, name).toBe(200)
      const asked = queries.take().filter((text) => !/jobs\.|pages\.changes|search\.changes|insert into "download_counts"/.test(text))
      expect(asked.length, `${name}: ${asked.join('\n')}`).toBeLessThanOrEqual(most)
    }

    /** The second time: the first may make what is kept. */
    const readsWithAtMost = async (most: number, name: string, read: () => Promise<{ status: number }>) => {
      await read()
      await takesAtMost(most, name, read)
    }

    it('takes at most two round trips to the database', async () => {
      for (const [id, given] of asks) await readsWithAtMost(2, id, () => buyer.call(id, given))
    })

    it('takes as many for a file, and for an archive of any number of files, besides what counts each download', async () => {
      const get = async (path: string) => {
        const answer = await buyer.fetch(path)
        await answer.arrayBuffer()
        return answer
      }
      for (const path of files) await readsWithAtMost(2, path, () => get(path))
    })

    it('takes one more when its caller changes the language, and only then', async () => {
      const inHindi = { headers: { 'accept-language': 'hi' } }
      queries.take()
      await buyer.call('getCart', inHindi)
      const first = queries.take().filter((text) => text.startsWith('update "users"'))
      expect(first).toHaveLength(1)
      await takesAtMost(2, 'getCart', () => buyer.call('getCart', inHindi))
    })

    it('takes as many to change or note a thing of one’s own, or to take something off a list, with the count of the rest', async () => {
      for (const [id, given] of changes) await takesAtMost(2, id, () => buyer.call(id, given))
    })

    it('takes as many to put something on a list that has a limit', async () => {
      for (const [id, given] of additions) await takesAtMost(2, id, () => buyer.call(id, given))
    })
  },
  IN_MEMORY,
)
