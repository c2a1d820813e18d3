import { describe, expect, it } from 'vitest'
import { asLine, asText } from './boards.ts'

describe('a text that a guest types', () => {
  it('has no control characters, and none that turn the direction of what follows [BOARD-09]', () => {
    expect(asLine(' Ravi\u0000\u202Egpj\u2066\n\t Rao\uFEFF ')).toBe('Ravi gpj Rao')
    expect(asText('One\u2028two\r\n\u001b[31mthree\u202E')).toBe('One\ntwo\n[31mthree')
    expect([asLine('\u202E \n'), asText('\n\u200F\n')]).toEqual(['', ''])
  })

  it('keeps the joiners of Hindi and of emoji, and one empty line between two others', () => {
    const joined = 'क्\u200Dष 👩\u200D🎨'
    expect([asLine(joined), asText(`${joined}\n\n\n\nb`)]).toEqual([joined, `${joined}\n\nb`])
  })
})
