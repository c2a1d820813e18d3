import { describe, expect, it } from 'vitest'
import { DEFAULT_SYNONYMS } from './default-synonyms.ts'
import { expansionsOf, parseSynonyms } from './synonyms.ts'

describe('synonyms', () => {
  it('are read from lines, in any case, with comments', () => {
    expect(parseSynonyms('# all\n\nDiya, दीया\tdeepak # lamps\nchai tea\n')).toEqual({
      groups: [
        ['diya', 'दीया', 'deepak'],
        ['chai', 'tea'],
      ],
      problems: [],
    })
  })

  it('of a new shop have no problem, and each word in one group', () => {
    const { groups, problems } = parseSynonyms(DEFAULT_SYNONYMS)
    expect(problems).toEqual([])
    const all = groups.flat()
    expect(all.filter((word, n) => all.indexOf(word) !== n)).toEqual([])
  })

  it('are refused with the line and the reason', () => {
    expect(parseSynonyms(`alone\noil-lamp diya\n%% tea\n${'tea '.repeat(21)}`)).toEqual({
      groups: [],
      problems: [
        'Line 1: "alone" stands alone. A group needs two words.',
        'Line 2: "oil-lamp" is not one word.',
        'Line 3: "%%" is not one word.',
        'Line 4: has more than 20 words.',
      ],
    })
  })

  it('find each other by their stems, through every group that a word is in', () => {
    const stems = expansionsOf(
      [
        ['flowers', 'phool'],
        ['flower', 'pushp', 'the'],
      ],
      (word) => (word === 'the' ? null : word.replace(/s$/, '')),
    )
    expect(stems).toEqual(
      new Map([
        ['flower', ['phool', 'pushp']],
        ['phool', ['flower']],
        ['pushp', ['flower']],
      ]),
    )
  })
})
