import { describe, expect, it } from 'vitest'
import { amountInHindiWords } from './amount-in-words.hi.ts'

describe('amounts in Hindi', () => {
  it.each([
    [117_410, 'एक हज़ार एक सौ चौहत्तर रुपये और दस पैसे मात्र'],
    [23_482, 'दो सौ चौंतीस रुपये और बयासी पैसे मात्र'],
    [12_34_567_89, 'बारह लाख चौंतीस हज़ार पाँच सौ सड़सठ रुपये और नवासी पैसे मात्र'],
    [20_019_00, 'बीस हज़ार उन्नीस रुपये मात्र'],
    [1_00_00_000_00, 'एक करोड़ रुपये मात्र'],
    [1_00_00_001_00, 'एक करोड़ एक रुपये मात्र'],
    [99_99_99_999_99, 'निन्यानवे करोड़ निन्यानवे लाख निन्यानवे हज़ार नौ सौ निन्यानवे रुपये और निन्यानवे पैसे मात्र'],
    [100_00_00_000_00, 'एक सौ करोड़ रुपये मात्र'],
  ])('says %i paise in words', (paise, said) => {
    expect(amountInHindiWords(paise)).toBe(said)
  })

  it('has one rupee and one paisa in the singular, and no rupee in words', () => {
    expect(amountInHindiWords(100)).toBe('एक रुपया मात्र')
    expect(amountInHindiWords(101)).toBe('एक रुपया और एक पैसा मात्र')
    expect(amountInHindiWords(5)).toBe('शून्य रुपये और पाँच पैसे मात्र')
    expect(amountInHindiWords(0)).toBe('शून्य रुपये मात्र')
  })

  // Those that are mistaken for each other, or that one would make from their parts.
  it.each([
    [18, 'अठारह'],
    [19, 'उन्नीस'],
    [29, 'उनतीस'],
    [35, 'पैंतीस'],
    [39, 'उनतालीस'],
    [44, 'चवालीस'],
    [49, 'उनचास'],
    [53, 'तिरपन'],
    [55, 'पचपन'],
    [59, 'उनसठ'],
    [67, 'सड़सठ'],
    [69, 'उनहत्तर'],
    [77, 'सतहत्तर'],
    [79, 'उनासी'],
    [86, 'छियासी'],
    [89, 'नवासी'],
    [90, 'नब्बे'],
    [99, 'निन्यानवे'],
  ])('has %i in one word', (count, word) => {
    expect(amountInHindiWords(count * 100)).toBe(`${word} रुपये मात्र`)
  })

  it('has a hundred different words, which are written as fonts have them', () => {
    const words = Array.from({ length: 100 }, (_, count) => amountInHindiWords(count * 100).split(' ')[0] ?? '')
    expect(new Set(words).size).toBe(100)
    for (const word of words) expect(word).toMatch(/^\p{Script=Devanagari}+$/u)
    expect(words.map((word) => word.normalize('NFC'))).toEqual(words)
  })

  it('ends each ten in its own way, to which all ninths but 89 belong', () => {
    const wordOf = (count: number) => amountInHindiWords(count * 100).split(' ')[0] ?? ''
    const endings: [number, RegExp][] = [
      [20, /(ईस|ीस)$/],
      [30, /तीस$/],
      [40, /लीस$/],
      [50, /(वन|पन|प्पन|चास)$/],
      [60, /(सठ|ाठ)$/],
      [70, /त्तर$/],
      [80, /सी$/],
      [90, /(वे|ब्बे)$/],
    ]
    for (const [ten, ending] of endings)
      for (const count of [ten === 90 ? 99 : ten - 1, ...Array.from({ length: 9 }, (_, index) => ten + index)])
        if (count !== 89) expect(wordOf(count), String(count)).toMatch(ending)
  })
})
