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
    cache.set('tea', '1', seven)
    pass(59)
    expect(cache.get('tea', '1')).toEqual(seven)
    pass(1)
    expect(cache.get('tea', '1')).toBeUndefined()
  })

  it('is cleared by a write, and caches nothing until the write must have committed', () => {
    const { cache, pass } = newCache()
    cache.set('tea', '1', seven)
    cache.written()
    expect(cache.get('tea', '1')).toBeUndefined()
    pass(29)
    cache.set('tea', '1', seven)
    expect(cache.get('tea', '1')).toBeUndefined()
    pass(1)
    cache.set('tea', '1', seven)
    expect(cache.get('tea', '1')).toEqual(seven)
  })

  it('gives no count of another version, and caches none without a version', () => {
    const { cache } = newCache()
    cache.set('tea', '1', seven)
    expect([cache.get('tea', '2'), cache.get('tea', null)]).toEqual([undefined, undefined])
    cache.set('hills', null, seven)
    expect(cache.get('hills', null)).toBeUndefined()
  })

  it('is bounded in size', () => {
    const { cache } = newCache()
    for (let n = 0; n <= 5_000; n++) cache.set(String(n), '1', seven)
    expect(cache.get('0', '1')).toBeUndefined()
    expect(cache.get('5000', '1')).toEqual(seven)
  })
})
