import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { addItem } from '../../../testing/items.ts'
import { deliverAndWait, heldEvents, refundAtGateway } from '../../../testing/money.ts'
import { onBothDatabases } from '../../../testing/on-databases.ts'
import { buy } from '../../../testing/purchases.ts'
import { SIGN_IN_AGAIN, withoutSession } from '../../../testing/refusals.ts'
import { sayPlace, SUPPLIER } from '../../../testing/supplier.ts'
import type { Visitor } from '../../../testing/visitor.ts'
import { paperKey } from '../make-paper.ts'

onBothDatabases(
  'getInvoice',
  (shop) => {
    const bought = async () => {
      const buyer = await shop().member()
      await sayPlace(buyer)
      const { order } = (await buy(shop(), buyer, [await addItem(shop().services)])).body.data
      return { buyer, order, id: order._id as string, paper: order.papers[0] }
    }
    const ask = (who: Visitor, id: string, query: Record<string, unknown> = {}) => who.call('getInvoice', { params: { id }, query })
    const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

    describe('200', () => {
      it('is a PDF, named by its number', async () => {
        const { buyer, id, paper, order } = await bought()
        expect(paper).toMatchObject({ kind: 'invoice', total: order.amount })
        const { status, headers, body } = await ask(buyer, id)
        expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([200, 'application/pdf', 'private, no-store'])
        expect(headers.get('content-disposition')).toBe(`attachment; filename="${paper.number.replace('/', '-')}.pdf"`)
        expect([body.subarray(0, 5).toString(), body.length]).toEqual(['%PDF-', Number(headers.get('content-length'))])
      })

      it('has the same bytes each time and for eight at once, and their hash is stored', async () => {
        const { buyer, id, paper } = await bought()
        const answers = await Promise.all(Array.from({ length: 8 }, () => ask(buyer, id)))
        const { db } = shop().services
        const { sha256 } = await db.selectFrom('papers').select('sha256').where('number', '=', paper.number).executeTakeFirstOrThrow()
        expect([...new Set(answers.map(({ body }) => hashOf(body)))]).toEqual([sha256])
      })

      it('stays as it is when the buyer and the item have changed since', async () => {
        const { buyer, id } = await bought()
        const before = hashOf((await ask(buyer, id)).body)
        await sayPlace(buyer, '29')
        await shop().services.db.updateTable('items').set({ name: 'Renamed' }).execute()
        expect(hashOf((await ask(buyer, id)).body)).toBe(before)
      })

      it('is the credit note of a refund, by its number', async () => {
        const { buyer, id, order } = await bought()
        await refundAtGateway(shop(), order.paymentId)
        await deliverAndWait(shop(), heldEvents(shop(), order.paymentId).at(-1)?.body ?? '')
        const { papers } = (await buyer.call('listOrders')).body.data.order[0]
        expect(papers.map(({ kind }: { kind: string }) => kind)).toEqual(['invoice', 'credit-note'])
        const note = await ask(buyer, id, { number: papers[1].number })
        expect(note.headers.get('content-disposition')).toContain(papers[1].number.replace('/', '-'))
      })
    })

    describe('400', () => {
      it('refuses a number that is longer than any', async () => {
        const { buyer, id } = await bought()
        expect((await ask(buyer, id, { number: 'x'.repeat(17) })).status).toBe(400)
      })
    })

    describe('401', () => {
      it('requires a valid session', async () => {
        const { id } = await bought()
        expect(await withoutSession(shop(), (who) => ask(who, id))).toEqual(SIGN_IN_AGAIN)
      })
    })

    describe('404', () => {
      it('answers the same for another buyer’s invoice and a missing one [TA-04]', async () => {
        const [mine, other] = [await bought(), await bought()]
        const answers = [
          await ask(mine.buyer, other.id),
          await ask(mine.buyer, other.id, { number: other.paper.number }),
          await ask(mine.buyer, mine.id, { number: other.paper.number }),
          await ask(mine.buyer, 'nosuchorder'),
        ]
        expect(answers.map(({ status, body }) => [status, body.errorMessage])).toEqual(answers.map(() => [404, 'There is no such invoice']))
      })
    })

    it('says so when its file is lost', async () => {
      const { buyer, id } = await bought()
      const key = paperKey(hashOf((await ask(buyer, id)).body))
      const withoutFile = async () => {
        await shop().services.files.remove(key)
        const { status, body } = await ask(buyer, id)
        return [status, body.errorMessage]
      }
      // A job makes the same paper, and may have begun before: then it puts the file there once more.
      await expect.poll(withoutFile).toEqual([503, 'This file cannot be read at the moment. Please try again'])
    })
  },
  SUPPLIER,
)
