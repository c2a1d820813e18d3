import { describe, expect, it } from 'vitest'
import { covers, goesFor, judgeTwins, looksLikeTwin, type Sold } from './twins.ts'

const sold = (id: number, changed: Partial<Sold> = {}): Sold => ({
  id,
  approval: 'approved',
  sellerId: 1,
  categoryId: 1,
  price: 19_900,
  purchaseType: 'paid',
  width: 2400,
  height: 1600,
  score: 0,
  words: new Set(['tea', 'garden']),
  ...changed,
})

describe('one item covers another', () => {
  const head = sold(1)
  const differences: [string, Partial<Sold>][] = [
    ['awaits approval', { approval: 'awaiting' }],
    ['is another seller’s', { sellerId: 2 }],
    ['is of another category', { categoryId: 2 }],
    ['has another orientation', { width: 1500, height: 1600 }],
    ['is square', { width: 1600, height: 1600 }],
    ['has another price', { price: 100 }],
    ['is free', { purchaseType: 'free' }],
    ['is wider', { width: 2401 }],
    ['is higher', { height: 1601 }],
    ['has a word of its own', { words: new Set(['tea', 'garden', 'mist']) }],
  ]

  it('of the same kind, size and words [LOOK-12]', () => {
    expect(covers(head, sold(2))).toBe(true)
    expect(covers(head, head)).toBe(false)
  })

  it.each(differences)('but not one that %s [LOOK-12]', (name, changed) => {
    expect(covers(head, sold(2, changed))).toBe(false)
  })

  it('only while it is on sale itself [LOOK-12]', () => {
    expect(covers(sold(1, { approval: 'rejected' }), sold(2))).toBe(false)
  })

  it('that is smaller, has fewer words or another number [LOOK-12]', () => {
    expect(covers(head, sold(2, { width: 1200, height: 800, words: new Set(['tea', '0815', '०८']) }))).toBe(true)
    expect(covers(head, sold(2, { words: new Set(['tea', 'dsc0815']) }))).toBe(false)
  })

  it('if both do, the one with the better score, or else the older one', () => {
    expect(goesFor(sold(1), sold(2))).toBe(true)
    expect(goesFor(sold(2), sold(1))).toBe(false)
    expect(goesFor(sold(2, { score: 1 }), sold(1))).toBe(true)
    expect(goesFor(sold(1), sold(2, { score: 1 }))).toBe(false)
    // One that covers goes for the other whatever their scores.
    expect(goesFor(sold(2), sold(1, { score: 1, width: 2000 }))).toBe(true)
  })

  it('if their looks are at least 0.9 alike [LOOK-12]', () => {
    expect([looksLikeTwin(0.9), looksLikeTwin(0.899)]).toEqual([true, false])
  })
})

describe('twins', () => {
  const small = (id: number, width: number) => sold(id, { width, height: 800 })

  it('have the best head of those that cover them', () => {
    const [one, two, three] = [sold(1), sold(2, { score: 5 }), sold(3)]
    expect(judgeTwins(new Map(), [{ item: three, alike: [one, two] }])).toEqual({
      made: [{ itemId: 3, headId: 2 }],
      covered: [3],
      released: [],
    })
  })

  it('are no heads of others', () => {
    // 3 is covered by 2 alone, which is a twin of 1 already.
    expect(judgeTwins(new Map([[2, 1]]), [{ item: sold(3), alike: [sold(2)] }]).made).toEqual([])
    expect(judgeTwins(new Map([[2, 1]]), [{ item: sold(2), alike: [sold(3)] }]).made).toEqual([])
  })

  it('are given back by a head that is covered itself', () => {
    const [little, middle, large] = [small(1, 1000), small(2, 1200), small(3, 1400)]
    const list = [
      { item: little, alike: [middle] },
      { item: middle, alike: [little, large] },
    ]
    expect(judgeTwins(new Map(), list)).toEqual({ made: [{ itemId: 2, headId: 3 }], covered: [1, 2], released: [1] })
  })

  it('are found from their head’s side as well', () => {
    const [little, middle, large] = [small(1, 1000), small(2, 1200), small(3, 1400)]
    expect(judgeTwins(new Map([[2, 9]]), [{ item: large, alike: [little, middle] }]).made).toEqual([{ itemId: 1, headId: 3 }])
  })
})
