import { describe, expect, it } from 'vitest'
import { addItem } from '../../../testing/items.ts'
import { certificateBytes, inHindi, lastLicence } from '../../../testing/licences.ts'
import { waitOf } from '../../../testing/limits.ts'
import { onBothDatabases } from '../../../testing/on-databases.ts'
import { readPdf } from '../../../testing/pdf.ts'
import { buy } from '../../../testing/purchases.ts'
import { SIGN_IN_AGAIN, withoutSession } from '../../../testing/refusals.ts'
import { sayPlace, SUPPLIER } from '../../../testing/supplier.ts'
import type { Visitor } from '../../../testing/visitor.ts'
import { checkCertificate, keySet, rotateKey } from '../index.ts'

onBothDatabases(
  'getCertificate',
  (shop) => {
    const licensed = async (name = 'Tea gardens') => {
      const buyer = await shop().member()
      await sayPlace(buyer)
      const item = await addItem(shop().services, { name })
      const { order } = (await buy(shop(), buyer, [item])).body.data
      return { buyer, item, order, code: (await lastLicence(buyer)).code }
    }
    const ask = (who: Visitor, code: string, query: Record<string, unknown> = {}) => who.call('getCertificate', { params: { code }, query })
    const publicKeys = async () => (await (await shop().visitor()).fetch('/.well-known/chitra-licence-keys.json')).json()

    describe('200', () => {
      it('is a PDF that says what was licensed, with the text of the licence and a code that leads to the check', async () => {
        const { buyer, code, order } = await licensed('दीवाली at home')
        await buyer.call('updateLicence', { params: { code }, body: { client: 'மழை தேநீர்', project: 'Spring' } })
        const { status, headers, body } = await ask(buyer, code)
        expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([200, 'application/pdf', 'private, no-store'])
        expect(headers.get('content-disposition')).toBe(`attachment; filename="licence-${code}.pdf"`)
        const { text, isTagged, pages, code: qr } = await readPdf(body)
        for (const words of [
          code,
          'दीवाली at home',
          'Asha Rao',
          'மழை தேநீர்',
          'Spring',
          'Standard licence, version 2026-11',
          order._id,
          'Specimen',
        ])
          expect(text).toContain(words)
        expect(pages[1]).toContain('A licence is for one natural person')
        expect([isTagged, qr]).toEqual([true, `${shop().services.publicUrl}/verify/${code}`])
        expect(body.length).toBeLessThan(100_000)
      })

      it('is signed, as PDF and as JSON, and the public keys are enough to check it', async () => {
        const { buyer, code, item } = await licensed()
        const keys = await publicKeys()
        for (const format of ['pdf', 'json'] as const) {
          const certificate = await certificateBytes(buyer, code, format)
          const checked = await checkCertificate(certificate, keys)
          expect(checked).toMatchObject({
            facts: { code, item: { id: item.publicId, name: 'Tea gardens' }, licensee: { name: 'Asha Rao' }, client: null },
          })
          expect(await checkCertificate(await certificateBytes(buyer, code, format), keys)).toEqual(checked)
        }
      })

      it('is in Hindi for a licence in Hindi, with its text as it was published', async () => {
        const { buyer, code, order } = await licensed('दीवाली at home')
        const english = await certificateBytes(buyer, code, 'pdf')
        const facts = async () => (await checkCertificate(await certificateBytes(buyer, code, 'json'), await publicKeys())) as object
        const before = await facts()
        expect(before).not.toHaveProperty('facts.language')
        await inHindi(shop(), code)
        const pdf = await certificateBytes(buyer, code, 'pdf')
        const { pages, text, isTagged, code: qr } = await readPdf(pdf)
        for (const words of [
          [`लाइसेंस प्रमाणपत्र`, `कोड ${code}`, 'नमूना।', 'किसके नाम Asha Rao', 'रचनाकार:', order._id, 'ख़रीदा गया'],
          ['Standard licence, संस्करण 2026-11', 'की ओर से, अगले पृष्ठ के पाठ के तहत दिया गया है।', 'पृष्ठ 1 / 2'],
        ].flat())
          expect(text.replaceAll(' ', '')).toContain(words.replaceAll(' ', ''))
        expect(pages[1]?.replaceAll(/\s/g, '')).toContain('लाइसेंस का पाठ यहाँ अपनी मूल भाषा में है, और वही मान्य है।'.replaceAll(' ', ''))
        expect(pages[1]).toContain('A licence is for one natural person')
        for (const language of ['hi-IN', 'en-IN']) expect(pdf.toString('latin1')).toContain(`/Lang (${language})`)
        expect([isTagged, qr]).toEqual([true, `${shop().services.publicUrl}/verify/${code}`])
        expect([pdf.length < 100_000, pdf.equals(english)]).toEqual([true, false])
        expect((await certificateBytes(buyer, code, 'pdf')).equals(pdf)).toBe(true)
        expect(await checkCertificate(pdf, await publicKeys())).toMatchObject({ facts: { code, language: 'hi' } })
        // In JSON nothing is another but that it says so.
        expect(await facts()).toEqual({ facts: { ...(before as { facts: object }).facts, language: 'hi' } })
      })

      it('has the same bytes each time, until something else is said of its use', async () => {
        const { buyer, code } = await licensed()
        const first = await certificateBytes(buyer, code, 'pdf')
        expect((await certificateBytes(buyer, code, 'pdf')).equals(first)).toBe(true)
        await buyer.call('updateLicence', { params: { code }, body: { client: 'Monsoon Tea', project: '' } })
        expect((await certificateBytes(buyer, code, 'pdf')).equals(first)).toBe(false)
      })

      it('stays good when another key signs', async () => {
        const { buyer, code } = await licensed()
        const before = await certificateBytes(buyer, code, 'json')
        const { services, clock } = shop()
        clock.move(1_000)
        await rotateKey(services.db, clock.now())
        const keys = await keySet(services.db)
        expect(keys.keys).toHaveLength(2)
        expect(await checkCertificate(before, keys)).toMatchObject({ facts: { code } })
        const after = await certificateBytes(buyer, code, 'json')
        expect(JSON.parse(after.toString()).protected).not.toBe(JSON.parse(before.toString()).protected)
        expect(await checkCertificate(after, keys)).toMatchObject({ facts: { code } })
        expect(await checkCertificate(after, { keys: keys.keys.slice(1) })).toEqual({ problem: 'other key' })
      })
    })

    describe('400', () => {
      it('refuses another format', async () => {
        const { buyer, code } = await licensed()
        expect((await ask(buyer, code, { format: 'docx' })).status).toBe(400)
      })
    })

    describe('401', () => {
      it('requires a valid session', async () => {
        const { code } = await licensed()
        expect(await withoutSession(shop(), (who) => ask(who, code))).toEqual(SIGN_IN_AGAIN)
      })
    })

    describe('404', () => {
      it('answers the same for another buyer’s licence and a missing one [TA-04]', async () => {
        const [mine, other] = [await licensed(), await licensed()]
        for (const code of [other.code, '0000-0000-0000', 'x'])
          expect((await ask(mine.buyer, code)).body).toMatchObject({ code: 404, errorMessage: 'There is no such licence' })
      })
    })

    describe('429', () => {
      it('allows an account two hundred certificates an hour', async () => {
        const { buyer, code } = await licensed()
        await shop()
          .services.db.updateTable('attempts')
          .set({ n: 200 })
          .where('bucket', '=', `certificate-account:${buyer.userId}`)
          .execute()
        expect((await ask(buyer, code, { format: 'json' })).status).toBe(200)
        await shop()
          .services.db.updateTable('attempts')
          .set({ n: 200 })
          .where('bucket', '=', `certificate-account:${buyer.userId}`)
          .execute()
        expect(waitOf(await ask(buyer, code, { format: 'json' }))).toBeLessThanOrEqual(3_600)
      })
    })
  },
  SUPPLIER,
)
