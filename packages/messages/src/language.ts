import type { Language } from '@chitra/paths'

// Which language these texts are in. The storefront is built once for each, with the texts of that one (docs/decisions/0046-hindi.md).

export const language = 'en' as Language
/** For dates and numbers. */
export const locale = 'en-IN'
/** For days in figures: month, day, year, as orders and details have them (ORD-03). */
export const figuresLocale = 'en-US'
/** For chats (Open Graph). */
export const openGraphLocale = 'en_IN'
/** The other language of the shop, with its name in that language. */
export const otherLanguage: { language: Language; name: string } = { language: 'hi', name: 'हिन्दी' }
