import { describe, expect, it } from 'vitest'
import { newId } from './ids.ts'

describe('an id', () => {
  const ids = Array.from({ length: 5_000 }, () => newId())

  it('is never the same as another', () => {
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('has twelve letters and digits, each of the 62 about as often', () => {
    expect(ids.filter((id) => !/^[0-9A-Za-z]{12}$/.test(id))).toEqual([])
    const counts = new Map<string, number>()
    for (const letter of ids.join('')) counts.set(letter, (counts.get(letter) ?? 0) + 1)
    expect(counts.size).toBe(62)
    // 968 of each on average, with a standard deviation of 31: seven of them are exceeded once in billions of runs.
    for (const [letter, count] of counts) expect(Math.abs(count - 60_000 / 62), letter).toBeLessThan(7 * 31)
  })
})
