import type * as english from '../language.ts'

export const language: typeof english.language = 'hi'
export const locale = 'hi-IN'
export const figuresLocale = 'hi-IN'
export const openGraphLocale = 'hi_IN'
export const otherLanguage: typeof english.otherLanguage = { language: 'en', name: 'English' }
