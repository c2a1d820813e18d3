import { createHmac } from 'node:crypto'
import type { OperationId } from '../contract/operation.ts'
import { newId } from '../platform/ids.ts'
import { addItem, type TestItem } from './items.ts'
import { type Member, PASSWORD } from './members.ts'
import { archiveOf } from './archives.ts'
import { comment, newBoard, newGuest, seen, share, vote } from './boards.ts'
import { buy, openPayment, pay } from './purchases.ts'
import type { TestShop } from './shop.ts'
import type { LooseRequest, Visitor } from './visitor.ts'

/** A shop and the buyer whose data the requests concern. */
export interface World {
  shop: TestShop
  buyer: Visitor & Member
  /** Owned by the buyer. */
  bought: TestItem
  free: TestItem
  /** For sale, not owned by the buyer. */
  wanted: TestItem
}

export async function newWorld(shop: TestShop): Promise<World> {
  const buyer = await shop.member()
  const [bought, wanted] = [await addItem(shop.services), await addItem(shop.services)]
  const free = await addItem(shop.services, { purchase_type: 'free', price: 0 })
  await buy(shop, buyer, [bought])
  return { shop, buyer, bought, free, wanted }
}

interface Good {
  request: LooseRequest
  /** The status for a caller who may make it. */
  status: number
}

const ok = (request: LooseRequest = {}): Good => ({ request, status: 200 })
/** A valid request about something that does not exist. */
const unknown = (status: number, request: LooseRequest): Good => ({ request, status })

async function freshItem({ shop }: World): Promise<TestItem> {
  return await addItem(shop.services)
}

async function signedFile({
  buyer,
  bought,
}: World): Promise<{ original: string; params: Record<string, string>; query: Record<string, string> }> {
  const original: string = (await buyer.call('getImage', { params: { id: bought.publicId } })).body.data.image.original
  const url = new URL(original, 'http://shop')
  const [, , , id = '', fileName = ''] = url.pathname.split('/')
  return { original, params: { id, fileName: decodeURIComponent(fileName) }, query: Object.fromEntries(url.searchParams) }
}

const licenceOf = async ({ buyer }: World): Promise<string> => (await buyer.call('listLicences')).body.data.licences[0].code

/** The buyer's shared board, which has the wanted item; one for each world, because an account may have a hundred. */
const boards = new WeakMap<World, Promise<{ id: string; token: string }>>()
async function makeBoard({ buyer, wanted }: World): Promise<{ id: string; token: string }> {
  const id = await newBoard(buyer, [wanted])
  return { id, token: await share(buyer, id) }
}
async function boardOf(world: World): Promise<{ id: string; token: string }> {
  const board = boards.get(world) ?? makeBoard(world)
  boards.set(world, board)
  return await board
}

/** A PNG file. */
const ONE_PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const newAccount = () => ({ firstName: 'Asha', lastName: 'Rao', email: `${newId().toLowerCase()}@example.com`, password: PASSWORD })

/**
 * A valid request for every call of the contract, created for each use, about the buyer's own data.
 * Typed by the contract: a new operation does not compile until it is listed here.
 */
