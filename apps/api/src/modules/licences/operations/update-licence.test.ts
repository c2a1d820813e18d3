import { describe, expect, it } from 'vitest'
import { addItem } from '../../../testing/items.ts'
import { lastLicence } from '../../../testing/licences.ts'
import { onBothDatabases } from '../../../testing/on-databases.ts'
import { buy } from '../../../testing/purchases.ts'
import { fromAnotherSite, RELOAD_THE_PAGE, SIGN_IN_AGAIN, withoutSession } from '../../../testing/refusals.ts'
import type { Visitor } from '../../../testing/visitor.ts'

const USE = { client: 'Monsoon Tea', project: 'Spring' }

onBothDatabases('updateLicence', (shop) => {
  const licensed = async () => {
    const buyer = await shop().member()
    await buy(shop(), buyer, [await addItem(shop().services)])
    return { buyer, code: (await lastLicence(buyer)).code }
  }
  const update = (who: Visitor, code: string, body: object = USE, headers: Record<string, string> = {}) =>
    who.call('updateLicence', { params: { code }, body, headers })

  describe('200', () => {
    it('says for whom and for what a licence is used, and takes it back', async () => {
      const { buyer, code } = await licensed()
      expect((await update(buyer, code.toLowerCase(), { client: '  Monsoon Tea ', project: 'Spring' })).body.data.licence).toMatchObject(
        USE,
      )
      expect(await lastLicence(buyer)).toMatchObject(USE)
      await update(buyer, code, { client: '', project: '' })
      expect(await lastLicence(buyer)).toMatchObject({ client: '', project: '' })
    })
  })

  describe('400', () => {
    it.each([{}, { client: 'x' }, { client: 'x'.repeat(121), project: '' }, { client: 1, project: '' }])('refuses %j', async (body) => {
      const { buyer, code } = await licensed()
      expect((await update(buyer, code, body)).status).toBe(400)
    })
  })

  describe('401', () => {
    it('requires a valid session', async () => {
      const { code } = await licensed()
      expect(await withoutSession(shop(), (who) => update(who, code))).toEqual(SIGN_IN_AGAIN)
    })
  })

  describe('403', () => {
    it('refuses a call from another site', async () => {
      const { buyer, code } = await licensed()
      expect(await fromAnotherSite((headers) => update(buyer, code, USE, headers))).toEqual(RELOAD_THE_PAGE)
    })
  })

  describe('404', () => {
    it('answers the same for another buyer’s licence, a missing one and what is no code [TA-04]', async () => {
      const [mine, other] = [await licensed(), await licensed()]
      for (const code of [other.code, '0000-0000-0000', 'x'])
        expect((await update(mine.buyer, code)).body).toMatchObject({ code: 404, errorMessage: 'There is no such licence' })
      expect(await lastLicence(other.buyer)).toMatchObject({ client: '' })
    })
  })
})
