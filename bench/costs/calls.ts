import type { OperationId } from '@chitra/api/contract/operation.ts'
import { declarationOf } from '@chitra/api/testing/contract-check.ts'
import { PASSWORD } from '../logins/shop.ts'
import { CALL, requestText } from '../throughput/load.ts'
import { freshQueries, type Row, VISITORS } from './rows.ts'
import { BUYER, type Facts } from './shop.ts'

interface Call {
  /** What tells it from other rows of the same call. */
  note?: string
  params?: Record<string, string>
  query?: string
  body?: object
}

type Way = Omit<Row, 'name'> & { note?: string }

/** Items put on a list and taken off again: more than the connections, so that none is taken off before it is there. */
const PAIRS = 150

const FIELDS = Object.entries({ firstName: 'Asha', lastName: 'Rao', email: BUYER })
/** As a browser sends the form of the profile. */
const FORM = {
  type: 'multipart/form-data; boundary=costs',
  text: `${FIELDS.map(([name, value]) => `--costs\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`).join('')}--costs--\r\n`,
}

const guest = { ...CALL, cookie: 'XSRF-TOKEN=costs', 'x-xsrf-token': 'costs' }

/** A call as the contract declares it. */
function text(id: OperationId, headers: Record<string, string>, { params = {}, query = '', body }: Call = {}): string {
  const { method, path } = declarationOf(id)
  const filled = path.replace(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const sent = body === undefined ? null : { type: 'application/json', text: JSON.stringify(body) }
  return requestText(query === '' ? filled : `${filled}?${query}`, headers, method, sent)
}

/**
 * The rows of each call of the contract, or the reason why it has none. The type wants an entry for each, so a new call is measured or is explained here.
 */
function waysOf({ userId, headers, orderId, paymentOrderId, licence, items, item, board }: Facts): Record<OperationId, Way[] | string> {
  const buyer = { ...CALL, ...headers }
  const asked = (id: OperationId, ...calls: Call[]): Way[] =>
    calls.map(({ note, ...call }) => ({ ...(note === undefined ? {} : { note }), requests: () => [text(id, guest, call)] }))
  const signedIn = (id: OperationId, call: Call = {}, rest: Pick<Way, 'most'> = {}): Way[] => [
    { ...rest, requests: () => [text(id, buyer, call)] },
  ]
  const byMany = (id: OperationId, call: Call): Way[] => [
    { requests: () => VISITORS.map((visitor) => text(id, { ...guest, ...visitor }, call)) },
  ]
  const pairs = (add: OperationId, remove: OperationId, bodyOf: (id: string) => object): Way[] => [
    {
      note: 'and its undoing, the mean of both',
      isWhole: true,
      requests: () => [
        ...items.slice(0, PAIRS).map((id) => text(add, buyer, { body: bodyOf(id) })),
        ...items.slice(0, PAIRS).map((id) => text(remove, buyer, { params: { id } })),
      ],
    },
  ]
  const billing = { name: 'Asha Rao', place: '27', business: null }
  return {
    listImages: [
      ...asked('listImages', {}, { note: 'a word', query: 'search=diya' }, { note: '100 items', query: 'limit=100' }),
      { note: 'each time another', requests: (load) => freshQueries(load).map((query) => text('listImages', guest, { query })) },
    ],
    filterImages: asked('filterImages', { query: 'landscape=true&recent=true' }),
    suggestImages: asked('suggestImages', { query: 'search=di' }, { note: 'with what they find', query: 'search=di&details=true' }),
    findImageByUrl: asked('findImageByUrl', { body: { url: `/media/${item}.jpg` } }),
    getImage: [
      ...asked('getImage', { params: { id: item } }),
      { note: 'signed in', requests: () => [text('getImage', buyer, { params: { id: item } })] },
    ],
    lookOfPicture: 'measured by bench:look',
    listCategories: asked('listCategories', {}),
    listPopularSearches: asked('listPopularSearches', {}),
    getCart: signedIn('getCart'),
    addToCart: pairs('addToCart', 'removeFromCart', (imageId) => ({ imageId })),
    removeFromCart: 'measured with addToCart',
    createPayment: signedIn('createPayment'),
    getPayment: signedIn('getPayment', { params: { id: paymentOrderId } }),
    paymentWebhook: 'each event has its effect once',
    listOrders: signedIn('listOrders'),
    createOrder: 'each payment becomes one order',
    getInvoice: signedIn('getInvoice', { params: { id: orderId } }),
    requestRefund: 'an order is refunded once',
    listLicences: signedIn('listLicences'),
    exportLicences: 'an account may have five in an hour',
    updateLicence: signedIn('updateLicence', { params: { code: licence }, body: { client: 'Kaveri Tea', project: 'Monsoon' } }),
    getCertificate: 'an account may have 200 in an hour',
    verifyLicence: byMany('verifyLicence', { params: { code: licence } }),
    getLicenceText: asked('getLicenceText', { params: { version: 'current' } }),
    listSales: 'only a seller may, and the demo catalogue gives no account to one',
    signUp: 'makes an account and sends a mail',
    login: [{ most: 1, requests: () => [text('login', guest, { body: { email: BUYER, password: PASSWORD } })] }],
    logout: 'ends the session',
    socialSignUp: 'asks a provider of identities',
    socialLogin: 'asks a provider of identities',
    verifyEmail: 'a code is good once',
    resendVerification: 'sends a mail',
    undoEmailChange: 'a link is good once',
    checkResetLink: 'needs a link that is only in a mail',
    forgotPassword: 'sends a mail',
    resetPassword: 'a link is good once',
    changePassword: 'ends the sessions',
    getUser: signedIn('getUser', { params: { id: userId } }),
    updateUser: [{ most: 16, requests: () => [requestText(declarationOf('updateUser').path.replace('{id}', userId), buyer, 'PUT', FORM)] }],
    getBilling: signedIn('getBilling', { params: { id: userId } }),
    updateBilling: signedIn('updateBilling', { params: { id: userId }, body: billing }, { most: 16 }),
    callOffEmailChange: 'there is one change to call off',
    exportUserData: 'an account may have five in an hour',
    closeAccount: 'closes the account',
    getWishlist: signedIn('getWishlist'),
    addToWishlist: pairs('addToWishlist', 'removeFromWishlist', (product) => ({ product })),
    removeFromWishlist: 'measured with addToWishlist',
    listBoards: signedIn('listBoards', { query: `product=${item}` }),
    createBoard: 'an account may have a hundred',
    getBoard: signedIn('getBoard', { params: { id: board.id } }),
    updateBoard: signedIn('updateBoard', { params: { id: board.id }, body: { name: 'Costs' } }, { most: 16 }),
    deleteBoard: 'a board is deleted once',
    addToBoard: [
      {
        note: 'and its undoing, the mean of both',
        isWhole: true,
        requests: () =>
          (['addToBoard', 'removeFromBoard'] as const).flatMap((id) =>
            items.slice(0, PAIRS).map((one) => text(id, buyer, { params: { id: board.id, item: one } })),
          ),
      },
    ],
    removeFromBoard: 'measured with addToBoard',
    commentOnBoard: 'an account may write 200 comments in an hour',
    removeBoardComment: 'a comment is removed once',
    removeBoardGuest: 'a guest is removed once',
    moveBoardToCart: signedIn('moveBoardToCart', { params: { id: board.id } }, { most: 16 }),
    getBoardComps: 'as large as its pictures, and a network may have 60 in an hour',
    getSharedBoard: asked('getSharedBoard', { params: { token: board.token } }),
    voteOnBoard: byMany('voteOnBoard', {
      params: { token: board.token, item: board.items[0] ?? '' },
      body: { vote: 'heart', guest: { key: 'k'.repeat(22), name: 'Ravi' } },
    }),
    commentOnSharedBoard: 'a network may write 60 comments in a quarter of an hour',
    listBanners: asked('listBanners', {}),
    getCmsPage: asked('getCmsPage', { params: { slug: 'aboutpage' } }),
    getHomePage: asked('getHomePage', { body: { page_slug: 'homepage' } }),
    getSiteSettings: asked('getSiteSettings', {}),
    listOwnedItems: signedIn('listOwnedItems'),
    listWishedItems: signedIn('listWishedItems'),
    countDownload: signedIn('countDownload', { body: { product_id: item } }),
    downloadFile: 'an item may be downloaded 30 times in an hour',
    getFile: 'an item may be downloaded 30 times in an hour',
    createArchive: signedIn('createArchive', { body: { orders: [orderId] } }),
    getArchive: 'as large as its pictures: bench:zip measures it',
    getIpInfo: asked('getIpInfo', {}),
    storeIpInfo: byMany('storeIpInfo', { body: { search_keyword: 'diya' } }),
    getHealth: asked('getHealth', {}),
  }
}

/** The rows of all calls that can be made again and again. */
export function callsOf(facts: Facts): { rows: Row[]; left: { name: string; why: string }[] } {
  const rows: Row[] = []
  const left: { name: string; why: string }[] = []
  for (const [id, ways] of Object.entries(waysOf(facts)) as [OperationId, Way[] | string][]) {
    const { method, path } = declarationOf(id)
    const name = `${method} ${path}`
    if (typeof ways === 'string') left.push({ name, why: ways })
    else for (const { note, ...way } of ways) rows.push({ name: note === undefined ? name : `${name}, ${note}`, ...way })
  }
  return { rows, left }
}
