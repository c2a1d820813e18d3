import type { Language } from '@chitra/paths'
import { HINDI } from './certificate-texts.hi.ts'
import { type CertificateTexts, ENGLISH } from './certificate-texts.ts'

const TEXTS: Record<Language, CertificateTexts> = { en: ENGLISH, hi: HINDI }

/** The texts of a certificate, by the language in its licence's facts. */
export const certificateTextsIn = (language: Language = 'en'): CertificateTexts => TEXTS[language]
