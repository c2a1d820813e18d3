import { type KillableShop, newKillableShop } from '../safety/killable-shop.ts'
import { enlargeCatalogue } from '../large-catalogue.ts'
import { buyersWay, must } from '../safety/way.ts'
import { whenIdle } from '../search/cpu.ts'

/** Drawn pictures; the other items show the same ones. Drawing more would take minutes. */
const PICTURES = 24
const ITEMS = 1_000
const WISHES = 10
export const BUYER = 'costs@example.com'

/** What pages and calls need to know of the shop. */
export interface Facts {
  userId: string
  /** Sent with each call of the buyer, who has bought one item. */
  headers: Record<string, string>
  orderId: string
  paymentOrderId: string
  licence: string
  /** A shared board of a few pictures. */
  board: { id: string; token: string; items: readonly string[] }
  /** Items for sale that the buyer has neither bought nor put anywhere. */
  items: readonly string[]
  /** An item and its path with its words. */
  item: string
  itemPath: string
}

interface Item {
  _id: string
  price: number
}

/** A shop of 1,000 items on the embedded database, as it runs in production, with a buyer who has an order, a cart, a wish list and a board. */
export async function startCostsShop(): Promise<{ shop: KillableShop; facts: Facts }> {
  const shop = await newKillableShop({ DEMO_CATALOGUE: String(PICTURES) })
  try {
    await shop.start()
    await shop.drawn()
    await shop.stop()
    await enlargeCatalogue(shop.dataDir, ITEMS)
    await shop.start({ DEMO_CATALOGUE: 'off' })
    await whenIdle(shop.pid())
    return { shop, facts: await factsOf(shop) }
  } catch (error) {
    await shop.remove()
    throw error
  }
}

async function factsOf(shop: KillableShop): Promise<Facts> {
  const pages = await Promise.all(
    [1, 2, 3, 4].map(async (skip) => {
      const answer = await fetch(`${shop.url}/api/images-list/?limit=100&skip=${skip}`)
      return ((await answer.json()) as { data: { image: Item[] } }).data.image
    }),
  )
  const [item = '', ...others] = pages
    .flat()
    .filter(({ price }) => price > 0)
    .map(({ _id }) => _id)
  const { buyer } = await buyersWay(shop.url, shop.dataDir, BUYER, item)
  for (const product of others.slice(0, WISHES)) {
    await must(buyer, 'addToWishlist', { body: { product } })
    await must(buyer, 'addToCart', { body: { imageId: product } })
  }
  const board = await boardOf(buyer, others.slice(0, WISHES))
  const { order } = (await must(buyer, 'listOrders')) as { order: { _id: string }[] }
  const { licences } = (await must(buyer, 'listLicences')) as { licences: { code: string }[] }
  const payment = (await must(buyer, 'createPayment')) as { order: { id: string } }
  const page = await fetch(`${shop.url}/image/x-${item}`)
  return {
    userId: buyer.userId,
    headers: {
      authorization: `Bearer ${buyer.token}`,
      cookie: buyer.cookie,
      'x-xsrf-token': /XSRF-TOKEN=([^;]+)/.exec(buyer.cookie)?.[1] ?? '',
      'x-forwarded-for': buyer.address,
    },
    orderId: order[0]?._id ?? '',
    paymentOrderId: payment.order.id,
    licence: licences[0]?.code ?? '',
    board,
    items: others.slice(WISHES),
    item,
    itemPath: new URL(page.url).pathname,
  }
}

async function boardOf(buyer: Parameters<typeof must>[0], items: readonly string[]): Promise<Facts['board']> {
  const made = (await must(buyer, 'createBoard', { body: { name: 'Costs' } })) as { board: { _id: string } }
  const id = made.board._id
  for (const item of items) await must(buyer, 'addToBoard', { params: { id, item } })
  const { linkToken } = (await must(buyer, 'updateBoard', { params: { id }, body: { shared: true } })) as { linkToken: string }
  return { id, token: linkToken, items }
}
