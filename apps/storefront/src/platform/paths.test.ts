import { beforeAll, describe, expect, it } from 'vitest'
import { safePath } from './paths.ts'

beforeAll(() => {
  Object.assign(globalThis, { location: { origin: 'http://shop.example' } })
})

describe('a stored address', () => {
  it('is followed on this site alone, and never to a sign-in page [ROUTE-09, D-11, TB-04]', () => {
    expect(safePath('/search/tea?page=2')).toBe('/search/tea?page=2')
    for (const evil of ['//evil.example', '/\\evil.example', 'javascript:alert(1)', 'https://evil.example/', '/login', null])
      expect(safePath(evil)).toBe('/')
  })
})
