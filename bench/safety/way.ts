import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { OperationId } from '@chitra/api/contract/operation.ts'
import { payInWindow } from '@chitra/api/testing/purchases.ts'
import { sayPlace } from '@chitra/api/testing/supplier.ts'
import { type LooseAnswer, type LooseRequest, newVisitor, type Visitor } from '@chitra/api/testing/visitor.ts'
import { mailedCode, PASSWORD } from '../logins/shop.ts'

export interface Way {
  buyer: Visitor & { userId: string }
  paymentId: string
}

/** Makes a call that must be answered with 200, and returns its data. */
export async function must(visitor: Visitor, id: OperationId, request: LooseRequest = {}): Promise<LooseAnswer['body']> {
  const { status, body } = await visitor.call(id, request)
  if (status !== 200) throw new Error(`${id}: ${status} ${body.errorMessage}`)
  return body.data
}

/** The whole way of a new buyer: sign up, confirm, browse, cart, pay in the sandbox's window, download, orders, the order as one zip. Throws at the first call that is not answered with 200. */
export async function buyersWay(origin: string, dataDir: string, email: string, item: string): Promise<Way> {
  const buyer = await newVisitor(origin)
  await must(buyer, 'signUp', { body: { firstName: 'Asha', lastName: 'Rao', email, password: PASSWORD } })
  await must(buyer, 'verifyEmail', { body: { verification_code: await mailedCode(join(dataDir, 'outbox'), email) } })
  const { token, newUser } = await must(buyer, 'login', { body: { email, password: PASSWORD } })
  buyer.token = token as string
  for (const path of ['/', '/search', '/faq']) {
    const { status } = await fetch(origin + path, { headers: { accept: 'text/html' } })
    if (status !== 200) throw new Error(`${path}: ${status}`)
  }
  await must(buyer, 'suggestImages', { query: { search: 'd' } })
  await must(buyer, 'listImages', { query: { limit: 30 } })
  await must(buyer, 'getImage', { params: { id: item } })
  await must(buyer, 'addToCart', { body: { imageId: item } })
  const known = Object.assign(buyer, { userId: newUser._id as string })
  const place = await sayPlace(known)
  if (place.status !== 200) throw new Error(`updateBilling: ${place.status} ${place.body.errorMessage}`)
  const paid = await payInWindow(origin, (await must(buyer, 'createPayment')).order)
  await must(buyer, 'createOrder', { body: paid })
  await must(buyer, 'getCart')
  const { order } = await must(buyer, 'listOrders')
  if (order.length !== 1 || order[0].paymentId !== paid.paymentId) throw new Error(`${order.length} orders`)
  const file = await buyer.fetch(order[0].imageId[0].original)
  const bytes = Buffer.from(await file.arrayBuffer())
  if (file.status !== 200 || `"${createHash('sha256').update(bytes).digest('hex')}"` !== file.headers.get('etag'))
    throw new Error(`the download: ${file.status}, ${bytes.length} bytes`)
  await saveAsZip(buyer, order[0]._id)
  return { buyer: known, paymentId: paid.paymentId }
}

/** Downloads an order as one zip, and its second half once more as a browser does after a break. Throws unless both are the same bytes. */
async function saveAsZip(buyer: Visitor, orderId: string): Promise<void> {
  const { url, bytes } = await must(buyer, 'createArchive', { body: { orders: [orderId] } })
  const whole = await buyer.fetch(url)
  const zip = Buffer.from(await whole.arrayBuffer())
  const half = Math.floor(zip.length / 2)
  const again = await buyer.fetch(url, { headers: { range: `bytes=${half}-`, 'if-range': whole.headers.get('etag') ?? '' } })
  const rest = Buffer.from(await again.arrayBuffer())
  if (whole.status !== 200 || again.status !== 206 || zip.length !== bytes || !zip.subarray(half).equals(rest))
    throw new Error(`the zip: ${whole.status} with ${zip.length} of ${bytes} bytes, ${again.status} with ${rest.length}`)
}
