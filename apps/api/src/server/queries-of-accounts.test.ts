import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OperationId } from '../contract/operation.ts'
import { confirmationCode, logIn } from '../testing/accounts.ts'
import { countQueries, type Queries } from '../testing/count-queries.ts'
import { startGraphTwin } from '../testing/graph-twin.ts'
import { addItem } from '../testing/items.ts'
import { CONFIRM_LINK, mailed, RESET_LINK, UNDO_LINK } from '../testing/mails.ts'
import { PASSWORD } from '../testing/members.ts'
import { onOneDatabase } from '../testing/on-databases.ts'
import { startOpenIdProvider } from '../testing/openid-provider.ts'
import { buy, openPayment, pay } from '../testing/purchases.ts'
import { holderOf, settingsOf } from '../testing/social.ts'
import type { LooseAnswer, LooseRequest, Visitor } from '../testing/visitor.ts'

const google = await startOpenIdProvider('http://127.0.0.1/callback')
const facebook = await startGraphTwin()
afterAll(async () => {
  await google.close()
  await facebook.close()
})

onOneDatabase(
  'a call about an account or a payment',
  (shop) => {
    let queries: Queries
    beforeAll(async () => {
      queries = await countQueries(shop().services.database.pool)
    })

    /** Makes a call that is successful, with this many statements. */
    const makes = async (count: number, who: Visitor, id: OperationId, request: LooseRequest = {}): Promise<LooseAnswer> => {
      await queries.settle()
      const answer = await who.call(id, request)
      const asked = queries.takeOwn()
      expect(answer.status, `${id}: ${JSON.stringify(answer.body)}`).toBe(200)
      expect(asked.length, `${id}: ${asked.join('\n---\n')}`).toBe(count)
      return answer
    }

    it('without a session makes at most two: before and after what takes long, such as the hash of a password', async () => {
      const visitor = await shop().visitor()
      const body = { firstName: 'Asha', lastName: 'Rao', email: 'counted@example.com', password: PASSWORD }
      await makes(2, visitor, 'signUp', { body })
      const { email } = body
      const early = await confirmationCode(shop(), email)
      await makes(2, visitor, 'resendVerification', { body: { email } })
      await makes(2, visitor, 'resendVerification', { body: { verification_code: early } })
      await makes(2, visitor, 'verifyEmail', { body: { verification_code: early } })
      await makes(2, visitor, 'login', { body: { email, password: PASSWORD } })
      await makes(2, visitor, 'forgotPassword', { body: { email } })
      const token = await mailed(shop(), email, RESET_LINK)
      await makes(2, visitor, 'checkResetLink', { body: { token } })
      await makes(2, visitor, 'resetPassword', { params: { token }, body: { password: 'Winter#2027' } })
      expect((await logIn(shop(), email, 'Winter#2027')).status).toBe(200)
    })

    it('makes one for a wrong password, and two for an address that is taken', async () => {
      const [{ email }, visitor] = [await shop().member(), await shop().visitor()]
      await queries.settle()
      expect((await visitor.call('login', { body: { email, password: 'Wrong#2026' } })).status).toBe(401)
      expect(queries.takeOwn()).toHaveLength(1)
      expect((await visitor.call('signUp', { body: { firstName: 'Asha', email, password: PASSWORD } })).status).toBe(409)
      expect(queries.takeOwn()).toHaveLength(2)
    })

    it('by a provider makes two: before and after the provider has been asked', async () => {
      google.people.set('counted', { email: 'by-google@example.com', email_verified: true, name: 'Asha Rao', given_name: 'Asha' })
      const { visitor, body } = await holderOf(shop(), google, 'counted')
      await makes(2, visitor, 'socialSignUp', { body })
      await makes(2, visitor, 'socialLogin', { body })
    })

    it('with a session and its password makes one more, because the session is found first', async () => {
      const [member, visitor] = [await shop().member(), await shop().visitor()]
      const params = { id: member.userId }
      const fresh = `fresh-${member.email}`
      await makes(3, member, 'updateUser', { params, body: { firstName: 'Asha', email: fresh, password: PASSWORD } })
      const [code, undo] = [await mailed(shop(), fresh, CONFIRM_LINK), await mailed(shop(), member.email, UNDO_LINK)]
      await makes(2, visitor, 'verifyEmail', { body: { verification_code: code } })
      await makes(3, member, 'changePassword', { body: { password: PASSWORD, newPassword: 'Winter#2027' } })
      await makes(2, visitor, 'undoEmailChange', { body: { code: undo } })
      const leaver = await shop().member()
      await makes(3, leaver, 'closeAccount', { params: { id: leaver.userId }, body: { password: PASSWORD } })
    })

    it('about money makes one before the gateway is asked and one after it, besides those that find the session and the price', async () => {
      const [buyer, item] = [await shop().member(), await addItem(shop().services)]
      await buyer.call('addToCart', { body: { imageId: item.publicId } })
      const { id } = (await makes(4, buyer, 'createPayment')).body.data.order
      await makes(3, buyer, 'createPayment')
      // The first time it asks the gateway, and not again within three seconds.
      for (let n = 0; n < 2; n += 1) await makes(2, buyer, 'getPayment', { params: { id } })
    })

    it('that settles makes one transaction, besides what finds the session and the payment order', async () => {
      const [buyer, item] = [await shop().member(), await addItem(shop().services)]
      const { id } = await openPayment(buyer, [item])
      shop().gateway.control.setMode({ webhooks: 'dropped' })
      const paid = await pay(shop(), id)
      await queries.settle()
      expect((await buyer.call('createOrder', { body: paid })).status).toBe(200)
      const texts = queries.takeOwn()
      shop().gateway.control.setMode({ webhooks: 'normal' })
      const [begin, end] = [texts.indexOf('begin'), texts.indexOf('commit')]
      expect(begin, texts.join('\n---\n')).toBe(2)
      expect(end - begin - 1, texts.join('\n---\n')).toBeLessThanOrEqual(26)
      expect(end).toBe(texts.length - 1)
    })

    it('for a refund makes two, as does the first download of a free item', async () => {
      const [buyer, item] = [await shop().member(), await addItem(shop().services)]
      const { order } = (await buy(shop(), buyer, [item])).body.data
      await makes(2, buyer, 'requestRefund', { params: { id: order._id }, body: { reason: 'The wrong one' } })
      const [file, inside] = [
        await addItem(shop().services, { purchase_type: 'free' }),
        await addItem(shop().services, { purchase_type: 'free' }),
      ]
      const addressOf = async (id: string): Promise<string> => (await buyer.call('getImage', { params: { id } })).body.data.image.original
      await makes(2, buyer, 'downloadFile', { query: { file_url: await addressOf(inside.publicId) } })
      const address = await addressOf(file.publicId)
      await queries.settle()
      expect((await buyer.fetch(address)).status).toBe(200)
      expect(queries.takeOwn()).toHaveLength(2)
      expect((await buyer.call('listLicences')).body.data.count).toBe(3)
    })
  },
  settingsOf(google, facebook),
)
