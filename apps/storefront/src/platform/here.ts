import { language } from '@chitra/messages/language.ts'
import { inLanguage, withoutLanguage } from '@chitra/paths'

// The router's routes and links know the shop's paths alone, in whichever language its pages are. The browser's own address, the requests of loaders and
// React Router's state of a navigation have the language before them.

/** The address of a path in the language of these pages. */
export const addressOf = (path: string): string => (language === 'en' ? path : inLanguage(path, language))

/** The path of an address of these pages. */
export const pathOf = (address: string): string => (language === 'en' ? address : withoutLanguage(address))

/** What a call asks for texts that the operator may have written in both languages; English is what it answers unasked. */
export const inThisLanguage = language === 'en' ? {} : { language }
