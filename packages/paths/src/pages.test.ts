import { describe, expect, it } from 'vitest'
import { callKey } from './first-answers.ts'
import { NO_FILTERS } from './listing-filters.ts'
import { pageOf } from './pages.ts'
import { forWindows } from './pictures.ts'

const list = (search: string, category: string | null, page = 1) => ({
  kind: 'list',
  listing: { search, category },
  filters: NO_FILTERS,
  page,
})

describe('an address', () => {
  it.each([
    ['/', { kind: 'home' }],
    ['', { kind: 'home' }],
    ['/search', list('', null)],
    ['/category', list('', null)],
    ['/category/graphic', list('', 'graphic')],
    ['/search/image', list('', 'image')],
    ['/search/image/tea-garden', list('tea garden', 'image')],
    ['/search/%E0%A4%9A%E0%A4%BE%E0%A4%AF?page=3', list('चाय', null, 3)],
    ['/Search/tea/', list('tea', null)],
    ['/image/tea-garden-k7Qm', { kind: 'item', id: 'k7Qm' }],
    ['/graphic/k7Qm#size', { kind: 'item', id: 'k7Qm' }],
    ['/product-details?id=k7Qm', { kind: 'item', id: 'k7Qm' }],
    ['/aboutus', { kind: 'cms', slug: 'aboutpage', path: '/aboutus' }],
    ['/terms-and-conditions', { kind: 'terms' }],
    ['/wishlist', { kind: 'personal', path: '/wishList' }],
    ['/reset-password/secret', { kind: 'personal', path: '/reset-password' }],
    ['//checkout', { kind: 'personal', path: '/checkout' }],
  ])('%s is read as the router reads it [ROUTE-01, ROUTE-04, ROUTE-05, ROUTE-08]', (address, page) => {
    expect(pageOf(address)).toEqual(page)
  })

  it.each(['/nosuch', '/search/a/b/c', '/category/image/tea', '/image', '/image/a/b', '/product-details', '/reset-password', '/%zz'])(
    '%s is none of the shop [ROUTE-02]',
    (address) => {
      expect(pageOf(address)).toEqual({ kind: 'unknown' })
    },
  )
})

describe('a call', () => {
  it('has one name, however its query stands', () => {
    expect(callKey({ method: 'get', url: 'http://shop.example/api/x?b=2&a=%20' })).toBe('GET /api/x?a=+&b=2')
    expect(callKey({ method: 'POST', url: '/api/x', body: '{}' })).toBe('POST /api/x {}')
  })
})

describe('pictures for tall windows', () => {
  it('begin with the tall ones, each kind in its order', () => {
    const [wide, tall, square, taller] = [
      { width: 3, height: 2 },
      { width: 2, height: 3 },
      { width: 2, height: 2 },
      { width: 2, height: 9 },
    ] as const
    expect(forWindows([wide, tall, square, taller])).toEqual([tall, taller, wide, square])
  })
})
