import { describe, expect, it } from 'vitest'
import { asName, isFullName, isName, isSignUpPassword, namesOf } from './account-rules.ts'

describe('a full name', () => {
  it.each(['Asha', 'Asha Rao', "Fitzwilliam D'Arcy", 'Anne-Marie O’Neill', 'आशा राव', '  Asha   Rao '])('may be %j [AUTH-02]', (name) => {
    expect(isFullName(name)).toBe(true)
  })

  it.each(['', 'R2D2', 'Asha Rao!', "'Asha", 'Asha--Rao', 'Asha Rao 3'])('may not be %j [AUTH-02]', (name) => {
    expect(isFullName(name)).toBe(false)
  })

  it('is split after its first word [AUTH-05]', () => {
    expect(namesOf('  Asha   Rao ')).toEqual({ firstName: 'Asha', lastName: 'Rao' })
    expect(namesOf('Asha Kumari  Rao')).toEqual({ firstName: 'Asha', lastName: 'Kumari Rao' })
    expect(namesOf('Asha')).toEqual({ firstName: 'Asha', lastName: '' })
  })
})

describe('a name from elsewhere', () => {
  it.each([
    ['R2 D2!', 'R D'],
    ["D'Arcy", "D'Arcy"],
    ["J. O'Neill", "J O'Neill"],
    ["'Anne-Marie' ", 'Anne-Marie'],
    [`${'a'.repeat(99)} b`, 'a'.repeat(99)],
  ])('(%j) is reduced to a valid name: %j [AUTH-02]', (text, kept) => {
    expect(asName(text)).toBe(kept)
    expect(isName(kept)).toBe(true)
  })

  it('may be reduced to nothing', () => {
    expect(asName('💥 42')).toBe('')
  })
})

describe('a password for a new account', () => {
  it('has eight characters of four kinds [AUTH-04]', () => {
    expect(isSignUpPassword('Monsoon#2026')).toBe(true)
    for (const weak of ['Short#1', 'monsoon#2026', 'MONSOON#2026', 'Monsoon#rain', 'Monsoon2026'])
      expect(isSignUpPassword(weak), weak).toBe(false)
  })
})
