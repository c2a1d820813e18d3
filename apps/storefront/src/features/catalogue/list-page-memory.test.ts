import { describe, expect, it } from 'vitest'
import { listKey, pageToRestore } from './list-page-memory.ts'
import { NO_FILTERS } from '@chitra/paths'

describe('the page of a list', () => {
  it('is restored for the same list, and starts at 1 for another category, keyword or filter [SRCH-06]', () => {
    const tea = { path: '/search/tea', filters: NO_FILTERS }
    const stored = (page: string | null) => ({ page, list: listKey(tea) })
    expect(pageToRestore(tea, stored('3'), 'elsewhere')).toBe(3)
    expect(pageToRestore(tea, stored('3'), 'list')).toBeNull()
    expect(pageToRestore(tea, { page: '3', list: null }, 'elsewhere')).toBeNull()
    for (const page of [null, 'x', '1', '-2', '1.5']) expect(pageToRestore(tea, stored(page), 'elsewhere')).toBeNull()
    expect(pageToRestore({ ...tea, path: '/search/image/tea' }, stored('3'), 'elsewhere')).toBeNull()
    expect(pageToRestore({ ...tea, path: '/search/coffee' }, stored('3'), 'elsewhere')).toBeNull()
    expect(pageToRestore({ ...tea, filters: { ...NO_FILTERS, recent: true } }, stored('3'), 'elsewhere')).toBeNull()
  })
})
