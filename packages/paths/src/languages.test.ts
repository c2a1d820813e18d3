import { describe, expect, it } from 'vitest'
import { inLanguage, languageOf, withoutLanguage } from './languages.ts'

describe('an address in Hindi', () => {
  it.each([
    ['/', '/hi'],
    ['/?a=b', '/hi?a=b'],
    ['/#licence', '/hi#licence'],
    ['/search/tea?page=2', '/hi/search/tea?page=2'],
  ])('of %s is %s, and English stays where it is', (path, address) => {
    expect(inLanguage(path, 'hi')).toBe(address)
    expect(inLanguage(path, 'en')).toBe(path)
    expect([languageOf(address), languageOf(path)]).toEqual(['hi', 'en'])
    expect(withoutLanguage(address)).toBe(path)
    expect(withoutLanguage(path)).toBe(path)
  })

  it('is recognised as loosely as the router reads it, and nothing else is', () => {
    expect(['/HI/faq', '//hi', '/hi/'].map(languageOf)).toEqual(['hi', 'hi', 'hi'])
    expect(['/history', '/hindi', '/search/hi', '/h/i'].map(languageOf)).toEqual(['en', 'en', 'en', 'en'])
  })
})
