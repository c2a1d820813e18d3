import { describe, expect, it } from 'vitest'
import { filterCount, NO_FILTERS, pageCount, pixelsOf, readFilters, readPage, toApiQuery, toQuery } from './listing-filters.ts'

describe('filters in the address', () => {
  it('are the same after writing and reading the query [SRCH-11]', () => {
    const filters = { orientation: 'portrait', minHeight: 1200, minWidth: null, recent: true, free: true } as const
    const query = toQuery(filters, 3)
    expect(readFilters(new URLSearchParams(query))).toEqual(filters)
    expect(readPage(new URLSearchParams(query))).toBe(3)
    expect(toQuery(NO_FILTERS)).toBe('')
  })

  it('accept sizes from 0, make negative ones absolute, and drop empty ones [SRCH-05]', () => {
    expect([pixelsOf('1200'), pixelsOf('-40'), pixelsOf(''), pixelsOf('abc'), pixelsOf('0')]).toEqual([1200, 40, null, null, 0])
  })

  it('ignore invalid values', () => {
    expect(readFilters(new URLSearchParams('orientation=round&height=1e9&recent=yes&free=1'))).toEqual({ ...NO_FILTERS, minHeight: 19 })
    expect([
      readPage(new URLSearchParams('page=-2')),
      readPage(new URLSearchParams('page=x')),
      readPage(new URLSearchParams('page=1.5')),
    ]).toEqual([1, 1, 1])
  })

  it('never request landscape and portrait together [SRCH-02]', () => {
    const asked = toApiQuery({ ...NO_FILTERS, orientation: 'landscape' }, { search: 'tea', categoryId: null, page: 1 })
    expect(asked).toEqual({ search: 'tea', limit: 30, skip: 1, landscape: true })
  })

  it('are counted, for the number on the button that opens them', () => {
    const countOf = (query: string) => filterCount(readFilters(new URLSearchParams(query)))
    expect([countOf(''), countOf('orientation=portrait&free=true'), countOf('height=10&width=20&recent=true&orientation=x')]).toEqual([
      0, 2, 3,
    ])
  })

  it('paginate only above 30 results [SRCH-07]', () => {
    expect([pageCount(0), pageCount(30), pageCount(31)]).toEqual([0, 1, 2])
  })
})
