/** UTF-16 units. The contract allows 200 for a search; titles are shorter than this too. */
const MAX_TEXT = 2_000
const MAX_WORD = 64
/** UTF-16 units. A suggestion should be short enough to type. */
export const MAX_PHRASE = 80
const MAX_TITLE_PHRASE = 60

/**
 * The most terms of one item. They are part of two b-tree indexes, whose rows are limited to 2,704 bytes: 500 terms of 4 bytes leave room for the other
 * columns.
 */
export const MAX_TERMS = 500

/**
 * The term of every free item, used by the free filter. Unlike "free", which may also be a keyword of a paid item, it cannot be typed: currency signs
 * separate words.
 */
export const FREE_TERM = '₹0'

const LATIN_WITH_MARKS = /(\p{Script=Latin})\p{Mn}+/gu
/** Zero-width joiners and soft hyphens change how a word is drawn, not which word it is. */
const INVISIBLE = /[\u00AD\u200B-\u200D\u2060\uFEFF]/gu
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/u
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u
const LATIN = /^\p{Script=Latin}+$/u

/**
 * Splits a text into words, in order, including repeats: in lower case, in compatibility form (NFKC), without accents on Latin letters ("café" becomes
 * "cafe"). Not left to PostgreSQL's parser, whose result depends on the database's locale. Vowel signs (\p{M}) are part of a word, as Devanagari and
 * Tamil require. All other characters, including NUL and lone surrogates, separate words.
 */
export function words(text: string): string[] {
  const folded = text.slice(0, MAX_TEXT).toWellFormed().toLowerCase().normalize('NFKD').replace(LATIN_WITH_MARKS, '$1').normalize('NFKC')
  return folded
    .replace(INVISIBLE, '')
    .split(BETWEEN_WORDS)
    .filter((word) => word !== '')
    .map((word) => word.slice(0, MAX_WORD).toWellFormed())
}

/** Whether a word goes through PostgreSQL's English stemmer. Words with digits or in other scripts are indexed unchanged. */
export const isStemmed = (word: string): boolean => LATIN.test(word)

/** A keyword, title or typed prefix in the form that suggestions compare: lower case, NFC, single spaces. */
export function phrase(text: string): string {
  return text
    .slice(0, MAX_TEXT)
    .toWellFormed()
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\p{Cc}\p{Z}\s]+/gu, ' ')
    .trim()
}

/** An item's suggestions: each keyword once, and its title if it is short. */
export function phrases(title: string, keywords: readonly string[]): string[] {
  const name = phrase(title)
  const all = keywords.map(phrase).filter((keyword) => keyword.length <= MAX_PHRASE)
  if (name.length <= MAX_TITLE_PHRASE) all.push(name)
  return [...new Set(all)].filter((text) => LETTER_OR_DIGIT.test(text))
}

/**
 * An item's list of terms: `k` if the word is in the title or a keyword, and also `-k` if it is in the title. Title words come first, so a list that is
 * too long is truncated after them.
 */
export function itemTerms(titleIds: Iterable<number>, keywordIds: Iterable<number>): number[] {
  const list = new Set<number>()
  for (const id of titleIds) {
    if (list.size + 2 > MAX_TERMS) break
    list.add(id).add(-id)
  }
  for (const id of keywordIds) {
    if (list.size >= MAX_TERMS) break
    list.add(id)
  }
  return [...list]
}
