import { setTimeout as pause } from 'node:timers/promises'
import { startPostgres } from '@chitra/api/testing/postgres.ts'
import { newKillableShop } from '../killable-shop.ts'
import { addMembers } from '../members.ts'
import { crowd, described, type Fault, lastRefusal, lostOf, MAX_RECOVERY } from './fault.ts'

const ROUNDS = 6
/** Milliseconds. */
const AWAY = 3_000
const BETWEEN = 4_000
const BUYERS = 1_500

/** PostgreSQL is stopped, or crashes, in turn, while visitors browse and buy. */
export const databaseGoesAway: Fault = async (say) => {
  const problems: string[] = []
  const postgres = await startPostgres()
  const shop = await newKillableShop({ DATABASE_URL: postgres.url })
  try {
    await shop.start()
    await shop.drawn()
    const items = await shop.itemsForSale()
    const all = crowd(shop.url, items, await addMembers(shop, BUYERS))
    const began = performance.now()
    let slowest = 0
    for (let round = 0; round < ROUNDS; round += 1) {
      await pause(BETWEEN)
      await postgres.pause(round % 2 === 0 ? 'stop' : 'crash')
      await pause(AWAY)
      await postgres.start()
      const back = performance.now()
      await pause(BETWEEN)
      slowest = Math.max(slowest, lastRefusal(all, back) - back)
    }
    await all.end()
    const statuses = all.statusesSince(began)
    say(
      `${ROUNDS} restarts of PostgreSQL, every other one after a crash: ${described(statuses)}; all is answered again within ${(slowest / 1000).toFixed(1)} s`,
    )
    if ([...statuses.keys()].some((status) => status !== 200 && status !== 503)) problems.push('an answer was neither 200 nor 503')
    if (slowest > Math.min(MAX_RECOVERY, BETWEEN - 500)) problems.push('not back to normal in time')
    const lost = await lostOf(all)
    say(`${all.confirmed.size} items confirmed in carts, ${lost} lost`)
    if (lost > 0) problems.push(`${lost} confirmed items are lost`)
  } finally {
    await shop.remove()
    await postgres.stop()
  }
  return problems
}
