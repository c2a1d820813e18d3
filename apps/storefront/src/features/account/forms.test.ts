import { describe, expect, it } from 'vitest'
import { changePasswordForm, forgotForm, loginForm, profileForm, resetForm, signUpForm } from './forms.ts'
import { today } from './birthdays.ts'

const good = { fullName: 'Asha Rao', email: 'asha@example.com', password: 'Monsoon#2026', confirm: 'Monsoon#2026', terms: true }
const wordsFor = (change: object): string[] => {
  const result = signUpForm.safeParse({ ...good, ...change })
  return result.success ? [] : result.error.issues.map(({ message }) => message)
}

describe('the sign-up form', () => {
  it('accepts the names that the server accepts: letters of any script, with apostrophes and hyphens between them [AUTH-02]', () => {
    expect(wordsFor({})).toEqual([])
    for (const fullName of ['आशा राव', "Fitzwilliam D'Arcy", 'Anne-Marie  O’Neill']) expect(wordsFor({ fullName }), fullName).toEqual([])
    expect(wordsFor({ fullName: '' })[0]).toBe('Full Name is required')
    expect(wordsFor({ fullName: 'R2D2' })).toEqual(['Enter valid full name'])
  })

  it('requires a valid email [AUTH-03]', () => {
    expect(wordsFor({ email: '' })[0]).toBe('Email is required')
    expect(wordsFor({ email: 'asha@' })).toEqual(['Email is incorrect'])
  })

  it('requires a strong password, its repetition and the terms [AUTH-04]', () => {
    const rule = 'Password should be eight characters, at least one letter, one number and one special character'
    for (const weak of ['Short#1', 'monsoon#2026', 'MONSOON#2026', 'Monsoon#rain', 'Monsoon2026'])
      expect(wordsFor({ password: weak, confirm: weak })).toEqual([rule])
    expect(wordsFor({ confirm: '' })[0]).toBe('re-enter password')
    expect(wordsFor({ confirm: 'Other#2026' })).toEqual(['Passwords must match'])
    expect(wordsFor({ terms: false })).toEqual(['Accept terms and condition to proceed.'])
  })
})

describe('the login form', () => {
  it('requires an email and a password of six characters [AUTH-17, AUTH-07]', () => {
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
  it('require an email for the reset link [AUTH-11]', () => {
    expect(firstWords(forgotForm.safeParse({ email: '' }))).toEqual({ email: 'Email is required' })
    expect(firstWords(forgotForm.safeParse({ email: 'asha@' }))).toEqual({ email: 'Please enter valid email' })
    expect(forgotForm.safeParse({ email: 'asha@example.com' }).success).toBe(true)
  })

  it('require a new password of six characters, twice [AUTH-12]', () => {
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

  it('require the current and the new password [PROF-07]', () => {
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

  it('require a name of two words and an email [PROF-02, PROF-03]', () => {
    expect(firstWords(profileForm().safeParse({ fullName: '', email: '' }))).toEqual({
      fullName: 'Full Name is required',
      email: 'Email is required',
    })
    expect(firstWords(profileForm().safeParse({ fullName: 'Asha', email: 'asha@' }))).toEqual({
      fullName: 'Enter Valid Full Name',
      email: 'Email is incorrect',
    })
    expect(profileForm().safeParse({ fullName: 'Asha Rao', email: 'asha@example.com' }).success).toBe(true)
    expect(profileForm((name) => name === 'Asha').safeParse({ fullName: ' Asha ', email: 'asha@example.com' }).success).toBe(true)
  })

  it('accept a date of birth from 1950 to today, or none [PROF-06]', () => {
    const words = (dob: string) => firstWords(profileForm().safeParse({ fullName: 'Asha Rao', email: 'asha@example.com', dob }))
    const outside = { dob: 'The date of birth must be between 1950-01-01 and today' }
    expect([words(''), words('1950-01-01'), words(today())]).toEqual([{}, {}, {}])
    expect([words('1949-12-31'), words('2999-01-01')]).toEqual([outside, outside])
  })
})
