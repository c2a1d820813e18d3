import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { random } from '../../../testing/random.ts'
import type { Question } from '../engine.ts'
import { codeOfHex, packed, PALETTE_SIZE } from '../colour/codes.ts'
import { EVERY_ITEM } from '../../../testing/every-item.ts'
import { answerOf, COLOURS, phrasesOf } from '../testing.ts'
import type { Entry } from './entry.ts'
import { createMemoryIndex, type MemoryIndex } from './memory-index.ts'
import { readSnapshot, writeSnapshot } from './snapshot-file.ts'

const PHRASES = ['tea', 'tea garden', 'teak', 'boat', 'हिन्दी', 'हिन्दी कलम', '東京', 'été', 'zebra']

/** Entries with few different values, so that many share a score, a time or a size. */
function source(seed: number, priceOf: (nth: number) => number = (nth) => 100 * (nth % 6)) {
  const next = random(seed)
  const below = (n: number) => Math.floor(next() * n)
  const some = <T>(all: readonly T[], most: number): T[] =>
    Array.from({ length: below(most + 1) }, () => all[Math.floor(all.length * next() ** 2)]).filter((each) => each !== undefined)
  const entry = (id: number): Entry => {
    const titled = some([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 3)
    const terms = new Set([...titled.flatMap((term) => [term, -term]), ...some([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 4)])
    return {
      id,
      hash: below(2 ** 31) - 2 ** 30,
      score: below(6) - 1,
      created: 1.7e15 + below(8),
      category: 1 + below(3),
      orient: below(3),
      height: 100 * below(20),
      width: 100 * below(20),
      palette: Array.from({ length: below(PALETTE_SIZE + 1) }, () => packed(codeOfHex(COLOURS[below(4)] ?? '000000'), 1 + below(51))),
      covered: next() < 0.2,
      price: priceOf(below(1_000)),
      terms: [...terms],
      // Hundreds that begin alike, and few.
      phrases: [...new Set([...some(PHRASES, 3), `tile ${below(400)}`])],
    }
  }
  const question = (): Question => ({
    terms: Array.from({ length: below(4) }, () => [...new Set([1 + below(12), ...some([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 99], 2)])]),
    category: next() < 0.3 ? 1 + below(4) : null,
    orient: next() < 0.3 ? below(3) : null,
    minHeight: next() < 0.3 ? 100 * below(21) : 0,
    minWidth: next() < 0.3 ? 50 * below(42) : 0,
    minPrice: next() < 0.3 ? 50 * below(16) : null,
    maxPrice: next() < 0.3 ? 50 * below(16) : null,
    colour: next() < 0.3 ? codeOfHex(COLOURS[below(COLOURS.length)] ?? '000000') : null,
    among: next() < 0.3 ? [...new Set(Array.from({ length: below(1_000) }, () => 1 + below(3_200)))] : null,
    collapsed: next() < 0.3,
    recent: next() < 0.4,
    offset: below(3) * below(40),
    limit: below(40),
  })
  return { next, below, entry, question }
}

/** Edits that leave and enter, singly and in heaps, with merges that are interrupted by them. */
function editAtRandom(index: MemoryIndex, entries: Map<number, Entry>, { next, below, entry }: ReturnType<typeof source>): void {
  const many = next() < 0.2 ? 900 : 5
  const changed = Array.from({ length: below(many) }, () => entry(1 + below(3_000)))
  const distinct = [...new Map(changed.map((each) => [each.id, each])).values()]
  const removed = Array.from({ length: below(many / 2) }, () => 1 + below(3_000)).filter((id) => distinct.every((each) => each.id !== id))
  index.apply(distinct, removed)
  for (const id of removed) entries.delete(id)
  for (const each of distinct) entries.set(each.id, each)
  let steps = below(4)
  while (steps > 0 && index.work(() => true)) steps -= 1
}

const hashSum = (entries: Iterable<Entry>, from: number, to: number) => {
  const within = [...entries].filter(({ id }) => id >= from && id < to)
  return { count: within.length, sum: within.reduce((sum, { hash }) => sum + hash, 0) }
}

describe('the index in memory', () => {
  const folder = mkdtempSync(join(tmpdir(), 'chitra-index-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  function compare(index: MemoryIndex, entries: Map<number, Entry>, from: ReturnType<typeof source>): void {
    for (let n = 0; n < 12; n += 1) {
      const question = from.question()
      expect({ question, answer: index.find(question) }).toEqual({ question, answer: answerOf(entries.values(), question) })
    }
    for (const prefix of ['t', 'tea', 'हि', 'x', '東'])
      for (const category of [null, 1])
        expect({ prefix, phrases: index.suggest(prefix, category, 4) }).toEqual({
          prefix,
          phrases: phrasesOf(entries.values(), prefix, category, 4),
        })
    const at = from.below(3_000)
    expect(index.sumOf(at, at + 500)).toEqual(hashSum(entries.values(), at, at + 500))
    expect(index.size()).toBe(entries.size)
  }

  it.each([1, 2, 3])('answers like a look at every entry, after each of many random edits (seed %i)', (seed) => {
    const from = source(seed)
    const index = createMemoryIndex()
    const entries = new Map<number, Entry>()
    for (let round = 0; round < 60; round += 1) {
      editAtRandom(index, entries, from)
      compare(index, entries, from)
    }
    while (index.work(() => false));
    compare(index, entries, from)
  })

  it.each([
    ['one price', () => 19_900],
    ['hundreds of prices', (nth: number) => nth],
  ])('answers the same in a shop of %s', (_, priceOf) => {
    const from = source(7, priceOf)
    const index = createMemoryIndex()
    const entries = new Map<number, Entry>()
    for (let round = 0; round < 20; round += 1) {
      editAtRandom(index, entries, from)
      compare(index, entries, from)
      for (const [minPrice, maxPrice] of [
        [null, 19_899],
        [19_900, 19_900],
        [19_901, null],
        [250, 260],
        [260, 250],
      ] as const) {
        const question = { ...from.question(), minPrice, maxPrice }
        expect({ question, answer: index.find(question) }).toEqual({ question, answer: answerOf(entries.values(), question) })
      }
    }
  })

  it('answers the same among so many that it looks at a part of them', () => {
    const { entry } = source(9)
    const entries = Array.from({ length: 140_000 }, (_, n): Entry => {
      // One in 33 is a list in the index, one in three a bitmap.
      const titled = [...(n % 33 === 0 ? [1] : []), ...(n % 3 === 0 ? [2] : [])]
      const others = [...(n % 33 === 1 ? [1] : []), ...(n % 2 === 0 ? [] : [3])]
      return { ...entry(n + 1), phrases: [], terms: [...titled.flatMap((term) => [term, -term]), ...others] }
    })
    const index = createMemoryIndex()
    index.apply(entries, [])
    for (const terms of [[[1]], [[2]], [[1], [2]], [[2, 3]]])
      for (const some of [{}, { category: 2, collapsed: true }, { minHeight: 950, maxPrice: 400 }])
        for (const offset of [0, 30, 1_390, 4_090, 4_230, 46_650]) {
          const asked = { ...EVERY_ITEM, terms, ...some, offset }
          expect({ asked, answer: index.find(asked) }).toEqual({ asked, answer: answerOf(entries, asked) })
        }
  })

  it('keeps a price that all items have once', () => {
    const index = createMemoryIndex()
    const { entry } = source(8, () => 19_900)
    index.apply(
      Array.from({ length: 500 }, (_, n) => entry(n + 1)),
      [],
    )
    expect(index.segments().map(({ prices: { values, places } }) => [[...values], places.length])).toEqual([[[19_900], 0]])
  })

  it('keeps few segments, however many edits there are', () => {
    const from = source(4)
    const index = createMemoryIndex()
    const entries = new Map<number, Entry>()
    for (let round = 0; round < 300; round += 1) editAtRandom(index, entries, from)
    while (index.work(() => false));
    expect(index.segments().length).toBeLessThanOrEqual(4)
    expect(index.segments().reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(entries.size * 1.5)
  })

  describe('its file', () => {
    const position = { database: 'a', snapshot: '5:9:', at: 1_000 }

    it('holds the index of the moment, whatever changes while it is written', async () => {
      const from = source(5)
      const index = createMemoryIndex()
      const entries = new Map<number, Entry>()
      for (let round = 0; round < 20; round += 1) editAtRandom(index, entries, from)
      const file = join(folder, 'moment')
      const before = new Map(entries)
      const writing = writeSnapshot(file, position, index.segments())
      for (let round = 0; round < 20; round += 1) editAtRandom(index, entries, from)
      await writing
      const found = readSnapshot(file, 'a')
      expect(found?.position).toEqual(position)
      const read = createMemoryIndex(found?.segments)
      for (let round = 0; round < 10; round += 1) {
        compare(read, before, from)
        editAtRandom(read, before, from)
      }
      expect(readSnapshot(file, 'another')).toBe(null)
    })

    it.each(['cut off', 'changed in one byte', 'empty'])('is not used if it is %s', async (how) => {
      const index = createMemoryIndex()
      index.apply([source(6).entry(1)], [])
      const file = join(folder, 'damaged')
      await writeSnapshot(file, position, index.segments())
      const bytes = readFileSync(file)
      if (how === 'changed in one byte') bytes[bytes.length - 40] = (bytes.at(-40) ?? 0) ^ 1
      writeFileSync(file, how === 'empty' ? '' : how === 'cut off' ? bytes.subarray(0, -1) : bytes)
      expect(readSnapshot(file, 'a')).toBe(null)
    })
  })
})
