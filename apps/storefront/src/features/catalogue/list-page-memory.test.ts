import { describe, expect, it } from 'vitest'
import { pageToRestore, rememberList } from './list-page-memory.ts'
import { NO_FILTERS } from './listing-filters.ts'

describe('the page of a list', () => {
  it('is restored for the same list from elsewhere, and begins anew for another category, keyword or filter [SRCH-06]', () => {
    const tea = { path: '/search/tea', filters: NO_FILTERS }
    rememberList(tea)
    expect(pageToRestore(tea, '3', 'elsewhere')).toBe(3)
    expect(pageToRestore(tea, '3', 'list')).toBeNull()
    expect(pageToRestore(tea, null, 'elsewhere')).toBeNull()
    expect(pageToRestore(tea, 'x', 'elsewhere')).toBeNull()
    expect(pageToRestore({ ...tea, path: '/search/image/tea' }, '3', 'elsewhere')).toBeNull()
    expect(pageToRestore({ ...tea, filters: { ...NO_FILTERS, recent: true } }, '3', 'elsewhere')).toBeNull()
  })
})
