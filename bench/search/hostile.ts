/** Limit for hostile searches and pages out of range, in milliseconds (TI-04, TI-05). */
export const HOSTILE_LIMIT = 300

/** Searches that are expensive if they are used as patterns or SQL, or are normalised. As long as an address may be. */
const SEARCHES = {
  'percent signs': '%'.repeat(1_000),
  underscores: '_'.repeat(1_000),
  'an expensive pattern': '((((a+)+)+)+$'.repeat(150),
  '200 common words': Array.from({ length: 200 }, (_, n) => ['the', 'hills', 'tea', 'girl'][n % 4]).join(' '),
  'stacked accents': `a${'\u0301'.repeat(500)}`,
  'an expanding character': '\uFDFA'.repeat(200),
  'a long word': 'tea'.repeat(600),
  operators: 'tea & !garden | (hill:*) <-> sky',
}
const PAGES = { 'all rows': 'limit=1000000000', 'a page before the first': 'skip=-1', 'the last page of all': 'skip=1000000000000000' }

/** The longest of five times to answer each search over HTTP, in milliseconds. Throws unless the status is 200 or 400. */
export async function measureHostile(path: string): Promise<{ name: string; worst: number }[]> {
  const addresses = [
    ...Object.entries(SEARCHES).flatMap(([name, search]) => [
      { name, address: `${path}?${new URLSearchParams({ search })}` },
      { name: `${name}, suggested`, address: `${new URL('/api/images/suggestions/', path)}?${new URLSearchParams({ search })}` },
    ]),
    ...Object.entries(PAGES).map(([name, query]) => ({ name, address: `${path}?${query}` })),
  ]
  const measured: { name: string; worst: number }[] = []
  for (const { name, address } of addresses) {
    let worst = 0
    for (let turn = 0; turn < 5; turn += 1) {
      const started = performance.now()
      const response = await fetch(address)
      await response.text()
      worst = Math.max(worst, performance.now() - started)
      if (![200, 400].includes(response.status)) throw new Error(`${name} answered ${response.status}`)
    }
    measured.push({ name, worst })
  }
  return measured
}
