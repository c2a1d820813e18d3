import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LIMITS } from '../modules/limits/index.ts'
import { createSearch, type Search } from '../modules/search/index.ts'
import { systemClock } from '../platform/clock.ts'
import { readConfig } from '../platform/config.ts'
import { type Database, openDatabase } from '../platform/database/database.ts'
import { type Files, filesOf } from '../platform/files/index.ts'
import { type Alternating, startAlternating } from '../testing/alternating.ts'
import { newMigratedStorage, type TestStorage } from '../testing/databases.ts'
import { addItem } from '../testing/items.ts'
import { statusesOf } from '../testing/limits.ts'
import { CONFIRM_LINK, mailed, mailsTo } from '../testing/mails.ts'
import { addMember, PASSWORD } from '../testing/members.ts'
import { payInWindow } from '../testing/purchases.ts'
import { eventually } from '../testing/shop.ts'
import { type ShopProcess, startShopProcess } from '../testing/shop-process.ts'
import { newVisitor, type Visitor } from '../testing/visitor.ts'

/** Two processes on one PostgreSQL and one folder, behind a proxy that passes each call to the other one. */
describe('a shop of two processes', () => {
  let storage: TestStorage
  let database: Database
  let made: { db: Database['db']; files: Files; search: Search }
  let front: Alternating
  let processes: ShopProcess[] = []
  beforeAll(async () => {
    storage = await newMigratedStorage('postgres')
    database = await openDatabase(storage)
    const { db } = database
    made = { db, files: filesOf(readConfig({ DATA_DIR: storage.dataDir })), search: createSearch({ database }) }
    front = await startAlternating(() => (processes.length === 0 ? ['', ''] : processes.map(({ url }) => url)))
    const environment = { DATABASE_URL: storage.databaseUrl ?? '', DATA_DIR: storage.dataDir, PUBLIC_URL: front.url }
    processes = await Promise.all([startShopProcess(environment), startShopProcess(environment)])
  })
  afterAll(async () => {
    await Promise.all(processes.map((one) => one.stop()))
    await front.close()
    await database.close()
    storage.remove()
  })

  const member = async (): Promise<Visitor> => {
    const { token } = await addMember({ db: made.db, clock: systemClock }, {})
    return Object.assign(await newVisitor(front.url), { token })
  }
  const data = async (visitor: Visitor, ...call: Parameters<Visitor['call']>) => {
    const { status, body } = await visitor.call(...call)
    expect([call[0], status]).toEqual([call[0], 200])
    return body.data
  }

  it('takes a buyer from signing up to the downloaded file, with each call to the other process [CART-04]', async () => {
    const item = await addItem(made, { name: 'Lighthouse at dusk', keywords: ['lighthouse'] })
    const buyer = await newVisitor(front.url)
    const email = 'two@example.com'
    await data(buyer, 'signUp', { body: { firstName: 'Asha', lastName: 'Rao', email, password: PASSWORD } })
    await data(buyer, 'verifyEmail', { body: { verification_code: await mailed(storage, email, CONFIRM_LINK) } })
    buyer.token = (await data(buyer, 'login', { body: { email, password: PASSWORD } })).token
    expect((await data(buyer, 'suggestImages', { query: { search: 'light' } })).image).toContain('lighthouse')
    const found = await data(buyer, 'listImages', { query: { search: 'lighthouse' } })
    expect(found).toMatchObject({ count: 1, image: [{ _id: item.publicId }] })
    expect((await data(buyer, 'getImage', { params: { id: item.publicId } })).image).toMatchObject({ owned: false })
    await data(buyer, 'addToCart', { body: { imageId: item.publicId } })
    expect(await data(buyer, 'getCart')).toMatchObject({ count: 1, total: 23_482 })
    const { order: due } = await data(buyer, 'createPayment')
    const paid = await payInWindow(front.url, due)
    const { order } = await data(buyer, 'createOrder', { body: paid })
    expect(order).toMatchObject({ amount: 23_482, status: 'paid', paymentId: paid.paymentId })
    const orders = await data(buyer, 'listOrders')
    expect([orders.count, orders.order[0]._id]).toEqual([1, order._id])
    expect((await data(buyer, 'getCart')).count).toBe(0)
    const { fileData } = await data(buyer, 'downloadFile', { query: { file_url: orders.order[0].imageId[0].original } })
    expect(sha256(Buffer.from(fileData, 'base64'))).toBe(sha256(item.bytes))
    const sold = await eventually(
      async () => ((await mailsTo(storage, email)).length >= 2 ? await mailsTo(storage, email) : undefined),
      'mails',
    )
    expect(sold).toHaveLength(2)
    for (const calls of front.calls()) expect(calls).toBeGreaterThan(5)
  })

  it('has one payment order for one cart, asked for at both at once [D-06]', async () => {
    const buyer = await member()
    await data(buyer, 'addToCart', { body: { imageId: (await addItem(made)).publicId } })
    const ids = await Promise.all(Array.from({ length: 10 }, async () => (await data(buyer, 'createPayment')).order.id))
    expect(new Set(ids).size).toBe(1)
  })

  it('counts wrong passwords in both together [TA-07]', async () => {
    const windowNow = () => Math.floor(Date.now() / LIMITS['login-account'].window)
    let statuses: number[] = []
    // Again if a window of the limit has ended meanwhile.
    for (let window = -1; window !== windowNow();) {
      window = windowNow()
      const visitor = await newVisitor(front.url)
      statuses = await statusesOf(11, () => visitor.call('login', { body: { email: `guessed${window}@example.com`, password: 'wrong' } }))
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429])
  })

  it('ends a session in both when its owner logs out of one', async () => {
    const buyer = await member()
    for (let n = 0; n < 2; n += 1) await data(buyer, 'getCart')
    await data(buyer, 'logout')
    expect([(await buyer.call('getCart')).status, (await buyer.call('getCart')).status]).toEqual([401, 401])
  })

  it('counts what somebody else has added, in both, although the count before was kept', async () => {
    const visitor = await newVisitor(front.url)
    const count = async () => (await visitor.call('listImages', { query: { search: 'zebra' } })).body.data.count as number
    // Each process follows the changes by itself; the calls go to the one and the other in turn.
    const countedByBoth = async (expected: number, what: string) =>
      await eventually(async () => ((await count()) === expected && (await count()) === expected ? true : undefined), what)
    await addItem(made, { name: 'Zebra', keywords: ['zebra'] })
    await countedByBoth(1, 'the first zebra')
    await addItem(made, { name: 'Another zebra', keywords: ['zebra'] })
    await countedByBoth(2, 'the second zebra')
  })
})

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')
