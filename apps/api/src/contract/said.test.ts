import { answers } from '@chitra/messages/hi/answers.ts'
import { describe, expect, it } from 'vitest'
import { fault } from './fault.ts'
import { said, say } from './said.ts'

const holesIn = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).toSorted()

describe('a sentence of the API', () => {
  it.each(Object.entries(answers))('has the same holes in both languages: %s', (english, hindi) => {
    expect(holesIn(hindi)).toEqual(holesIn(english))
  })

  it.each(Object.entries(answers))('is short, so its Hindi ends with no danda, and is written in Devanagari: %s', (_, hindi) => {
    expect(hindi).toMatch(/[\u0900-\u097F]/)
    expect(hindi).not.toMatch(/[।.!]$/)
  })

  it('has its holes filled in each language, and nothing that fills one is read as a hole', () => {
    const sentence = said('{provider} is not available at the moment. Please try again', { provider: '{provider} & $1' })
    expect(say(sentence, 'en')).toBe('{provider} & $1 is not available at the moment. Please try again')
    expect(say(sentence, 'hi')).toBe('{provider} & $1 इस समय उपलब्ध नहीं है। कृपया फिर से कोशिश करें')
  })

  it('is said in English where an earlier release has stored it, and it has no Hindi any more', () => {
    expect(say('An older sentence' as 'Please try again', 'hi')).toBe('An older sentence')
  })

  it('does not compile without its Hindi, or with a hole left open', () => {
    const refused = [
      // @ts-expect-error: nobody has translated it.
      () => fault(400, 'This has no Hindi'),
      // @ts-expect-error: its hole is not filled.
      () => fault(429, 'Too many attempts. Please try again in {minutes} minutes'),
      // @ts-expect-error: another hole is filled.
      () => said('You paid {amount}', { price: 1 }),
    ]
    expect(refused).toHaveLength(3)
  })
})
