import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addItem } from '../testing/items.ts'
import { addItems, buyerAtCheckout } from '../testing/money.ts'
import { pay } from '../testing/purchases.ts'
import { startTestShop, type TestShop } from '../testing/shop.ts'
import { languageOf, namedLanguageOf } from './language.ts'

const HINDI = { 'accept-language': 'hi-IN,hi;q=0.9,en;q=0.8' }
const ENGLISH = { 'accept-language': 'en, hi;q=0.5' }

describe('the language of a request', () => {
  it.each([
    ['hi', 'hi'],
    ['HI-in', 'hi'],
    ['hi-IN,hi;q=0.9,en;q=0.8', 'hi'],
    ['mr, hi;q=0.5, en;q=0.4', 'hi'],
    ['en;q=0.4, hi;q=0.5', 'hi'],
    ['en, hi;q=0.5', 'en'],
    ['en-US, hi;q=0.9, en;q=0.1', 'en'],
    ['hi;q=0, en;q=0.1', 'en'],
    ['hi;q=0', 'en'],
    ['*, hi;q=0.5', 'en'],
    ['hil', 'en'],
    ['ta', 'en'],
    [',;q=x', 'en'],
    ['', 'en'],
    [undefined, 'en'],
  ])('that accepts %j is %s', (accepted, language) => {
    expect(languageOf({ headers: accepted === undefined ? {} : { 'accept-language': accepted } })).toBe(language)
  })
})

describe('the language that a request names', () => {
  it.each([
    ['hi', 'hi'],
    ['ta, hi;q=0.5', 'hi'],
    ['en-US, hi;q=0.9', 'en'],
    ['*, hi;q=0.5', null],
    ['*', null],
    ['ta', null],
    ['hi;q=0', null],
    ['', null],
    [undefined, null],
  ])('by %j is %s', (accepted, language) => {
    expect(namedLanguageOf({ headers: accepted === undefined ? {} : { 'accept-language': accepted } })).toBe(language)
  })
})

describe('in the language of its caller, the API says', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startTestShop('embedded')
  })
  afterAll(() => shop.remove())

  it('an error, which caches keep by language', async () => {
    const visitor = await shop.visitor()
    const get = (headers: Record<string, string>) => visitor.call('getLicenceText', { params: { version: '1999-01-01' }, headers })
    const [hindi, english, silent] = [await get(HINDI), await get(ENGLISH), await get({})]
    const message = 'लाइसेंस का ऐसा कोई पाठ नहीं है'
    expect(hindi).toMatchObject({ status: 404, body: { errorMessage: message, message } })
    for (const { body } of [english, silent]) expect(body.errorMessage).toBe('There is no such licence text')
    for (const { headers } of [hindi, english, silent]) expect(headers.get('vary')).toMatch(/\baccept-language\b/)
  })

  it('an error with something filled in, about the field that it is about', async () => {
    const buyer = await shop.member()
    const body = { name: 'Asha Rao', place: '29', business: { name: 'Rao Design Studio', gstin: '27AAACR5055K1Z7' } }
    const update = (headers: Record<string, string>) => buyer.call('updateBilling', { params: { id: buyer.userId }, body, headers })
    const message = 'यह GSTIN Maharashtra का है। वही राज्य चुनें'
    expect((await update(HINDI)).body).toMatchObject({ errorMessage: message, fields: [{ field: 'gstin', message }] })
    expect((await update(ENGLISH)).body.fields).toEqual([
      { field: 'gstin', message: 'This GSTIN is of Maharashtra. Please choose that State' },
    ])
  })

  it('what the validator finds, in English: it is for developers', async () => {
    const { body } = await (await shop.visitor()).call('login', { body: { email: 7 }, headers: HINDI })
    expect(body.errorMessage).toMatch(/email: must be string/)
  })

  it('that a call has succeeded', async () => {
    const [one, other] = [await shop.member(), await shop.member()]
    expect((await one.call('logout', { headers: HINDI })).body.message).toBe('आप लॉग आउट हो गए हैं')
    expect((await other.call('logout', { headers: ENGLISH })).body.message).toBe('Logged out successfully')
  })

  it('what stands in the place of data', async () => {
    const forgot = async (headers: Record<string, string>) =>
      (await (await shop.visitor()).call('forgotPassword', { body: { email: 'nobody@example.com' }, headers })).body.data
    expect(await forgot(HINDI)).toBe('अगर इस पते से कोई खाता है, तो हमने उस पर लिंक भेज दिया है')
    expect(await forgot(ENGLISH)).toBe('If there is an account with this address, we have sent a link to it')
  })

  it('a warning of an envelope that is no error', async () => {
    const buyer = await shop.member()
    const { publicId: imageId } = await addItem(shop.services)
    const add = (headers: Record<string, string>) => buyer.call('addToCart', { body: { imageId }, headers })
    expect((await add(HINDI)).body.message).toBe('आपके कार्ट में डाल दिया गया')
    expect((await add(HINDI)).body).toMatchObject({ success: false, errorMessage: 'यह आइटम पहले से आपके कार्ट में है' })
    expect((await add(ENGLISH)).body.errorMessage).toBe('This item is already in your cart')
  })

  it('what a repeated call was answered first', async () => {
    const buyer = await shop.member()
    const { publicId: imageId } = await addItem(shop.services)
    const add = async (headers: Record<string, string>) =>
      (await buyer.call('addToCart', { body: { imageId }, headers: { ...headers, 'idempotency-key': 'add' } })).body.message
    expect(await add(HINDI)).toBe('आपके कार्ट में डाल दिया गया')
    const { rows } = await shop.services.database.pool.query('select answer from calls.saved_answers where user_id = $1', [buyer.id])
    expect(JSON.parse(rows[0].answer)).toMatchObject({ message: 'Added to your cart' })
    expect([await add(ENGLISH), await add(HINDI)]).toEqual(['Added to your cart', 'आपके कार्ट में डाल दिया गया'])
  })

  it('what a repeated call was answered first, with something filled in', async () => {
    const { buyer, orderId } = await buyerAtCheckout(shop, await addItems(shop, 1))
    const body = { ...(await pay(shop, orderId)), amount: 1 }
    const record = async (headers: Record<string, string>) =>
      (await buyer.call('createOrder', { body, headers: { ...headers, 'idempotency-key': 'order' } })).body.message
    expect([await record(ENGLISH), await record(HINDI)]).toEqual(['You paid ₹234.82', 'आपने ₹234.82 का भुगतान किया'])
  })
})
