import { describe, expect, it } from 'vitest'
import { logIn, signUp } from '../../../testing/accounts.ts'
import { onBothDatabases } from '../../../testing/on-databases.ts'
import { comment, newBoard, newGuest, share } from '../../../testing/boards.ts'
import { dumpTables } from '../../../testing/dump-tables.ts'
import { addItem } from '../../../testing/items.ts'
import { statusesOf, toFullHour, waitOf } from '../../../testing/limits.ts'
import { lastLicence } from '../../../testing/licences.ts'
import { mailed } from '../../../testing/mails.ts'
import { type Member, PASSWORD } from '../../../testing/members.ts'
import { buy } from '../../../testing/purchases.ts'
import { fromAnotherSite, RELOAD_THE_PAGE, SIGN_IN_AGAIN, withoutSession } from '../../../testing/refusals.ts'
import type { Visitor } from '../../../testing/visitor.ts'

onBothDatabases('closeAccount', (shop) => {
  const close = (who: Visitor, { userId }: Pick<Member, 'userId'>, password = PASSWORD) =>
    who.call('closeAccount', { params: { id: userId }, body: { password } })
  const isOpen = async (who: Visitor & Member) => (await who.call('getUser', { params: { id: who.userId } })).status === 200

  describe('200', () => {
    it('deletes personal data, keeps orders for accounting, and frees the email', async () => {
      const { db } = shop().services
      const member = await shop().member({ firstName: 'Vasundhara' })
      const [bought, wanted] = [await addItem(shop().services), await addItem(shop().services)]
      const { order } = (await buy(shop(), member, [bought])).body.data
      await member.call('requestRefund', { params: { id: order._id }, body: { reason: 'Vasundhara bought the wrong one' } })
      await member.call('addToCart', { body: { imageId: wanted.publicId } })
      await member.call('addToWishlist', { body: { product: wanted.publicId } })
      await logIn(shop(), member.email, 'Wrong#2026')
      const before = await db.selectFrom('orders').select('amount').where('user_id', '=', member.id).execute()
      expect((await close(member, member)).body).toMatchObject({ success: true, code: 200, message: 'Your account is closed' })
      expect((await member.call('getCart')).status).toBe(401)
      expect(await mailed(shop(), member.email, /(Your account at Chitra is closed)/)).toBeTruthy()
      expect(await db.selectFrom('orders').select('amount').where('user_id', '=', member.id).execute()).toEqual(before)
      expect(before).toHaveLength(1)
      // Gateway events and sent mails are deleted later, so they are removed before searching the tables.
      await db.deleteFrom('webhook_events').execute()
      await shop().services.database.pool.query(`delete from jobs.job where data->>'to' = $1`, [member.email])
      // The law wants its papers for 72 months (docs/tax.md).
      await db.deleteFrom('papers').execute()
      // Whoever checks a certificate must find it (docs/licences.md).
      await db.deleteFrom('licences').execute()
      const stored = await dumpTables(db)
      expect([member.email, 'Vasundhara'].filter((text) => stored.includes(text))).toEqual([])
      expect((await logIn(shop(), member.email)).status).toBe(401)
      expect((await signUp(shop(), { email: member.email })).status).toBe(200)
    })
  })

  it('deletes the boards with their guests and comments, and their links lead nowhere [BOARD-10]', async () => {
    const [member, item] = [await shop().member(), await addItem(shop().services)]
    const [token, client] = [await share(member, await newBoard(member, [item])), await shop().visitor()]
    await comment(client, { token, item, guest: newGuest('Yashodhara'), text: 'Ask the tea house' })
    expect((await close(member, member)).status).toBe(200)
    expect((await client.call('getSharedBoard', { params: { token } })).status).toBe(404)
    const stored = await dumpTables(shop().services.db)
    expect(['Monsoon campaign', 'Yashodhara', 'Ask the tea house'].filter((text) => stored.includes(text))).toEqual([])
  })

  it('deletes the stored certificates, which name the buyer’s clients', async () => {
    const member = await shop().member()
    const { order } = (await buy(shop(), member, [await addItem(shop().services)])).body.data
    const { code } = await lastLicence(member)
    const stored = async () => {
      const keys: string[] = []
      for await (const key of shop().services.files.keys()) if (key.startsWith('certificates/')) keys.push(key)
      return keys.toSorted()
    }
    const before = await stored()
    for (const client of ['Tea House', 'Spice House']) {
      await member.call('updateLicence', { params: { code }, body: { client, project: '' } })
      await member.call('createArchive', { body: { orders: [order._id] } })
      // What named the first client is gone when the second one is named.
      expect(await stored()).toHaveLength(before.length + 1)
    }
    expect((await close(member, member)).status).toBe(200)
    expect(await stored()).toEqual(before)
  })

  describe('400', () => {
    it('requires the current password', async () => {
      const member = await shop().member()
      expect((await close(member, member, 'Wrong#2026')).body).toMatchObject({
        code: 400,
        errorMessage: 'The current password is wrong',
        fields: [{ field: 'password' }],
      })
      expect((await member.call('closeAccount', { params: { id: member.userId }, body: {} })).status).toBe(400)
      expect(await isOpen(member)).toBe(true)
    })
  })

  describe('401', () => {
    it('requires a valid session', async () => {
      const member = await shop().member()
      expect(await withoutSession(shop(), (who) => close(who, member))).toEqual(SIGN_IN_AGAIN)
      expect(await isOpen(member)).toBe(true)
    })
  })

  describe('403', () => {
    it('refuses a call without the XSRF header [APP-05]', async () => {
      const member = await shop().member()
      const request = { params: { id: member.userId }, body: { password: PASSWORD } }
      expect(await fromAnotherSite((headers) => member.call('closeAccount', { ...request, headers }))).toEqual(RELOAD_THE_PAGE)
      expect(await isOpen(member)).toBe(true)
    })
  })

  describe('404', () => {
    it('answers the same for another user’s account and a missing one, and leaves it open [TA-04]', async () => {
      const [member, other] = [await shop().member(), await shop().member()]
      for (const userId of [other.userId, 'nosuchuser']) expect((await close(member, { userId })).status).toBe(404)
      expect([await isOpen(member), await isOpen(other)]).toEqual([true, true])
    })
  })

  describe('409', () => {
    it('refuses sellers, and accounts whose change of email can still be undone', async () => {
      const [seller, moved] = [await shop().member({ role: 'seller' }), await shop().member()]
      await shop()
        .services.db.insertInto('sellers')
        .values({ public_id: seller.userId, key: seller.userId, user_id: seller.id, first_name: 'Asha', last_name: 'Rao' })
        .execute()
      const body = { firstName: 'Asha', lastName: 'Rao', email: `new-${moved.email}`, password: PASSWORD }
      await moved.call('updateUser', { params: { id: moved.userId }, body })
      expect((await close(seller, seller)).body.errorMessage).toContain('You sell in this shop')
      expect((await close(moved, moved)).body.errorMessage).toContain('less than seven days ago')
      expect([await isOpen(seller), await isOpen(moved)]).toEqual([true, true])
    })
  })

  describe('429', () => {
    it('allows ten wrong passwords for an account in fifteen minutes', async () => {
      toFullHour(shop())
      const member = await shop().member()
      expect(new Set(await statusesOf(10, () => close(member, member, 'Wrong#2026')))).toEqual(new Set([400]))
      expect(waitOf(await close(member, member))).toBeGreaterThan(800)
    })
  })
})
