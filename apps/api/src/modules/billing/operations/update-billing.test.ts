import { describe, expect, it } from 'vitest'
import { PASSWORD } from '../../../testing/members.ts'
import { onBothDatabases } from '../../../testing/on-databases.ts'
import { fromAnotherSite, RELOAD_THE_PAGE, SIGN_IN_AGAIN, withoutSession } from '../../../testing/refusals.ts'
import type { Visitor } from '../../../testing/visitor.ts'
import { filesOfZip } from '../../../testing/zip.ts'

const BODY = { name: 'Asha Rao', place: '27' }

onBothDatabases('updateBilling', (shop) => {
  const say = (who: Visitor, id: string, body: object = BODY, headers: Record<string, string> = {}) =>
    who.call('updateBilling', { params: { id }, body, headers })

  describe('200', () => {
    it('keeps what was said last', async () => {
      const buyer = await shop().member()
      await say(buyer, buyer.userId, { ...BODY, business: { name: 'Rao Design Studio', gstin: '27AAACR5055K1Z7' } })
      expect((await say(buyer, buyer.userId, { name: ' आशा राव ', place: '29', business: null })).status).toBe(200)
      const { billing } = (await buyer.call('getBilling', { params: { id: buyer.userId } })).body.data
      expect(billing).toEqual({ name: 'आशा राव', place: '29', business: null })
    })

    it('keeps the country of a buyer outside India, and of nobody else', async () => {
      const buyer = await shop().member()
      const said = async (body: object) => {
        await say(buyer, buyer.userId, body)
        return (await buyer.call('getBilling', { params: { id: buyer.userId } })).body.data.billing
      }
      expect(await said({ name: 'Asha Rao', place: '96', country: 'NP' })).toEqual({
        name: 'Asha Rao',
        place: '96',
        country: 'NP',
        business: null,
      })
      expect(await said({ name: 'Asha Rao', place: '27', country: 'NP' })).toEqual({ name: 'Asha Rao', place: '27', business: null })
    })

    it('asks a buyer outside India again who said it before the country was asked for', async () => {
      const buyer = await shop().member()
      await say(buyer, buyer.userId, { name: 'Asha Rao', place: '96', country: 'NP' })
      await shop().services.db.updateTable('billing_details').set({ country: null }).where('user_id', '=', buyer.id).execute()
      expect((await buyer.call('getBilling', { params: { id: buyer.userId } })).body.data.billing).toBeNull()
    })

    it('reads a GSTIN as people write it', async () => {
      const buyer = await shop().member()
      const business = { name: ' Rao Design Studio ', gstin: '27 aaacr5055k 1z7' }
      expect((await say(buyer, buyer.userId, { ...BODY, business })).body.data.billing.business).toEqual({
        name: 'Rao Design Studio',
        gstin: '27AAACR5055K1Z7',
      })
    })

    it('is in the export of the account’s data, and goes when the account is closed', async () => {
      const buyer = await shop().member()
      await say(buyer, buyer.userId)
      const files = await filesOfZip((await buyer.call('exportUserData', { params: { id: buyer.userId } })).body)
      expect(JSON.parse(files['billing.json'] ?? '')).toEqual({ ...BODY, business: null })
      expect((await buyer.call('closeAccount', { params: { id: buyer.userId }, body: { password: PASSWORD } })).status).toBe(200)
      const { db } = shop().services
      const left = await db
        .selectFrom('billing_details')
        .innerJoin('users', 'users.id', 'user_id')
        .select('name')
        .where('public_id', '=', buyer.userId)
        .execute()
      expect(left).toEqual([])
    })
  })

  describe('400', () => {
    it.each([
      [{ ...BODY, place: '28' }, 'place', 'Please choose your State'],
      [{ ...BODY, name: ' ' }, 'name', 'Please enter the name for the invoice'],
      [{ ...BODY, place: '96' }, 'country', 'Please choose your country: the invoice of an export names it'],
      [{ ...BODY, place: '96', country: 'IN' }, 'country', 'Please choose your country: the invoice of an export names it'],
      [{ ...BODY, place: '96', country: 'XX' }, 'country', 'Please choose your country: the invoice of an export names it'],
      [
        { ...BODY, business: { name: 'Rao', gstin: '27AAACR5055K1Z8' } },
        'gstin',
        'This GSTIN has a wrong character. Please compare it with your certificate',
      ],
      [{ ...BODY, business: { name: 'Rao', gstin: 'x'.repeat(15) } }, 'gstin', 'A GSTIN has fifteen characters, such as 27AAACR5055K1Z7'],
      [
        { ...BODY, place: '29', business: { name: 'Rao', gstin: '27AAACR5055K1Z7' } },
        'gstin',
        'This GSTIN is of Maharashtra. Please choose that State',
      ],
      [
        { ...BODY, place: '96', country: 'NP', business: { name: 'Rao', gstin: '27AAACR5055K1Z7' } },
        'gstin',
        'This GSTIN is of Maharashtra. Please choose that State',
      ],
      [{ ...BODY, business: { name: ' ', gstin: '27AAACR5055K1Z7' } }, 'businessName', 'Please enter the name of your business'],
    ])('refuses %j', async (body, field, words) => {
      const buyer = await shop().member()
      const answer = await say(buyer, buyer.userId, body)
      expect([answer.status, answer.body.errorMessage, answer.body.fields?.[0]?.field]).toEqual([400, words, field])
    })
  })

  describe('401', () => {
    it('requires a valid session', async () => {
      const { userId } = await shop().member()
      expect(await withoutSession(shop(), (who) => say(who, userId))).toEqual(SIGN_IN_AGAIN)
    })
  })

  describe('403', () => {
    it('requires the XSRF header', async () => {
      const buyer = await shop().member()
      expect(await fromAnotherSite((headers) => say(buyer, buyer.userId, BODY, headers))).toEqual(RELOAD_THE_PAGE)
    })
  })

  describe('404', () => {
    it('changes nobody else’s', async () => {
      const [buyer, other] = [await shop().member(), await shop().member()]
      expect((await say(buyer, other.userId)).status).toBe(404)
      expect((await other.call('getBilling', { params: { id: other.userId } })).body.data.billing).toBeNull()
    })
  })
})
