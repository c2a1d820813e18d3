import { describe, expect, it } from 'vitest'
import { loginForm, namesOf, signUpForm } from './forms.ts'

const good = { fullName: 'Asha Rao', email: 'asha@example.com', password: 'Monsoon#2026', confirm: 'Monsoon#2026', terms: true }
const wordsFor = (change: object): string[] => {
  const result = signUpForm.safeParse({ ...good, ...change })
  return result.success ? [] : result.error.issues.map(({ message }) => message)
}

describe('the sign-up form', () => {
  it('takes letters and spaces of any script as a name, nothing else [AUTH-02]', () => {
    expect(wordsFor({})).toEqual([])
    expect(wordsFor({ fullName: 'आशा राव' })).toEqual([])
    expect(wordsFor({ fullName: '' })[0]).toBe('Full Name is required')
    expect(wordsFor({ fullName: 'R2D2' })).toEqual(['Enter valid full name'])
  })

  it('asks for a valid email [AUTH-03]', () => {
    expect(wordsFor({ email: '' })[0]).toBe('Email is required')
    expect(wordsFor({ email: 'asha@' })).toEqual(['Email is incorrect'])
  })

  it('asks for a strong password, twice, and for the terms [AUTH-04]', () => {
    const rule = 'Password should be eight characters, at least one letter, one number and one special character'
    for (const weak of ['Short#1', 'monsoon#2026', 'MONSOON#2026', 'Monsoon#rain', 'Monsoon2026'])
      expect(wordsFor({ password: weak, confirm: weak })).toEqual([rule])
    expect(wordsFor({ confirm: '' })[0]).toBe('re-enter password')
    expect(wordsFor({ confirm: 'Other#2026' })).toEqual(['Passwords must match'])
    expect(wordsFor({ terms: false })).toEqual(['Accept terms and condition to proceed.'])
  })

  it('makes first and second word the names [AUTH-05]', () => {
    expect(namesOf('  Asha   Rao Devi ')).toEqual({ firstName: 'Asha', lastName: 'Rao' })
    expect(namesOf('Asha')).toEqual({ firstName: 'Asha', lastName: '' })
  })
})

describe('the login form', () => {
  it('asks for an email and six characters [AUTH-17, AUTH-07]', () => {
    const words = (values: object) =>
      loginForm.safeParse({ email: 'a@example.com', password: '123456', ...values }).error?.issues.map(({ message }) => message)[0]
    expect(words({})).toBeUndefined()
    expect(words({ password: '' })).toBe('Password is required')
    expect(words({ password: '12345' })).toBe('Password must be at least 6 characters')
    expect(words({ email: '' })).toBe('Email is required')
  })
})
