import { setTimeout as pause } from 'node:timers/promises'
import { startBlackHole } from '@chitra/api/testing/black-hole.ts'
import { PASSWORD } from '../../logins/shop.ts'
import { gatewaySettings } from '../at-gateway.ts'
import { newKillableShop } from '../killable-shop.ts'
import { openWithMembers } from '../members.ts'
import { crowd, type Fault, timesOf } from './fault.ts'

/** Milliseconds. */
const QUIET = 15_000
const MAX_ANSWER = 10_000
/** Times as slow as before; measurements differ by as much from one run to the next. */
const MAX_SLOWER = 2
const VISITORS = 20

/** Gateway, mail server and identity providers take connections and never answer, and then cut them, while visitors browse. */
export const neighboursAreSilent: Fault = async (say) => {
  const problems: string[] = []
  const hole = await startBlackHole()
  const address = `http://127.0.0.1:${hole.port}`
  const shop = await newKillableShop({
    ...gatewaySettings(address),
    SMTP_URL: `smtp://127.0.0.1:${hole.port}`,
    GOOGLE_CLIENT_ID: 'bench',
    GOOGLE_CLIENT_SECRET: 'bench',
    GOOGLE_ISSUER: address,
    FACEBOOK_APP_ID: 'bench',
    FACEBOOK_APP_SECRET: 'bench',
    FACEBOOK_GRAPH_URL: address,
  })
  try {
    const { items, buyers } = await openWithMembers(shop, VISITORS)
    for (const buyer of buyers) await buyer.call('addToCart', { body: { imageId: items[0] ?? '' } })
    const all = crowd(shop.url, items, [])
    await pause(QUIET)
    const usual = timesOf(all.answers)
    for (const name of ['hang', 'are cut'] as const) {
      if (name === 'are cut') hole.cut()
      const from = all.answers.length
      const calls: { what: string; status: number; time: number }[] = []
      const end = performance.now() + QUIET
      const timed = async (what: string, call: Promise<{ status: number }>): Promise<void> => {
        const began = performance.now()
        const { status } = await call
        calls.push({ what, status, time: performance.now() - began })
      }
      await Promise.all(
        buyers.map(async (buyer, n) => {
          for (let round = 0; performance.now() < end; round += 1) {
            await timed('payment', buyer.call('createPayment'))
            await timed('Facebook', buyer.call('socialLogin', { body: { registerType: 'facebook', socialId: '1', providerToken: 'EAA' } }))
            await timed('Google', buyer.fetch('/social/google?tab=tab-of-the-bench', { redirect: 'manual' }))
            const email = `silent-${name.replace(' ', '-')}-${n}-${round}@example.com`
            // A few: each takes a tenth of a second of a core, which would slow down browsing for another reason.
            if (n === 0)
              await timed('sign-up', buyer.call('signUp', { body: { firstName: 'Asha', lastName: 'Rao', email, password: PASSWORD } }))
            await pause(1_500)
          }
        }),
      )
      const browsing = all.answers.slice(from)
      const { p50, p99 } = timesOf(browsing)
      say(
        `while they ${name}, ${browsing.length} pages and lists: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (before ${usual.p50.toFixed(1)} and ${usual.p99.toFixed(1)})`,
      )
      for (const what of ['payment', 'Facebook', 'Google', 'sign-up']) {
        const mine = calls.filter((call) => call.what === what)
        const statuses = [...new Set(mine.map(({ status }) => status))]
        const slowest = Math.max(...mine.map(({ time }) => time))
        say(`  ${what}: ${mine.length} answers with ${statuses.join(' and ')}, the slowest after ${(slowest / 1000).toFixed(1)} s`)
        if (statuses.join(' ') !== (what === 'sign-up' ? '200' : '503'))
          problems.push(`${what} was answered with ${statuses.join(' and ')}`)
        if (slowest > MAX_ANSWER) problems.push(`${what} took over ten seconds`)
      }
      if (browsing.some(({ status }) => status !== 200)) problems.push('browsing failed')
      if (p99 > Math.max(50, usual.p99 * MAX_SLOWER)) problems.push('browsing became slow')
    }
    await all.end()
  } finally {
    await hole.close()
    await shop.remove()
  }
  return problems
}
