import type { components } from '@chitra/api-client'
import { totalsOf } from '@chitra/money'
import { longTitle, type SceneName, sceneNames, scenePicture, warmThumbHash } from '@chitra/ui/fixtures'

// What the server would answer, typed by the contract: the stories of pages show it.

type Schemas = components['schemas']
export type ListItem = Schemas['ListItem']
export type Item = Schemas['Item']
export type Cart = Schemas['Cart']
export type Order = Schemas['Order']
export type Wish = Schemas['WishlistEntry']['product']
export type Banner = Schemas['Banner']
export type Licence = Schemas['Licence']
type Seller = Schemas['Seller']

const RUPEES = 100
const PRICE = 199 * RUPEES
const TAX = 18
const DAY = '2026-11-18T09:30:00.000Z'

/** As long as a title may be, in words that a line cannot break. */
export const longWords = 'Thiruvananthapuram-Chennai-Kanyakumari Backwaterhouseboat'
/** Sixty characters of Devanagari, which stand taller than Latin. */
export const hindiTitle = longTitle
export const hindiText = 'चाय के बाग़ानों पर उतरती धुंध, पहाड़ियों के बीच से झाँकती सुबह की धूप, और पगडंडी पर अकेला चलता हुआ एक राही।'

const seller: Seller = { _id: 'seller7', firstName: 'Meera', profilePic: null }

/** A drawn picture in the place of a file. The sign at its end turns what is asked for behind it (`?format=…`) into a fragment, which a picture ignores. */
const fileOf = (scene: SceneName): string => `${scenePicture(scene).src}#`

const sceneAt = (index: number): SceneName => sceneNames[index % sceneNames.length] ?? 'tea'

function shapeOf(scene: SceneName) {
  const { alt, width, height } = scenePicture(scene)
  return {
    name: alt,
    width,
    height,
    url: `/media/previews/${scene}.jpeg`,
    thumbimage: fileOf(scene),
    thumbHash: warmThumbHash,
    colour: '#9dbb8d',
  }
}

/** As many tiles as asked for, among them free ones and bundles; the pictures come round again. */
export const listItems = (count: number, change: Partial<ListItem> = {}): ListItem[] =>
  Array.from({ length: count }, (_, index): ListItem => {
    const scene = sceneAt(index)
    return {
      ...shapeOf(scene),
      ...(index % 6 === 4 ? { url: `/media/previews/${scene}.zip`, files: 8 } : {}),
      _id: `${scene}${index}`,
      categoryId: 'image',
      price: PRICE,
      purchaseType: index % 5 === 2 ? 'free' : 'paid',
      file_ext: 'jpeg',
      sellerName: seller.firstName,
      ...change,
    }
  })

export function item(change: Partial<Item> = {}): Item {
  const { subtotal, tax, total } = totalsOf([change.price ?? PRICE], TAX)
  return {
    ...shapeOf('tea'),
    _id: 'tea0',
    palette: [
      { colour: '#4d7a1c', share: 0.46 },
      { colour: '#c8d4d9', share: 0.31 },
      { colour: '#16310f', share: 0.14 },
      { colour: '#8f6b3e', share: 0.06 },
    ],
    description: 'Morning mist over the tea gardens of Munnar, taken from the road to Top Station.',
    price: subtotal,
    tax,
    total,
    taxPercent: TAX,
    file_type: 'jpeg',
    fileType: ['jpeg'],
    file_ext: 'jpeg',
    purchaseType: 'paid',
    categoryId: 'image',
    keywords: ['tea', 'hills', 'mist', 'Munnar', 'Kerala', 'morning', 'green', 'plantation'],
    sellerId: seller,
    createdAt: DAY,
    location: 'Munnar, Kerala',
    approved: true,
    rejected: false,
    downloads: 1284,
    contents: [],
    licence: '',
    author: '',
    source: '',
    owned: false,
    ...change,
  }
}

export function cart(count: number, change: Partial<Cart['cart'][number]['imageId']> = {}): Cart {
  const entries = Array.from({ length: count }, (_, index): Cart['cart'][number] => ({
    _id: `line${index}`,
    buyerId: 'buyer1',
    sellerId: seller._id,
    again: false,
    imageId: {
      ...shapeOf(sceneAt(index)),
      _id: `${sceneAt(index)}${index}`,
      price: PRICE,
      file_ext: 'jpeg',
      fileType: ['jpeg'],
      categoryId: 'image',
      sellerId: seller,
      ...change,
    },
  }))
  return {
    cart: entries,
    count,
    taxes: [],
    ...totalsOf(
      entries.map(({ imageId }) => imageId.price),
      TAX,
    ),
  }
}

/** The third of them is free. */
export const wishes = (count: number, change: Partial<Wish> = {}): Wish[] =>
  Array.from({ length: count }, (_, index): Wish => {
    const scene = sceneAt(index)
    const isFree = index === 2
    return {
      _id: `${scene}${index}`,
      name: shapeOf(scene).name,
      description: 'Taken in the first light, from the road above the village.',
      price: isFree ? 0 : PRICE,
      purchaseType: isFree ? 'free' : 'paid',
      file_ext: 'jpeg',
      url: `/media/previews/${scene}.jpeg`,
      ...(isFree ? { original: '/media/originals/signed' } : {}),
      thumbimage: fileOf(scene),
      categoryId: 'image',
      sellerId: seller,
      ...change,
    }
  })

