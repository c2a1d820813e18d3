/** The languages of the shop's pages. */
export const LANGUAGES = ['en', 'hi'] as const
export type Language = (typeof LANGUAGES)[number]

/** What stands before each path; English is at the paths themselves. */
const PREFIXES: Readonly<Record<Language, string>> = { en: '', hi: '/hi' }

/** As loosely as the router reads it: in any case, after any number of slashes. */
const PREFIX = /^\/+hi(?=[/?#]|$)/i

/** The address in a language of a path, with what follows it. */
export function inLanguage(path: string, language: Language): string {
  const prefix = PREFIXES[language]
  return prefix === '' ? path : prefix + path.replace(/^\/(?=[?#]|$)/, '')
}

/** The language that an address begins with. */
export const languageOf = (address: string): Language => (PREFIX.test(address) ? 'hi' : 'en')

/** The path of an address, with what follows it, without the language that it begins with. */
export function withoutLanguage(address: string): string {
  const path = address.replace(PREFIX, '')
  return path.startsWith('/') ? path : `/${path}`
}
