/**
 * How fast a machine runs scripts, on the scale of Lighthouse's `benchmarkIndex`: the mean of two loops of half a second, one that makes garbage and one that
 * makes none. Runs in a page, so it uses nothing from outside itself.
 */
export function machineIndex(): number {
  const MILLISECONDS = 500
  const perSecond = (work: (turn: number) => void): number => {
    const began = performance.now()
    let turns = 0
    while (performance.now() - began < MILLISECONDS) work(turns++)
    return turns / 10 / ((performance.now() - began) / 1_000)
  }
  let length = 0
  const withGarbage = perSecond(() => {
    let text = ''
    for (let n = 0; n < 10_000; n += 1) text += 'a'
    length += text.length
  })
  const lists = [0, 1].map(() => Array.from({ length: 100_000 }, (_, n) => n)) as [number[], number[]]
  const withoutGarbage = perSecond((turn) => {
    const [from, to] = turn % 2 === 0 ? lists : [lists[1], lists[0]]
    for (let n = 0; n < from.length; n += 1) to[n] = from[n] ?? 0
  })
  return length > 0 ? Math.round((withGarbage + withoutGarbage) / 2) : 0
}
