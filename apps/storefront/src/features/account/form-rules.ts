import { zodResolver } from '@hookform/resolvers/zod'
import { changePasswordForm, forgotForm, loginForm, profileForm, resetForm, signUpForm } from './forms.ts'

// Fetched when somebody first comes into a form: `rules.ts`.
export const signUp = zodResolver(signUpForm)
export const login = zodResolver(loginForm)
export const forgot = zodResolver(forgotForm)
export const reset = zodResolver(resetForm)
export const changePassword = zodResolver(changePasswordForm)
export const profile = (isKept: (name: string) => boolean) => zodResolver(profileForm(isKept))
