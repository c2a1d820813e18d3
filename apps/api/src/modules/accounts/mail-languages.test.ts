import { afterAll, describe, expect, it } from 'vitest'
import { startGraphTwin } from '../../testing/graph-twin.ts'
import { addItem } from '../../testing/items.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import type { Buyer } from '../../testing/money.ts'
import { onOneDatabase } from '../../testing/on-databases.ts'
import { startOpenIdProvider } from '../../testing/openid-provider.ts'
import { buy, openPayment, pay } from '../../testing/purchases.ts'
import { sendRaw } from '../../testing/raw-request.ts'
import { PASSWORD } from '../../testing/shop.ts'
import { holderOf, settingsOf } from '../../testing/social.ts'
import { answerRefund, reconcile } from '../payments/index.ts'
import { queueCreatorUpdates } from './creator-updates.ts'
import { queueLetter } from './letters.ts'

const HINDI = { 'accept-language': 'hi-IN,hi;q=0.9,en;q=0.8' }
const ENGLISH = { 'accept-language': 'en-IN,en;q=0.9' }
const DAY = 86_400_000

const mail = await startMailServer()
const google = await startOpenIdProvider('http://127.0.0.1/callback')
const facebook = await startGraphTwin()
afterAll(async () => {
  await mail.close()
  await google.close()
  await facebook.close()
})

