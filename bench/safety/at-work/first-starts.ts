import { setTimeout as pause } from 'node:timers/promises'
import { newKillableShop } from '../killable-shop.ts'
import { holdingsOf, type Work } from './work.ts'

/** A shop that has never been started, killed at some moment of its first start: the next one completes it. */
export const firstStarts: Work = async ({ newPlace, model, times, next }) => {
  const problems: string[] = []
  let slowest = 0
  const wanted = itemsIn(await holdingsOf(await model()))
  let usual = 0
  // The first one is only measured.
  for (let n = 0; n <= times; n += 1) {
    const place = await newPlace()
    const shop = await newKillableShop(place.settings)
    if (n > 0) {
      const start = shop.start().catch(() => 0)
      await pause(next() * usual)
      shop.kill()
      await start
      await shop.ended()
    }
    const time = await shop.start()
    if (n === 0) usual = time
    else slowest = Math.max(slowest, time)
    await shop.drawn()
    await shop.stop()
    const found = itemsIn(await holdingsOf(place))
    if (found !== wanted) problems.push(`the shop has not the items of one that was not killed: ${found}`)
    await shop.remove()
  }
  return { kills: times, slowest, problems }
}

/** Their names: ids are another shop's. */
const itemsIn = (holdings: string): string =>
  (JSON.parse(holdings) as [{ name: string }[]])[0]
    .map(({ name }) => name)
    .toSorted()
    .join(', ')
