import { describe, expect, it } from 'vitest'
import { addItem } from '../../../testing/items.ts'
import { licencesOf } from '../../../testing/licences.ts'
import { waitOf } from '../../../testing/limits.ts'
import { onBothDatabases } from '../../../testing/on-databases.ts'
import { buy } from '../../../testing/purchases.ts'
import { SIGN_IN_AGAIN, withoutSession } from '../../../testing/refusals.ts'
import { sayPlace, SUPPLIER } from '../../../testing/supplier.ts'
import { filesOfZip } from '../../../testing/zip.ts'

onBothDatabases(
  'exportLicences',
  (shop) => {
    describe('200', () => {
      it('has each certificate as PDF and as JSON, the papers of the orders, and a table', async () => {
        const buyer = await shop().member()
        await sayPlace(buyer)
        const [tea, diwali] = ['=Tea, "hot"', 'दीवाली']
        await buy(shop(), buyer, [await addItem(shop().services, { name: tea }), await addItem(shop().services, { name: diwali })])
        const licences = await licencesOf(buyer)
        const { status, body } = await buyer.call('exportLicences')
        const files = await filesOfZip(body)
        expect(status).toBe(200)
        const certificates = licences.flatMap(({ code }) => [`certificates/licence-${code}.pdf`, `certificates/licence-${code}.json`])
        expect(Object.keys(files)).toEqual(['licences.csv', ...certificates, expect.stringMatching(/^papers\/.+\.pdf$/)])
        expect(files['licences.csv']).toContain(`${licences[0]?.code},दीवाली,`)
        // A spreadsheet must not take a name for a formula.
        expect(files['licences.csv']).toContain(`"'=Tea, ""hot""",`)
      })

      it('is an empty table for somebody without licences', async () => {
        const files = await filesOfZip((await (await shop().member()).call('exportLicences')).body)
        expect(Object.keys(files)).toEqual(['licences.csv'])
      })
    })

    describe('401', () => {
      it('requires a valid session', async () => {
        expect(await withoutSession(shop(), (who) => who.call('exportLicences'))).toEqual(SIGN_IN_AGAIN)
      })
    })

    describe('429', () => {
      it('allows an account five an hour', async () => {
        const buyer = await shop().member()
        for (let time = 0; time < 5; time += 1) expect((await buyer.call('exportLicences')).status).toBe(200)
        expect(waitOf(await buyer.call('exportLicences'))).toBeLessThanOrEqual(3_600)
      })
    })
  },
  SUPPLIER,
)
