import { mails as hindi } from '@chitra/messages/hi/mails.ts'
import { mails as english } from '@chitra/messages/mails.ts'
import type { Translation } from '@chitra/messages/translation.ts'
import type { Language } from '@chitra/paths'

/** What mails say, in each language. */
export const mailTexts: Readonly<Record<Language, Translation<typeof english>>> = { en: english, hi: hindi }
