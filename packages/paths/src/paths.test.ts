import { describe, expect, it } from 'vitest'
import { hasSearch, idOfItemPath, isReturnRoute, itemPath, listingOf, searchPath, slugOf } from './paths.ts'

describe('addresses', () => {
  it('have a search in their header but for support and privacy, however written [HDR-06]', () => {
    expect(['/support', '/Support/', '/privacy-policy', '/faq', '/'].map(hasSearch)).toEqual([false, false, false, true, true])
  })

  it('make a slug of lower case, commas and spaces to hyphens, other signs to hyphens [ROUTE-06]', () => {
    expect(slugOf('Tea gardens, misty hills!')).toBe('tea-gardens-misty-hills')
  })

  it('link to an item by prefix, slug and id, also when the name leaves no slug [ROUTE-05, ROUTE-06, ROUTE-07]', () => {
    expect(itemPath({ _id: 'k7Qm', name: 'Diya, lit', categoryId: 'graphic' })).toBe('/graphic/diya-lit-k7Qm')
    const devanagari = itemPath({ _id: 'k7Qm', name: 'दीवाली', categoryId: 'image' })
    expect(devanagari).toBe('/image/k7Qm')
    expect(['diya-lit-k7Qm', 'k7Qm'].map(idOfItemPath)).toEqual(['k7Qm', 'k7Qm'])
  })

  it('read a keyword that is just a category as that category with an empty search [ROUTE-04]', () => {
    expect(listingOf({ first: 'graphic' })).toEqual({ search: '', category: 'graphic' })
    expect(listingOf({ first: 'image', second: 'tea-garden' })).toEqual({ search: 'tea garden', category: 'image' })
    expect(listingOf({ first: 'tea-garden' })).toEqual({ search: 'tea garden', category: null })
  })

  it('lead to a list and back, in any script and with hostile signs', () => {
    for (const search of ['tea garden', 'चाय बागान', 'a/b?c#d%'])
      expect(listingOf({ first: decodeURIComponent(searchPath({ search, category: null }).split('/')[2] ?? '') }).search).toBe(
        search.replace(/[/?#%]/g, ' ').trim(),
      )
  })

  it('never are kept as a return route where they are for signing in [ROUTE-09]', () => {
    expect(['/login', '/signup?x', '/forgot-password', '/reset-password/abc', '//login'].map(isReturnRoute)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ])
  })
})