onOneDatabase(
  'mails, in the language of their reader',
  (shop) => {
    const link = (path: string) => `${shop().services.publicUrl}${path}`

    /** The next mail to an address, after checking that its words, its HTML and its links are Hindi. */
    async function hindiMail(to: string, subject: string, path: string): Promise<string> {
      const { subject: found, text = '', html = '' } = await mail.next(to)
      expect(found).toBe(subject)
      expect(html).toContain('<html lang="hi">')
      for (const body of [text, html]) expect(body).toContain(link(`/hi${path}`))
      // Nothing of the shop outside its Hindi pages.
      expect([...`${text} ${html}`.matchAll(/https?:\/\/[^\s"<]+/g)].filter(([address]) => !address.startsWith(link('/hi/')))).toEqual([])
      return text
    }

    const forgotten = async (email: string, headers: Record<string, string> = {}) => {
      await (await shop().visitor()).call('forgotPassword', { body: { email }, headers })
      return (await mail.next(email)).subject
    }
    const inHindi = async (member?: Buyer) => {
      const buyer = member ?? (await shop().member())
      expect((await buyer.call('getCart', { headers: HINDI })).status).toBe(200)
      return buyer
    }
    const IN_HINDI = 'Chitra के लिए नया पासवर्ड चुनें'
    const IN_ENGLISH = 'Choose a new password for Chitra'

    describe('somebody who signs up', () => {
      const signUp = async (email: string, headers: Record<string, string>) =>
        await (await shop().visitor()).call('signUp', { body: { firstName: 'Asha', lastName: 'Rao', email, password: PASSWORD }, headers })

      it('in Hindi confirms the address in Hindi, by a page in Hindi', async () => {
        await signUp('hindi@example.com', HINDI)
        const text = await hindiMail('hindi@example.com', 'Chitra के लिए अपने ईमेल पते की पुष्टि करें', '/login?code=')
        expect(text).toContain('नमस्ते Asha,')
        expect(text).toContain('24 घंटे के भीतर')
      })

      it('in English, or in no language of the shop, confirms the address in English', async () => {
        for (const [n, headers] of [ENGLISH, { 'accept-language': 'ta' }, {}].entries()) {
          await signUp(`english-${n}@example.com`, headers)
          const { subject, text, html } = await mail.next(`english-${n}@example.com`)
          expect(subject).toBe('Confirm your email address for Chitra')
          expect(text).toContain(link('/login?code='))
          expect(html).toContain('<html lang="en">')
        }
      })

      it('keeps the language of the sign-up for a new link, whoever asks for it', async () => {
        const email = 'again@example.com'
        await signUp(email, HINDI)
        await mail.next(email)
        await (await shop().visitor()).call('resendVerification', { body: { email }, headers: ENGLISH })
        await hindiMail(email, 'Chitra के लिए अपने ईमेल पते की पुष्टि करें', '/login?code=')
      })

      it('with Google in Hindi confirms the address in Hindi', async () => {
        google.people.set('asha', { email: 'asha-g@example.com', email_verified: false, name: 'Asha Rao', given_name: 'Asha' })
        const { visitor, body } = await holderOf(shop(), google, 'asha')
        expect((await visitor.call('socialSignUp', { body, headers: HINDI })).status).toBe(200)
        await hindiMail('asha-g@example.com', 'Chitra के लिए अपने ईमेल पते की पुष्टि करें', '/login?code=')
      })
    })

    it('offer a new password in the language that the account has last used', async () => {
      const { email } = await inHindi()
      await (await shop().visitor()).call('forgotPassword', { body: { email }, headers: ENGLISH })
      await hindiMail(email, IN_HINDI, '/reset-password/')
    })

    it('are in English again from the first call in English', async () => {
      const buyer = await inHindi()
      expect(await forgotten(buyer.email)).toBe(IN_HINDI)
      await buyer.call('getCart', { headers: ENGLISH })
      expect(await forgotten(buyer.email)).toBe(IN_ENGLISH)
    })

    it('stay in the language of before after calls that name no language of the shop', async () => {
      const buyer = await inHindi()
      for (const accepted of ['*', 'ta', '', 'ta, *;q=0.5', 'en;q=0'])
        await buyer.call('getCart', { headers: { 'accept-language': accepted } })
      const silent = `GET /api/carts/ HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${buyer.token}\r\nConnection: close\r\n\r\n`
      expect((await sendRaw(shop().services.config.port, silent)).status).toBe(200)
      expect(await forgotten(buyer.email)).toBe(IN_HINDI)
    })

    it('go by the account’s calls alone: a call without a session changes nothing', async () => {
      const { email } = await shop().member()
      expect(await forgotten(email, HINDI)).toBe(IN_ENGLISH)
    })

    it('about a new address lead both addresses to pages in Hindi', async () => {
      const buyer = await shop().member()
      const change = { firstName: 'Asha', lastName: 'Rao', email: 'next@example.com', password: PASSWORD }
      await buyer.call('updateUser', { params: { id: buyer.userId }, body: change, headers: HINDI })
      const notice = await hindiMail(buyer.email, 'Chitra पर आपका ईमेल पता बदलने वाला है', '/undo-email-change/')
      expect(notice).toContain('next@example.com')
      await hindiMail('next@example.com', 'Chitra के लिए अपने नए ईमेल पते की पुष्टि करें', '/login?code=')
    })

    it('about a closed account are in the language of its last call', async () => {
      const buyer = await shop().member()
      await buyer.call('closeAccount', { params: { id: buyer.userId }, body: { password: PASSWORD }, headers: HINDI })
      expect((await mail.next(buyer.email)).subject).toBe('Chitra पर आपका खाता बंद हो गया है')
    })

    it('after a payment name titles and amount, and lead to the orders in Hindi', async () => {
      const buyer = await inHindi()
      await buy(shop(), buyer, [await addItem(shop().services, { name: 'Monsoon tea', price: 19_900 })])
      const text = await hindiMail(buyer.email, 'आपके चित्र तैयार हैं', '/orders')
      for (const part of ['आपने इनके लिए ₹234.82 का भुगतान किया', '- Monsoon tea\n']) expect(text).toContain(part)
    })

    it('about a refund bring the operator’s words as they are, and the rest in Hindi', async () => {
      const buyer = await inHindi()
      const { order } = (await buy(shop(), buyer, [await addItem(shop().services)])).body.data
      await mail.next(buyer.email)
      await buyer.call('requestRefund', { params: { id: order._id }, body: { reason: 'The wrong one' } })
      await answerRefund(shop().services, order._id, { isAccepted: false, note: 'It was used.' })
      const refused = await hindiMail(buyer.email, 'आपका रिफ़ंड स्वीकृत नहीं हुआ', '/orders')
      expect(refused).toContain(`हम ऑर्डर ${order._id} (₹234.82) का रिफ़ंड नहीं दे सकते।\n\nIt was used.\n`)
      await answerRefund(shop().services, order._id, { isAccepted: true, note: '' })
      await hindiMail(buyer.email, 'आपका रिफ़ंड स्वीकृत हो गया है', '/orders')
    })

    it('about a payment that lapsed lead to the cart in Hindi', async () => {
      const buyer = await inHindi()
      const { id } = await openPayment(buyer, [await addItem(shop().services)])
      await pay(shop(), id, 'authorized')
      shop().clock.move(6 * DAY)
      await reconcile(shop().services)
      shop().clock.move(-6 * DAY)
      const text = await hindiMail(buyer.email, 'आपका भुगतान नहीं हो सका', '/checkout')
      expect(text).toContain('₹234.82 का आपका भुगतान नहीं हो सका')
    })

    it('about new work, and with the operator’s messages, lead to items and the profile in Hindi', async () => {
      const { services } = shop()
      const buyer = await inHindi()
      await buy(shop(), buyer, [await addItem(services)])
      await mail.next(buyer.email)
      const wanted = { firstName: 'Asha', email: buyer.email, creatorUpdates: 'true', mailMessages: 'true' }
      await buyer.call('updateUser', { params: { id: buyer.userId }, body: wanted })
      await queueCreatorUpdates(services)
      const { publicId } = await addItem(services, { name: 'Mangoes of June' })
      shop().clock.move(1000)
      await queueCreatorUpdates(services)
      const fresh = await hindiMail(buyer.email, 'जिन रचनाकारों से आपने ख़रीदा, उनका नया काम', '/editProfile')
      expect(fresh).toContain(`Mangoes of June (रचनाकार: Meera): ${link(`/hi/image/${publicId}`)}`)
      await queueLetter(services, { letter: 'message', userId: buyer.id, subject: 'The monsoon', text: 'Rain.' })
      expect(await hindiMail(buyer.email, 'The monsoon', '/editProfile')).toMatch(/^Rain\.\n\nयह ईमेल आपको/)
    })
  },
  { SMTP_URL: mail.url, ...settingsOf(google, facebook) },
)
