import { beforeAll, expect, it } from 'vitest'
import { onBothDatabases } from '../../testing/on-databases.ts'
import type { TestItem } from '../../testing/items.ts'
import { addItems, buyerAtCheckout, booksOf, NOTHING_SOLD, ONE_SALE } from '../../testing/money.ts'
import { pay } from '../../testing/purchases.ts'
import { watched } from '../../testing/watched.ts'
import { GatewayUnavailable } from './gateway.ts'
import { settleById } from './settle.ts'
import { paymentOrderByGatewayId } from './payments-store.ts'

onBothDatabases('settle() when a call fails', (shop) => {
  let items: TestItem[]
  beforeAll(async () => {
    items = await addItems(shop(), 1)
  })

  /** Authorized at the gateway but not captured, because the capture must be one of the awaits. */
  const purchase = async () => {
    const { buyer, orderId } = await buyerAtCheckout(shop(), items)
    await pay(shop(), orderId, 'authorized')
    return { buyer, id: (await paymentOrderByGatewayId(shop().services.db, orderId))?.id ?? 0 }
  }
  const awaits = async (): Promise<string[]> => {
    const seen: string[] = []
    const { services } = watched(shop().services, (what, work) => {
      seen.push(what)
      return work()
    })
    await settleById(services, (await purchase()).id)
    return seen
  }

  const broken = (what: string): Error =>
    what.startsWith('gateway.')
      ? new GatewayUnavailable('the payment gateway does not answer')
      : Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' })

  it('writes nothing when any of its awaits fails, and creates the order when repeated [P-08, P-01]', async () => {
    for (const [index, point] of (await awaits()).entries()) {
      const { buyer, id } = await purchase()
      let count = 0
      const { services } = watched(shop().services, async (what, work) => {
        if ((count += 1) === index + 1) throw broken(what)
        return await work()
      })
      await expect(settleById(services, id), `at ${index + 1}: ${point}`).rejects.toThrow(/does not answer|terminating connection/)
      expect(await booksOf(shop(), buyer), `at ${index + 1}: ${point}`).toEqual(NOTHING_SOLD)
      await settleById(shop().services, id)
      expect(await booksOf(shop(), buyer), `after ${index + 1}: ${point}`).toEqual(ONE_SALE)
    }
  })

  it.each(['commit', 'gateway.capture', 'gateway.paymentsOf'])(
    'creates the order when repeated after the answer to %s was lost [P-08]',
    async (lost) => {
      const { buyer, id } = await purchase()
      const { services } = watched(shop().services, async (what, work) => {
        const answer = await work()
        if (what === lost) throw broken(what)
        return answer
      })
      await settleById(services, id).catch(() => undefined)
      await settleById(shop().services, id)
      expect(await booksOf(shop(), buyer)).toEqual(ONE_SALE)
    },
  )
})
