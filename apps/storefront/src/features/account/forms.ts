import * as z from 'zod/mini'
import * as accountMessages from '../../messages/account-messages.ts'

const { fields } = accountMessages

const email = z
  .string()
  .check(z.trim(), z.minLength(1, fields.emailRequired), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/, fields.emailInvalid))

/** Letters of any script and spaces (AUTH-02). */
const NAME = /^[\p{L}\p{M}]+(?: +[\p{L}\p{M}]+)*$/u
/** Eight signs and more, with each of the four kinds (AUTH-04). */
const PASSWORD = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[!@#$%^&*]).{8,}$/

export const signUpForm = z
  .object({
    fullName: z.string().check(z.trim(), z.minLength(1, fields.fullNameRequired), z.regex(NAME, fields.fullNameInvalid)),
    email,
    password: z.string().check(z.minLength(1, fields.passwordRequired), z.regex(PASSWORD, fields.passwordRule)),
    confirm: z.string().check(z.minLength(1, fields.confirmRequired)),
    terms: z.boolean().check(z.refine((accepted) => accepted, fields.termsRequired)),
  })
  .check(z.refine(({ password, confirm }) => password === confirm, { message: fields.confirmDiffers, path: ['confirm'] }))

export const loginForm = z.object({
  email,
  password: z.string().check(z.minLength(1, fields.passwordRequired), z.minLength(6, fields.passwordShort)),
})

export type SignUpValues = z.infer<typeof signUpForm>
export type LoginValues = z.infer<typeof loginForm>

const required = (words: string) => z.string().check(z.minLength(1, words))

/** Specification §5, forgot password. */
export const forgotForm = z.object({
  email: z
    .string()
    .check(z.trim(), z.minLength(1, fields.emailRequired), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/, fields.emailInvalidForgot)),
})

/** Specification §5, reset password. */
export const resetForm = z
  .object({
    password: z.string().check(z.minLength(1, fields.passwordRequired), z.minLength(6, fields.resetShort)),
    confirm: z.string().check(z.minLength(1, fields.resetConfirmRequired), z.minLength(6, fields.resetShort)),
  })
  .check(z.refine(({ password, confirm }) => password === confirm, { message: fields.confirmDiffers, path: ['confirm'] }))

/** Specification §5, change password. */
export const changePasswordForm = z
  .object({
    current: z.string().check(z.minLength(1, fields.passwordRequired), z.minLength(6, fields.changeShort)),
    next: z.string().check(z.minLength(1, fields.newRequired), z.minLength(6, fields.changeShort)),
    confirm: required(fields.changeConfirmRequired),
  })
  .check(z.refine(({ next, confirm }) => next === confirm, { message: fields.changeDiffers, path: ['confirm'] }))

/** Specification §5, profile: at least two words. */
export const profileForm = z.object({
  fullName: z.string().check(z.trim(), z.minLength(1, fields.fullNameRequired), z.regex(/^\S+\s+\S/, fields.nameTwoWords)),
  email,
})

export type ForgotValues = z.infer<typeof forgotForm>
export type ResetValues = z.infer<typeof resetForm>
export type ChangePasswordValues = z.infer<typeof changePasswordForm>
export type ProfileValues = z.infer<typeof profileForm>
