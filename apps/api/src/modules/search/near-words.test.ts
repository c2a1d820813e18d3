import { describe, expect, it } from 'vitest'
import { distance, nearWords, vocabularyOf } from './near-words.ts'

describe('nearWords', () => {
  const vocabulary = vocabularyOf(['tea', 'tempe', 'temple', 'sea', 'peacock', 'peacocks', 'दीवाली', 'mountain', 'pea', '2024', 'tee'])
  const near = (typed: string) => nearWords(typed, vocabulary, 3)

  it.each([
    ['peacok', ['peacock']],
    ['tempel', ['temple', 'tempe']],
    ['mountian', ['mountain']],
    ['moumtaim', ['mountain']],
    ['दिवाली', ['दीवाली']],
    ['teaa', ['tea']],
    ['seas', ['sea']],
  ])('finds for %s the words %j', (typed, expected) => {
    expect(near(typed)).toEqual(expected)
  })

  it.each(['te', 'tez', 'montan', '2025', 'zzzzzz', 'bountian', 'qeaz', ''])('finds nothing for "%s"', (typed) => {
    expect(near(typed)).toEqual([])
  })
})

describe('distance', () => {
  it.each([
    ['tea', 'tea', 0],
    ['tea', 'teas', 1],
    ['tea', 'ta', 1],
    ['tea', 'tee', 1],
    ['tea', 'tae', 1],
    ['peacock', 'pecaok', 2],
    ['', 'ab', 2],
  ])('counts from %s to %s the mistakes %i', (a, b, expected) => {
    expect([distance(a, b, 2), distance(b, a, 2)]).toEqual([expected, expected])
  })

  it('stops counting above the bound', () => {
    expect(distance('monsoon', 'peacock', 2)).toBeGreaterThan(2)
    expect(distance('tea', 'monsoons', 2)).toBeGreaterThan(2)
  })
})
