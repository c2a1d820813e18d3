import type { Language } from '@chitra/paths'
import { HINDI } from './paper-texts.hi.ts'
import { ENGLISH, type PaperTexts } from './paper-texts.ts'

const TEXTS: Record<Language, PaperTexts> = { en: ENGLISH, hi: HINDI }

/** The texts of a paper, by the language in its facts. */
export const paperTextsIn = (language: Language = 'en'): PaperTexts => TEXTS[language]
