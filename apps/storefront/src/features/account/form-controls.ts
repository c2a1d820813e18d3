import { zodResolver } from '@hookform/resolvers/zod'
import { createFormControl } from 'react-hook-form'
import {
  changePasswordForm,
  type ChangePasswordValues,
  forgotForm,
  type ForgotValues,
  loginForm,
  type LoginValues,
  profileForm,
  type ProfileValues,
  resetForm,
  type ResetValues,
  signUpForm,
  type SignUpValues,
} from './forms.ts'

// Fetched by the forms when somebody first comes into one: `useLazyForm`.
export const signUpControl = () => createFormControl<SignUpValues>({ resolver: zodResolver(signUpForm) })
export const loginControl = () => createFormControl<LoginValues>({ resolver: zodResolver(loginForm) })
export const forgotControl = () => createFormControl<ForgotValues>({ resolver: zodResolver(forgotForm) })
export const profileControl = (isKept: (name: string) => boolean) =>
  createFormControl<ProfileValues>({ resolver: zodResolver(profileForm(isKept)) })
export const changePasswordControl = () => createFormControl<ChangePasswordValues>({ resolver: zodResolver(changePasswordForm) })
/** Messages show once a field was touched (AUTH-12). */
export const resetControl = () => createFormControl<ResetValues>({ resolver: zodResolver(resetForm), mode: 'onTouched' })
