import { describe, expect, it } from 'vitest'
import { changePasswordForm, forgotForm, loginForm, profileForm, resetForm, signUpForm } from './forms.ts'
import { namesOf } from './names.ts'

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

/** The first words for each field, as a form shows them. */
function firstWords(result: {
  success: boolean
  error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined
}): Record<string, string> {
  const words: Record<string, string> = {}
  for (const { path, message } of result.error?.issues ?? []) words[String(path[0])] ??= message
  return words
}

describe('the other account forms', () => {
  it('ask for an email to send a link to [AUTH-11]', () => {
    expect(firstWords(forgotForm.safeParse({ email: '' }))).toEqual({ email: 'Email is required' })
    expect(firstWords(forgotForm.safeParse({ email: 'asha@' }))).toEqual({ email: 'Please enter valid email' })
    expect(forgotForm.safeParse({ email: 'asha@example.com' }).success).toBe(true)
  })

  it('ask for a new password of six characters, twice [AUTH-12]', () => {
    expect(firstWords(resetForm.safeParse({ password: '', confirm: '' }))).toEqual({
      password: 'Password is required',
      confirm: 'Re-enter password',
    })
    expect(firstWords(resetForm.safeParse({ password: '12345', confirm: '12345' }))).toEqual({
      password: 'Password should be 6 characters',
      confirm: 'Password should be 6 characters',
    })
    expect(firstWords(resetForm.safeParse({ password: '123456', confirm: '654321' }))).toEqual({ confirm: 'Passwords must match' })
    expect(resetForm.safeParse({ password: '123456', confirm: '123456' }).success).toBe(true)
  })

  it('ask for the current and the new password [PROF-07]', () => {
    const short = 'Password should be at least 6 characters long'
    expect(firstWords(changePasswordForm.safeParse({ current: '', next: '', confirm: '' }))).toEqual({
      current: 'Password is required',
      next: 'New password is required',
      confirm: 'Confirm password is required',
    })
    expect(firstWords(changePasswordForm.safeParse({ current: '12345', next: '12345', confirm: '12345' }))).toEqual({
      current: short,
      next: short,
    })
    expect(firstWords(changePasswordForm.safeParse({ current: '123456', next: '1234567', confirm: 'x' }))).toEqual({
      confirm: 'Password does not match',
    })
  })

  it('ask for a name of two words and an email [PROF-02, PROF-03]', () => {
    expect(firstWords(profileForm.safeParse({ fullName: '', email: '' }))).toEqual({
      fullName: 'Full Name is required',
      email: 'Email is required',
    })
    expect(firstWords(profileForm.safeParse({ fullName: 'Asha', email: 'asha@' }))).toEqual({
      fullName: 'Enter Valid Full Name',
      email: 'Email is incorrect',
    })
    expect(profileForm.safeParse({ fullName: 'Asha Rao', email: 'asha@example.com' }).success).toBe(true)
  })
})
