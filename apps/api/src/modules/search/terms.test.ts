import { describe, expect, it } from 'vitest'
import { isStemmed, itemTerms, MAX_TERMS, phrase, phrases, words } from './terms.ts'

describe('words', () => {
  it.each([
    ['Tea gardens, on misty-hills!', ['tea', 'gardens', 'on', 'misty', 'hills']],
    ['CAFÉ naïve İzmir', ['cafe', 'naive', 'izmir']],
    ['हिन्दी की कहानी', ['हिन्दी', 'की', 'कहानी']],
    ['தமிழ்–மலர்கள்', ['தமிழ்', 'மலர்கள்']],
    ['ﬁne ４Ｋ', ['fine', '4k']],
    ['co\u00ADop क्\u200Dष', ['coop', 'क्ष']],
    ['a\0b \uD800c', ['a', 'b', 'c']],
    ['%%% ((+)) 😀', []],
  ])('splits %j into words', (text, expected) => {
    expect(words(text)).toEqual(expected)
  })

  it('truncates long words and long texts', () => {
    expect(words('x'.repeat(5_000)).map((word) => word.length)).toEqual([64])
    expect(words('ab '.repeat(5_000)).length).toBeLessThan(1_000)
  })
})

describe('isStemmed', () => {
  it('is true for Latin letters only', () => {
    expect(['trees', 'straße', '4k', '2024', 'मेला'].map(isStemmed)).toEqual([true, true, false, false, false])
  })
})

describe('phrases', () => {
  it('are lower case, composed (NFC) and single-spaced', () => {
    expect(phrase('  Tea\t\u00A0Garden\0 Cafe\u0301 ')).toBe('tea garden café')
  })

  it('include each keyword once and a short title, but nothing long or without letters', () => {
    expect(phrases('Tea', ['TEA', 'hill', '!!', 'x'.repeat(81)])).toEqual(['tea', 'hill'])
    expect(phrases('x '.repeat(31), ['hill'])).toEqual(['hill'])
  })
})

describe('itemTerms', () => {
  it('adds the negative id of title words', () => {
    expect(itemTerms([1, 2, 1], [2, 3]).toSorted((a, b) => a - b)).toEqual([-2, -1, 1, 2, 3])
  })

  it('is short enough for an index row, with title words first', () => {
    const ids = Array.from({ length: 2_000 }, (_, n) => n + 1)
    expect(itemTerms([9_999], ids)).toHaveLength(MAX_TERMS)
    expect(itemTerms([9_999], ids).slice(0, 2)).toEqual([9_999, -9_999])
    expect(itemTerms(ids, [])).toHaveLength(MAX_TERMS)
  })
})
