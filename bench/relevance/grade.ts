import { type Concept, type ConceptName, CONCEPTS } from './concepts.ts'
import type { Means } from './queries.ts'
import type { Picture } from './records.ts'

/**
 * How much a record is what a person looks for, from 0 to 3, by hand-written rules that no engine knows. A query says which concepts it means (queries.ts); a concept lists the
 * words that name it, in every language and spelling that the catalogues use (concepts.ts). Of one concept:
 *
 * - 3: the title names it, and a keyword or the place confirms it, or the title says hardly anything else. A name alone may deceive: "Mr Fish" is no fish.
 * - 2: the title names it, or a keyword or the place is it. A keyword may be a detail in the background, so it is worth less than both.
 * - 1: a longer keyword or the description mentions it; or title or keywords name something near it (a candle for a lamp).
 * - A picture from a book has 1 at most: its title is the book's, and its keywords are words of that title.
 *
 * Of several concepts a record has the grade of the one that it shows least. One that shows only the first, which is the thing itself, has 1: another mandala helps who looks for a red mandala.
 *
 * Known bias: labels read words, as engines do, so a picture whose words say nothing is nobody's. Titles weigh more than keywords, as in all compared engines. A concept may name words that no engine
 * connects, and a word of a query may mean something else in a record (the lamp "दिया" is also "gave"); both cost every engine alike. Rules are by the authors of one of the engines, before the first run.
 */
export type Grade = 0 | 1 | 2 | 3

/** Words apart from the concept's that a title may have and still be about nothing else. */
const OTHER_WORDS = 1

const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/u
/** "boat, sailing", "dog - non-specific" and "stair / step" name things by their parts. */
const BETWEEN_PARTS = /,|\/|:| - /u

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[’']s\b/gu, '')
    .split(BETWEEN_WORDS)
    .filter((word) => word !== '')

/** With a space around each word, so that a phrase is found at word boundaries only. */
const spaced = (text: string): string => ` ${wordsOf(text).join(' ')} `

/** A record's texts, prepared for labelling. */
export interface Readable {
  record: Picture
  title: string
  keywords: readonly string[]
  parts: ReadonlySet<string>
  mentions: string
}

export function readable(record: Picture): Readable {
  const keywords = record.keywords.map(spaced)
  const parts = [...record.keywords, ...record.location.split(','), record.location].flatMap((text) => [text, ...text.split(BETWEEN_PARTS)])
  return {
    record,
    title: spaced(record.title),
    keywords,
    parts: new Set(parts.map(spaced)),
    mentions: [...keywords, spaced(record.description), spaced(record.location)].join('.'),
  }
}

/** "lamp+" stands for "lamp" and "lamps". */
const phrasesOf = (list = ''): string[] =>
  list
    .split('|')
    .flatMap((phrase) => (phrase.includes('+') ? [phrase.replaceAll('+', ''), phrase.replaceAll('+', 's')] : [phrase]))
    .map(spaced)
    .filter((phrase) => phrase.trim() !== '')

interface Phrases {
  is: readonly string[]
  near: readonly string[]
  not: readonly string[]
}

const prepared = new Map<ConceptName, Phrases>(
  (Object.entries(CONCEPTS) as [ConceptName, Concept][]).map(([name, { is, near, not }]) => [
    name,
    { is: phrasesOf(is), near: phrasesOf(near), not: phrasesOf(not) },
  ]),
)

export function gradeOf({ record, ...texts }: Readable, name: ConceptName): Grade {
  const { is, near, not } = prepared.get(name) ?? { is: [], near: [], not: [] }
  const title = not.reduce((text, phrase) => text.replaceAll(phrase, ' '), texts.title)
  const inTitle = is.filter((phrase) => title.includes(phrase))
  const isKeyword = is.some((phrase) => texts.parts.has(phrase))
  const isLoose = () =>
    is.some((phrase) => texts.mentions.includes(phrase)) || near.some((phrase) => title.includes(phrase) || texts.parts.has(phrase))
  if (record.isOfBook) return inTitle.length > 0 || isKeyword || isLoose() ? 1 : 0
  if (inTitle.length > 0) {
    const longest = Math.max(...inTitle.map((phrase) => phrase.trim().split(' ').length))
    const others =
      title
        .trim()
        .split(' ')
        .filter((word) => !/^\p{N}+$/u.test(word)).length - longest
    return isKeyword || others <= OTHER_WORDS ? 3 : 2
  }
  if (isKeyword) return 2
  return isLoose() ? 1 : 0
}

const gradeOfPart = (texts: Readable, part: Means): Grade => {
  if (part === 'is a bundle') return texts.record.bundle ? 3 : 0
  if (part === 'is free') return texts.record.free ? 3 : 0
  return gradeOf(texts, part)
}

/** The grade of a record for a need of several parts, the first of which is the thing itself. */
export function gradeOfAll(texts: Readable, [thing, ...rest]: readonly Means[]): Grade {
  if (thing === undefined) throw new RangeError('a query means nothing')
  const main = gradeOfPart(texts, thing)
  const least = rest.reduce<Grade>((grade, part) => (grade === 0 ? 0 : (Math.min(grade, gradeOfPart(texts, part)) as Grade)), main)
  return least === 0 && main >= 2 ? 1 : least
}
