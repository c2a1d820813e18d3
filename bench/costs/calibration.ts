import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'

/**
 * Prints the milliseconds of processor time that a fixed piece of work takes here and now: what a shop's server does most (JSON to and from text, compressing,
 * hashing), always on the same document. Machines differ, and one machine differs from hour to hour; multiples of this time differ less.
 */
const ROUNDS = 21
/** Rounds that are not counted, in which the code is compiled. */
const WARM_UP = 6
const ITEMS = 300

const list = Array.from({ length: ITEMS }, (_, n) => ({
  id: `item${n}`,
  name: `Lamps on a river, ${n}`,
  keywords: Array.from({ length: 12 }, (_, word) => `word${(n * 7 + word * 13) % 997}`),
  price: 19_900 + n,
  width: 1_200 + (n % 40) * 60,
  height: 800,
}))

function work(): void {
  for (let turn = 0; turn < 10; turn += 1) {
    const text = JSON.stringify(list)
    const again = JSON.stringify(JSON.parse(text))
    createHash('sha256').update(again).digest()
    if (turn % 2 === 0) gzipSync(again, { level: 4 })
  }
}

const times = Array.from({ length: WARM_UP + ROUNDS }, () => {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
})
  .slice(WARM_UP)
  .toSorted((a, b) => a - b)
process.stdout.write(String(times[ROUNDS >> 1]))