const orderItem = (index: number, change: Partial<Order['imageId'][number]>): Order['imageId'][number] => {
  const { subtotal, tax } = totalsOf([PRICE], TAX)
  const scene = sceneAt(index)
  return {
    _id: `${scene}${index}`,
    name: shapeOf(scene).name,
    description: 'Taken in the first light, from the road above the village.',
    price: subtotal,
    tax,
    taxPercent: TAX,
    url: `/media/previews/${scene}.jpeg`,
    thumbimage: fileOf(scene),
    file_ext: 'jpeg',
    categoryId: 'image',
    sellerId: seller,
    licenceVersion: '2026-01',
    licence: '7K3M-Q9TX-2WVB',
    refunded: false,
    ...change,
  }
}

/** Orders of one picture each; the second is refunded, for the first a refund can be asked. */
export const orders = (count: number, change: Partial<Order['imageId'][number]> = {}): Order[] =>
  Array.from({ length: count }, (_, index): Order => {
    const { subtotal, tax, total } = totalsOf([PRICE], TAX)
    const isRefunded = index === 1
    return {
      _id: `order${index}`,
      createdAt: DAY,
      paymentId: `pay_${index}`,
      orderId: `order_${index}`,
      amount: total,
      subtotal,
      tax,
      status: isRefunded ? 'refunded' : 'paid',
      refund: isRefunded ? { state: 'paid-back', askedAt: DAY, note: '' } : null,
      refundUntil: index === 0 ? DAY : null,
      imageId: [orderItem(index, { refunded: isRefunded, ...change })],
      papers: [],
      files: isRefunded ? 0 : 1,
    }
  })

/** One order of several pictures. */
export function order(count: number): Order {
  const { subtotal, tax, total } = totalsOf(Array<number>(count).fill(PRICE), TAX)
  const imageId = Array.from({ length: count }, (_, index) => orderItem(index, {}))
  return {
    _id: 'order0',
    createdAt: DAY,
    paymentId: 'pay_0',
    orderId: 'order_0',
    amount: total,
    subtotal,
    tax,
    status: 'paid',
    refund: null,
    refundUntil: DAY,
    imageId,
    papers: [],
    files: count,
  }
}

/** Licences, the newest first; some of them of free items, one refunded. */
export const licences = (count: number, change: Partial<Licence['item']> = {}): Licence[] =>
  listItems(count, {}).map(({ _id, name, thumbimage }, index): Licence => ({
    code: `7K3M-Q9TX-2WV${'BCDEFGHJKM'[index % 10]}`,
    kind: index % 3 === 2 ? 'free' : 'bought',
    status: index === 1 ? 'refunded' : 'valid',
    issuedAt: '2026-11-02T10:15:00.000Z',
    refundedAt: index === 1 ? '2026-11-09T10:15:00.000Z' : null,
    licensee: 'Asha Rao',
    client: index === 0 ? 'Monsoon Tea' : '',
    project: index === 0 ? 'Spring catalogue' : '',
    order: index % 3 === 2 ? null : 'o8Zt4Kd9wQx1',
    item: { _id, name, creator: 'Meera Nair', url: `/image/${_id}`, thumbimage, ...change },
    text: { version: '2026-11', title: 'Standard licence' },
  }))

export const banners = (titles: readonly string[], keywords: readonly string[] = ['hills', 'mist']): Banner[] =>
  titles.map((title, index): Banner => {
    const { thumbimage, width, height, colour } = shapeOf(sceneAt(index))
    return { title, image: thumbimage, keywords: JSON.stringify(keywords), width, height, colour }
  })

type BoardPicture = Schemas['BoardPicture']

/** As many pictures of a board as asked for; two people have said something of the first ones. */
export const boardPictures = (count: number): BoardPicture[] =>
  listItems(count).map((item, index): BoardPicture => ({
    item,
    addedAt: DAY,
    votes: [
      ...(index < 3 ? [{ guest: 'ravi', name: 'Ravi', vote: 'heart' as const, mine: index === 0 }] : []),
      ...(index === 1 || index === 2
        ? [{ guest: 'asha', name: 'Asha', vote: index === 1 ? ('heart' as const) : ('no' as const), mine: false }]
        : []),
    ],
    comments: index === 0 ? [{ _id: 'c1', guest: 'ravi', name: 'Ravi', text: 'This one for the cover', createdAt: DAY, mine: true }] : [],
  }))

/** A board of who looks at it. */
export const boardOf = (count: number, change: Partial<Schemas['Board']> = {}): Schemas['Board'] => ({
  _id: 'b5Rt62Jn8yCv',
  name: 'Monsoon campaign',
  shared: true,
  linkToken: 'b5Rt62Jn8yCv.Zk3vQ8xTn1LwR6yHb0MdCg',
  createdAt: DAY,
  pictures: boardPictures(count),
  guests: [
    { _id: 'ravi', name: 'Ravi' },
    { _id: 'asha', name: 'Asha' },
  ],
  comps: '#comps',
  ...change,
})

/** The same for a guest. */
export const sharedBoardOf = (count: number, change: Partial<Schemas['SharedBoard']> = {}): Schemas['SharedBoard'] => ({
  name: 'Monsoon campaign',
  owner: 'Meera',
  yours: false,
  pictures: boardPictures(count),
  comps: '#comps',
  ...change,
})

/** Boards in the list of all, newest first. */
export const boardSummaries = (count: number): Schemas['BoardSummary'][] =>
  Array.from({ length: count }, (_, index) => ({
    _id: `board${index}`,
    name: ['Monsoon campaign', 'Diwali cards', hindiTitle, longWords][index % 4] ?? '',
    count: [12, 3, 1, 0][index % 4] ?? 0,
    shared: index % 2 === 0,
    createdAt: DAY,
    thumbimages: listItems([4, 3, 1, 0][index % 4] ?? 0).map(({ thumbimage }) => thumbimage),
  }))
