import { describe, expect, it } from 'vitest'
import { filterCount, readFilters, readPage, toQuery } from './listing-filters.ts'
import { picturePath } from './picture-paths.ts'
import { NO_FILTERS, pageCount, paiseOf, pixelsOf, toApiQuery } from './listing-request.ts'

describe('filters in the address', () => {
  it('are the same after writing and reading the query [SRCH-11]', () => {
    const filters = {
      orientation: 'portrait',
      minHeight: 1200,
      minWidth: null,
      minPrice: 0,
      maxPrice: 49_900,
      colour: 'e85d04',
      recent: true,
      free: true,
      byPicture: { kind: 'like', of: 'tea0' },
    } as const
    const query = toQuery(filters, 3)
    expect(readFilters(new URLSearchParams(query))).toEqual(filters)
    expect(readPage(new URLSearchParams(query))).toBe(3)
    expect(toQuery(NO_FILTERS)).toBe('')
  })

  it('accept sizes from 0, make negative ones absolute, and drop empty ones [SRCH-05]', () => {
    expect([pixelsOf('1200'), pixelsOf('-40'), pixelsOf(''), pixelsOf('abc'), pixelsOf('0')]).toEqual([1200, 40, null, null, 0])
  })

  it('take prices in whole rupees from a field, and in whole paise from the address', () => {
    expect([paiseOf('499'), paiseOf('0'), paiseOf(''), paiseOf('-5'), paiseOf('9'.repeat(30))]).toEqual([49_900, 0, null, 500, 1e9])
    expect(readFilters(new URLSearchParams('minPrice=19950&maxPrice=x'))).toEqual({ ...NO_FILTERS, minPrice: 19_950 })
    expect(toApiQuery({ ...NO_FILTERS, minPrice: 0, maxPrice: 100 }, { search: '', categoryId: null, page: 1 })).toMatchObject({
      minPrice: 0,
      maxPrice: 100,
    })
  })

  it('take a colour in either case, and no other text', () => {
    expect(readFilters(new URLSearchParams('colour=E85D04')).colour).toBe('e85d04')
    for (const text of ['red', '#e85d04', 'e85d041', '']) expect(readFilters(new URLSearchParams({ colour: text })).colour, text).toBeNull()
    expect(toApiQuery({ ...NO_FILTERS, colour: 'e85d04' }, { search: '', categoryId: null, page: 1 })).toMatchObject({ colour: 'e85d04' })
  })

  it('take one picture: an item, a whole shoot, or the look of a picture of one’s own', () => {
    const look = 'Ab-_9'.repeat(69).slice(0, 342)
    for (const byPicture of [
      { kind: 'like', of: 'tea0' },
      { kind: 'alike', of: 'tea0' },
      { kind: 'look', of: look },
    ] as const) {
      const filters = { ...NO_FILTERS, byPicture }
      expect(toQuery(filters)).toBe(`?${byPicture.kind}=${byPicture.of}`)
      expect(picturePath(byPicture.kind, byPicture.of)).toBe(`/search${toQuery(filters)}`)
      expect(readFilters(new URLSearchParams(toQuery(filters)))).toEqual(filters)
      const asked = toApiQuery(filters, { search: 'tea', categoryId: null, page: 1 })
      expect(asked).toEqual({ search: 'tea', limit: 30, skip: 1, [byPicture.kind]: byPicture.of })
      // What is looked for, as words are: the number on the button of the filters does not count it.
      expect(filterCount(filters)).toBe(0)
    }
    for (const query of ['like=', 'like=a/b', `like=${'a'.repeat(65)}`, 'look=tea0', `look=${look}=`, 'alike=a%20b'])
      expect(readFilters(new URLSearchParams(query)).byPicture, query).toBeNull()
    expect(readFilters(new URLSearchParams(`look=${look}&like=tea0`)).byPicture).toEqual({ kind: 'like', of: 'tea0' })
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
    expect([
      countOf(''),
      countOf('orientation=portrait&free=true'),
      countOf('height=10&width=20&recent=true&orientation=x'),
      countOf('minPrice=0&maxPrice=5'),
    ]).toEqual([0, 2, 3, 2])
  })

  it('paginate only above 30 results [SRCH-07]', () => {
    expect([pageCount(0), pageCount(30), pageCount(31)]).toEqual([0, 1, 2])
  })
})
