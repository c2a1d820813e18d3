import { describe, expect, it } from 'vitest'
import {
  hasSearch,
  idOfItemPath,
  isForSecrets,
  isReturnRoute,
  itemIdOf,
  itemPath,
  listingOf,
  paths,
  safePath,
  searchPath,
  slugOf,
} from './paths.ts'

describe('a stored address', () => {
  const ORIGIN = 'http://shop.example'

  it.each(['/search/tea?page=2', '/image/diya-k7Qm', '/orders?dates=yesterday', '/', '/search/a%2F%2Fb'])(
    'is followed: %s [ROUTE-09]',
    (path) => expect(safePath(path, ORIGIN)).toBe(path),
  )

  it.each([
    null,
    '',
    'search',
    '/login',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/./\\evil.example',
    '/search/..//evil.example',
    '/%2e//evil.example',
    '/\t/evil.example',
    '/\n//evil.example',
    '\\/evil.example',
    ' //evil.example',
    'javascript:alert(1)',
    'https://evil.example/',
    'data:text/html,x',
  ])('is not followed when it is invalid or leads to another site: %j [D-11, TB-04]', (evil) => expect(safePath(evil, ORIGIN)).toBe('/'))

  it('never leads to another site [TB-04]', () => {
    for (const path of ['/%2f/evil.example', '/%5cevil.example', '/@evil.example', '/:evil.example'])
      expect(new URL(safePath(path, ORIGIN), ORIGIN).origin).toBe(ORIGIN)
  })
})

describe('addresses', () => {
  it('of pages with secrets are recognised in any spelling [TB-06]', () => {
    for (const path of [
      '/login',
      '/Login/',
      '//login',
      '/signup',
      '/forgot-password',
      '/reset-password/abc',
      '/changePassword',
      '/editprofile',
    ])
      expect(isForSecrets(path), path).toBe(true)
    for (const path of ['/', '/search/login', '/checkout', '/orders', '/loginx', paths.support])
      expect(isForSecrets(path), path).toBe(false)
  })

  it('of all pages except support and privacy have a search in the header, in any spelling [HDR-06]', () => {
    expect(['/support', '/Support/', '/privacy-policy', '/faq', '/'].map(hasSearch)).toEqual([false, false, false, true, true])
  })

  it('contain a slug in lower case, with hyphens for all other characters [ROUTE-06]', () => {
    expect(slugOf('Tea gardens, misty hills!')).toBe('tea-gardens-misty-hills')
  })

  it('of items have prefix, slug and id, or no slug if the name leaves none [ROUTE-05, ROUTE-06, ROUTE-07]', () => {
    expect(itemPath({ _id: 'k7Qm', name: 'Diya, lit', categoryId: 'graphic' })).toBe('/graphic/diya-lit-k7Qm')
    const devanagari = itemPath({ _id: 'k7Qm', name: 'दीवाली', categoryId: 'image' })
    expect(devanagari).toBe('/image/k7Qm')
    expect(['/image/diya-lit-k7Qm', devanagari, '/graphic/k7Qm', '/search/image', '/image/a/b'].map(itemIdOf)).toEqual([
      'k7Qm',
      'k7Qm',
      'k7Qm',
      null,
      null,
    ])
    expect(['diya-lit-k7Qm', 'k7Qm'].map(idOfItemPath)).toEqual(['k7Qm', 'k7Qm'])
  })

  it('with a category as keyword mean that category with an empty search [ROUTE-04]', () => {
    expect(listingOf({ first: 'graphic' })).toEqual({ search: '', category: 'graphic' })
    expect(listingOf({ first: 'image', second: 'tea-garden' })).toEqual({ search: 'tea garden', category: 'image' })
    expect(listingOf({ first: 'tea-garden' })).toEqual({ search: 'tea garden', category: null })
  })

  it('of lists can be parsed again, in any script and with special characters', () => {
    for (const search of ['tea garden', 'चाय बागान', 'a/b?c#d%'])
      expect(listingOf({ first: decodeURIComponent(searchPath({ search, category: null }).split('/')[2] ?? '') }).search).toBe(
        search.replace(/[/?#%]/g, ' ').trim(),
      )
  })

  it('for signing in are never kept as a return route [ROUTE-09]', () => {
    expect(['/login', '/signup?x', '/forgot-password', '/reset-password/abc', '//login'].map(isReturnRoute)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ])
  })
})
