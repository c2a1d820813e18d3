/** Longest text read for words, in UTF-16 units: the contract allows 200 for a search; titles are shorter than this too. */
const LONGEST_TEXT = 2_000
const LONGEST_WORD = 64
/** A suggestion is something one would type: longer keywords and titles are no help. In UTF-16 units. */
const LONGEST_PHRASE = 80
const LONGEST_TITLE_PHRASE = 60

/**
 * Most entries of one item's list of terms. The list stands inside two b-tree indexes, whose rows must stay under 2,704 bytes: 500 entries of
 * 4 bytes leave room for the rest.
 */
export const MOST_TERMS = 500

/**
 * The term of every item that costs nothing. Nobody can type it, since signs of money belong to no word; the word "free" is for who searches for it, and paid
 * items may have it as well.
 */
export const COSTS_NOTHING = '₹0'

const LATIN_WITH_MARKS = /(\p{Script=Latin})\p{Mn}+/gu
/** Zero-width joiners and soft hyphens shape how a word is drawn, not which word it is. */
const INVISIBLE = /[\u00AD\u200B-\u200D\u2060\uFEFF]/gu
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/u
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u
const LATIN = /^\p{Script=Latin}+$/u

/**
 * The words of a text, in order, repeats kept: lower case, compatibility forms united (NFKC), accents of Latin letters dropped ("café" is "cafe").
 * Cut here and not by PostgreSQL's parser, so that the answer never depends on a database's locale; vowel signs (\p{M}) belong to the word, which
 * Devanagari and Tamil need. Anything else, NUL and lone surrogates included, only separates.
 */
export function words(text: string): string[] {
  const folded = text
    .slice(0, LONGEST_TEXT)
    .toWellFormed()
    .toLowerCase()
    .normalize('NFKD')
    .replace(LATIN_WITH_MARKS, '$1')
    .normalize('NFKC')
  return folded
    .replace(INVISIBLE, '')
    .split(BETWEEN_WORDS)
    .filter((word) => word !== '')
    .map((word) => word.slice(0, LONGEST_WORD).toWellFormed())
}

/** Whether PostgreSQL's English stemmer is asked about the word. Words with digits and words of other scripts stand as they are. */
export const isStemmed = (word: string): boolean => LATIN.test(word)

/** A keyword, title or typed beginning as suggestions compare it: lower case, NFC, single spaces. */
export function phrase(text: string): string {
  return text
    .slice(0, LONGEST_TEXT)
    .toWellFormed()
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\p{Cc}\p{Z}\s]+/gu, ' ')
    .trim()
}

/** What an item adds to the suggestions: each keyword once, and its title where that is short. */
export function phrases(title: string, keywords: readonly string[]): string[] {
  const name = phrase(title)
  const all = keywords.map(phrase).filter((keyword) => keyword.length <= LONGEST_PHRASE)
  if (name.length <= LONGEST_TITLE_PHRASE) all.push(name)
  return [...new Set(all)].filter((text) => LETTER_OR_DIGIT.test(text))
}

/**
 * An item's list of terms: `k` says that the word is in the title or a keyword, `-k` that it is in the title. Title words come first, so that they
 * are what is left of a list that is too long.
 */
export function itemTerms(titleIds: Iterable<number>, keywordIds: Iterable<number>): number[] {
  const list = new Set<number>()
  for (const id of titleIds) {
    if (list.size + 2 > MOST_TERMS) break
    list.add(id).add(-id)
  }
  for (const id of keywordIds) {
    if (list.size >= MOST_TERMS) break
    list.add(id)
  }
  return [...list]
}
