import { parseArgs } from 'node:util'
import { inParallel } from '@chitra/api/modules/catalogue/import/in-parallel.ts'
import { startPostgres } from '@chitra/api/testing/postgres.ts'
import type { Visitor } from '@chitra/api/testing/visitor.ts'
import { startSandboxGateway } from '@chitra/sandbox-gateway'
import { eventHeaders, gatewaySettings, KEYS, payAt } from './at-gateway.ts'
import { newKillableShop } from './killable-shop.ts'
import { openWithMembers } from './members.ts'

/**
 * `pnpm bench:races [--database embedded|postgres] [--buyers N] [--lost N]`: buyers in two tabs each, while the gateway makes their orders and its answers are lost (P-05); then
 * each payment is reported by the browser and by the gateway in the same moment (P-07). Exits with 1 unless each cart has one order at the gateway
 * and each buyer one order in the shop.
 */
const { values } = parseArgs({
  options: {
    database: { type: 'string', default: 'embedded' },
    buyers: { type: 'string', default: '1000' },
    lost: { type: 'string', default: '100' },
  },
})
const AT_ONCE = 8
/** Of each cart. More would be refused: thirty an hour may be started. */
const MAX_TRIES = 25

const say = (text: string): boolean => process.stdout.write(`${text}\n`)
const postgres = values.database === 'postgres' ? await startPostgres() : null
// Without an address for its events it keeps them.
const gateway = await startSandboxGateway(KEYS)
const shop = await newKillableShop({ ...gatewaySettings(gateway.url), ...(postgres === null ? {} : { DATABASE_URL: postgres.url }) })

/** Asks for the payment in two tabs until both have it, and returns the one order at the gateway that both must show. */
async function payInTwoTabs(buyer: Visitor): Promise<string> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const tabs = await Promise.all([buyer.call('createPayment'), buyer.call('createPayment')])
    refused += tabs.filter(({ status }) => status === 503).length
    const ids = tabs.flatMap(({ status, body }) => (status === 200 ? (body.data.order.id as string) : []))
    if (ids.length < tabs.length) continue
    if (new Set(ids).size !== 1) problems.push('two tabs show two orders of the gateway')
    return ids[0] ?? ''
  }
  throw new Error(`no payment after ${MAX_TRIES} tries`)
}

/** Pays, and reports it from the browser and from the gateway at once. */
async function payAndReport(buyer: Visitor, orderId: string): Promise<void> {
  const paid = await payAt(gateway, orderId, 'paid')
  const event = gateway.control.deliveries().find(({ body, event: name }) => name === 'payment.captured' && body.includes(paid.paymentId))
  const body = event?.body ?? ''
  const [callback, webhook] = await Promise.all([
    buyer.call('createOrder', { body: paid }),
    fetch(`${shop.url}/api/payment/webhook`, { method: 'POST', headers: eventHeaders(`evt_${orderId}`, body), body }),
  ])
  await webhook.arrayBuffer()
  if (callback.status !== 200 || webhook.status !== 200) problems.push(`answered with ${callback.status} and ${webhook.status}`)
}

const problems: string[] = []
let refused = 0
try {
  say(`${values.buyers} purchases in two tabs, ${values.lost} lost answers of the gateway, ${values.database}`)
  const { items, buyers } = await openWithMembers(shop, Number(values.buyers))
  gateway.control.setMode({ loseOrderAnswers: Number(values.lost) })
  const orderIds = new Map<Visitor, string>()
  await inParallel([...buyers.entries()], AT_ONCE, async ([n, buyer]) => {
    await buyer.call('addToCart', { body: { imageId: items[n % items.length] ?? '' } })
    orderIds.set(buyer, await payInTwoTabs(buyer))
  })
  const atGateway = gateway.control.calls().filter((call) => call === 'POST /v1/orders').length
  say(`${atGateway} orders at the gateway for ${buyers.length} carts; ${refused} calls refused with 503`)
  if (atGateway !== buyers.length) problems.push('an order at the gateway is missing or doubled')
  if (refused < Number(values.lost)) problems.push('not all answers were lost')
  await inParallel([...orderIds], AT_ONCE, ([buyer, orderId]) => payAndReport(buyer, orderId))
  const counts: number[] = []
  await inParallel(buyers, AT_ONCE, async (buyer) => {
    counts.push(((await buyer.call('listOrders')).body.data.order as unknown[]).length)
  })
  const right = counts.filter((count) => count === 1).length
  say(`${right} of ${buyers.length} buyers have exactly one order`)
  if (right !== buyers.length) problems.push('an order is missing or doubled')
} finally {
  await shop.remove()
  await gateway.close()
  await postgres?.stop()
}
for (const problem of new Set(problems)) say(problem)
process.exit(problems.length === 0 ? 0 : 1)
