import { FIRST_BIRTHDAY, isFullName, isSignUpPassword } from '@chitra/account-rules'
import * as z from 'zod/mini'
import { profile } from '@chitra/messages/account.ts'
import { fields } from '@chitra/messages/fields.ts'
import { today } from './birthdays.ts'

const email = z
  .string()
  .check(z.trim(), z.minLength(1, fields.emailRequired), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/, fields.emailInvalid))

export const signUpForm = z
  .object({
    fullName: z.string().check(z.trim(), z.minLength(1, fields.fullNameRequired), z.refine(isFullName, fields.fullNameInvalid)),
    email,
    password: z.string().check(z.minLength(1, fields.passwordRequired), z.refine(isSignUpPassword, fields.passwordRule)),
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

/** The forgotten-password form (AUTH-11). */
export const forgotForm = z.object({
  email: z
    .string()
    .check(z.trim(), z.minLength(1, fields.emailRequired), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/, fields.emailInvalidForgot)),
})

/** The reset form (AUTH-12). */
export const resetForm = z
  .object({
    password: z.string().check(z.minLength(1, fields.passwordRequired), z.minLength(6, fields.resetShort)),
    confirm: z.string().check(z.minLength(1, fields.resetConfirmRequired), z.minLength(6, fields.resetShort)),
  })
  .check(z.refine(({ password, confirm }) => password === confirm, { message: fields.confirmDiffers, path: ['confirm'] }))

/** The change of a password (PROF-07). */
export const changePasswordForm = z
  .object({
    current: z.string().check(z.minLength(1, fields.passwordRequired), z.minLength(6, fields.changeShort)),
    next: z.string().check(z.minLength(1, fields.newRequired), z.minLength(6, fields.changeShort)),
    confirm: required(fields.changeConfirmRequired),
  })
  .check(z.refine(({ next, confirm }) => next === confirm, { message: fields.changeDiffers, path: ['confirm'] }))

/**
 * The profile (PROF-02, PROF-03): at least two words.
 * @param isKept tells a name of one word that is its owner's all the same
 */
export const profileForm = (isKept: (name: string) => boolean = () => false) =>
  z.object({
    fullName: z.string().check(
      z.trim(),
      z.minLength(1, fields.fullNameRequired),
      z.refine((name) => isFullName(name) && (/^\S+\s+\S/.test(name) || isKept(name)), profile.nameTwoWords),
    ),
    email,
    password: z.optional(z.string()),
    dob: z.optional(z.string().check(z.refine((day) => day === '' || (day >= FIRST_BIRTHDAY && day <= today()), fields.dobRange))),
    mailMessages: z.optional(z.boolean()),
    creatorUpdates: z.optional(z.boolean()),
  })

export type ForgotValues = z.infer<typeof forgotForm>
export type ResetValues = z.infer<typeof resetForm>
export type ChangePasswordValues = z.infer<typeof changePasswordForm>
export type ProfileValues = z.infer<ReturnType<typeof profileForm>>
