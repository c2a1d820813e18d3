import { describe, expect, it } from 'vitest'
import { pagesToShow } from './pages-to-show.ts'

const shown = (page: number, count: number) => pagesToShow(page, count).map((each) => each.page ?? '…')

describe('pagesToShow', () => {
  it('shows first and last page, the current one and its neighbours', () => {
    expect(shown(12, 24)).toEqual([1, '…', 11, 12, 13, '…', 24])
  })
  it('shows a page instead of dots where only one is left out', () => {
    expect(shown(4, 9)).toEqual([1, 2, 3, 4, 5, '…', 9])
  })
  it('shows all of a few pages', () => {
    expect(shown(1, 3)).toEqual([1, 2, 3])
  })
})