export const GOOD_REQUESTS: Record<OperationId, (world: World) => Promise<Good>> = {
  listImages: async () => ok({ query: { search: 'tea' } }),
  filterImages: async () => ok({ query: { search: 'tea' } }),
  suggestImages: async () => ok({ query: { search: 'te' } }),
  findImageByUrl: async ({ wanted }) => ok({ body: { url: `/media/${wanted.publicId}.jpg` } }),
  getImage: async ({ wanted }) => ok({ params: { id: wanted.publicId } }),
  // Most shops of tests do not look at pictures.
  lookOfPicture: async () => unknown(503, { body: { picture: ONE_PIXEL } }),
  listCategories: async () => ok(),
  listPopularSearches: async () => ok(),
  listBanners: async () => ok(),
  getCmsPage: async () => unknown(404, { params: { slug: 'nosuchpage' } }),
  getHomePage: async () => ok({ body: { page_slug: 'homepage' } }),
  getSiteSettings: async () => ok(),
  getHealth: async () => ok(),
  getIpInfo: async () => ok(),
  storeIpInfo: async () => ok({ body: { search_keyword: 'tea' } }),

  signUp: async () => ok({ body: newAccount() }),
  login: async ({ shop }) => ok({ body: { email: (await shop.member()).email, password: PASSWORD } }),
  socialSignUp: async () => unknown(404, { body: { registerType: 'google', socialId: '1', providerToken: 'x' } }),
  socialLogin: async () => unknown(404, { body: { registerType: 'google', socialId: '1', providerToken: 'x' } }),
  verifyEmail: async () => unknown(400, { body: { verification_code: 'x'.repeat(43) } }),
  forgotPassword: async () => ok({ body: { email: newAccount().email } }),
  resetPassword: async () => unknown(400, { params: { token: 'x'.repeat(43) }, body: { password: PASSWORD } }),
  resendVerification: async () => ok({ body: { email: newAccount().email } }),
  undoEmailChange: async () => unknown(400, { body: { code: 'x'.repeat(43) } }),
  checkResetLink: async () => unknown(400, { body: { token: 'x'.repeat(43) } }),
  callOffEmailChange: async ({ buyer }) => ok({ params: { id: buyer.userId } }),
  exportUserData: async ({ buyer }) => ok({ params: { id: buyer.userId } }),
  closeAccount: async ({ buyer }) => unknown(400, { params: { id: buyer.userId }, body: { password: 'not the current one' } }),
  logout: async () => ok(),
  changePassword: async () => unknown(400, { body: { password: 'not the current one', newPassword: 'Winter#2027' } }),
  getUser: async ({ buyer }) => ok({ params: { id: buyer.userId } }),
  updateUser: async ({ buyer }) => ok({ params: { id: buyer.userId }, body: { firstName: 'Asha', lastName: 'Rao', email: buyer.email } }),

  getBilling: async ({ buyer }) => ok({ params: { id: buyer.userId } }),
  updateBilling: async ({ buyer }) => ok({ params: { id: buyer.userId }, body: { name: 'Asha Rao', place: '27' } }),

  getCart: async () => ok(),
  addToCart: async (world) => ok({ body: { imageId: (await freshItem(world)).publicId } }),
  async removeFromCart(world) {
    const item = await freshItem(world)
    await world.buyer.call('addToCart', { body: { imageId: item.publicId } })
    return ok({ params: { id: item.publicId } })
  },
  getWishlist: async () => ok(),
  addToWishlist: async (world) => ok({ body: { product: (await freshItem(world)).publicId } }),
  removeFromWishlist: async () => unknown(400, { params: { id: 'nosuchitem' } }),

  listBoards: async ({ wanted }) => ok({ query: { product: wanted.publicId } }),
  createBoard: async ({ wanted }) => ok({ body: { name: 'Monsoon campaign', product: wanted.publicId } }),
  getBoard: async (world) => ok({ params: { id: (await boardOf(world)).id } }),
  updateBoard: async (world) => ok({ params: { id: (await boardOf(world)).id }, body: { name: 'Spring campaign', shared: true } }),
  deleteBoard: async ({ buyer }) => ok({ params: { id: await newBoard(buyer) } }),
  addToBoard: async (world) => ok({ params: { id: (await boardOf(world)).id, item: world.wanted.publicId } }),
  async removeFromBoard({ buyer, wanted }) {
    return ok({ params: { id: await newBoard(buyer, [wanted]), item: wanted.publicId } })
  },
  commentOnBoard: async (world) =>
    ok({ params: { id: (await boardOf(world)).id, item: world.wanted.publicId }, body: { text: 'The light is warmest here' } }),
  async removeBoardComment(world) {
    const { id, token } = await boardOf(world)
    const { body } = await comment(await world.shop.visitor(), { token, item: world.wanted, guest: newGuest(), text: newId() })
    return ok({ params: { id, comment: body.data.comment._id } })
  },
  async removeBoardGuest(world) {
    const { id, token } = await boardOf(world)
    await vote(await world.shop.visitor(), { token, item: world.wanted, guest: newGuest() })
    return ok({ params: { id, guest: (await seen(world.buyer, id)).guests.at(-1)._id } })
  },
  moveBoardToCart: async (world) => ok({ params: { id: (await boardOf(world)).id } }),
  async getBoardComps(world) {
    const { pathname, searchParams } = new URL((await seen(world.buyer, (await boardOf(world)).id)).comps, 'http://shop')
    return ok({ params: { fileName: pathname.split('/').at(-1) ?? '' }, query: Object.fromEntries(searchParams) })
  },
  getSharedBoard: async (world) => ok({ params: { token: (await boardOf(world)).token } }),
  voteOnBoard: async (world) =>
    ok({
      params: { token: (await boardOf(world)).token, item: world.wanted.publicId },
      body: { vote: 'heart', guest: { key: 'k'.repeat(22), name: 'Ravi' } },
    }),
  commentOnSharedBoard: async (world) =>
    ok({
      params: { token: (await boardOf(world)).token, item: world.wanted.publicId },
      body: { text: 'This one for the cover', guest: { key: 'k'.repeat(22), name: 'Ravi' } },
    }),

  // The session decides whose cart it is; an empty cart has nothing to pay.
  async createPayment({ buyer }) {
    const { cart } = (await buyer.call('getCart')).body.data
    for (const { _id: id } of cart) await buyer.call('removeFromCart', { params: { id } })
    return unknown(400, {})
  },
  async getPayment(world) {
    const { id } = await openPayment(world.buyer, [await freshItem(world)])
    return ok({ params: { id } })
  },
  async createOrder(world) {
    const item = await freshItem(world)
    const paid = await pay(world.shop, (await openPayment(world.buyer, [item])).id)
    return ok({ body: paid })
  },
  listOrders: async () => ok(),
  async requestRefund(world) {
    const { body } = await buy(world.shop, world.buyer, [await freshItem(world)])
    return ok({ params: { id: body.data.order._id }, body: { reason: 'The wrong picture' } })
  },
  listLicences: async () => ok({ query: { search: 'tea' } }),
  exportLicences: async () => ok(),
  updateLicence: async (world) => ok({ params: { code: await licenceOf(world) }, body: { client: 'Monsoon Tea', project: '' } }),
  getCertificate: async (world) => ok({ params: { code: await licenceOf(world) }, query: { format: 'json' } }),
  verifyLicence: async (world) => ok({ params: { code: await licenceOf(world) } }),
  getLicenceText: async () => ok({ params: { version: 'current' } }),
  async getInvoice({ buyer }) {
    const { order } = (await buyer.call('listOrders')).body.data
    return ok({ params: { id: order[0]._id } })
  },
  listOwnedItems: async () => ok(),
  listWishedItems: async () => ok(),
  listSales: async () => ok(),
  async paymentWebhook({ shop }) {
    const body = { event: 'x.y' }
    const signature = createHmac('sha256', shop.keys.webhookSecret).update(JSON.stringify(body)).digest('hex')
    return ok({ body, headers: { 'x-razorpay-signature': signature, 'x-razorpay-event-id': newId() } })
  },

  countDownload: async ({ bought }) => ok({ body: { product_id: bought.publicId } }),
  downloadFile: async (world) => ok({ query: { file_url: (await signedFile(world)).original } }),
  async createArchive({ buyer }) {
    const { order } = (await buyer.call('listOrders')).body.data
    return ok({ body: { orders: [order[0]._id] } })
  },
  async getArchive({ buyer }) {
    const { order } = (await buyer.call('listOrders')).body.data
    const { pathname, searchParams } = await archiveOf(buyer, { orders: [order[0]._id] })
    return ok({ params: { fileName: decodeURIComponent(pathname.split('/').at(-1) ?? '') }, query: Object.fromEntries(searchParams) })
  },
  async getFile(world) {
    const { params, query } = await signedFile(world)
    return ok({ params, query })
  },
}
