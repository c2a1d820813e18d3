import { describe, expect, it } from 'vitest'
import { createCountCache } from './count-cache.ts'

const seven = { count: 7, countIsLowerBound: false }

function newCache() {
  let now = 1_000_000
  return { cache: createCountCache({ now: () => new Date(now) }), pass: (seconds: number) => (now += seconds * 1_000) }
}

describe('the count cache', () => {
  it('caches a count for a minute', () => {
    const { cache, pass } = newCache()
    cache.set('tea', seven)
    pass(59)
    expect(cache.get('tea')).toEqual(seven)
    pass(1)
    expect(cache.get('tea')).toBeUndefined()
  })

  it('is cleared by a write, and caches nothing until the write must have committed', () => {
    const { cache, pass } = newCache()
    cache.set('tea', seven)
    cache.written()
    expect(cache.get('tea')).toBeUndefined()
    pass(29)
    cache.set('tea', seven)
    expect(cache.get('tea')).toBeUndefined()
    pass(1)
    cache.set('tea', seven)
    expect(cache.get('tea')).toEqual(seven)
  })

  it('is bounded in size', () => {
    const { cache } = newCache()
    for (let n = 0; n <= 5_000; n++) cache.set(String(n), seven)
    expect(cache.get('0')).toBeUndefined()
    expect(cache.get('5000')).toEqual(seven)
  })
})
