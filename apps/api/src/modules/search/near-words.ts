/** Words with digits are no slips of the pen: "2024" does not mean "2023". */
const LETTERS = /^[\p{L}\p{M}]+$/u
/** UTF-16 units. A shorter word is not recognised with a mistake in it. */
const MIN_LENGTH = 4
/** From this length on, two mistakes are forgiven. */
const LONG = 8

/** How many letters may be wrong, missing, in excess or swapped with the next one. */
const mistakesIn = (word: string): number => (word.length < MIN_LENGTH ? 0 : word.length < LONG ? 1 : 2)

interface Entry {
  word: string
  /** 0 for the commonest word. */
  rank: number
  letters: number
}

/** The words that can be meant, by length. */
export type Vocabulary = ReadonlyMap<number, readonly Entry[]>

/** @param words the commonest first */
export function vocabularyOf(words: readonly string[]): Vocabulary {
  const ranked = words.map((word, rank): Entry => ({ word, rank, letters: lettersOf(word) })).filter(({ word }) => LETTERS.test(word))
  return Map.groupBy(ranked, ({ word }) => word.length)
}

/** A bit for each letter that occurs; some letters share one. A mistake adds at most one letter and removes at most one. */
function lettersOf(word: string): number {
  let bits = 0
  for (let n = 0; n < word.length; n += 1) bits |= 1 << (word.charCodeAt(n) & 31)
  return bits
}

/** Whether more bits than `most` are set. */
function hasMoreThan(most: number, bits: number): boolean {
  let rest = bits
  for (let n = 0; n <= most; n += 1) {
    if (rest === 0) return false
    rest &= rest - 1
  }
  return true
}

/**
 * Words that may have been meant: those with the fewest mistakes only, first those with the same first letter, which is rarely wrong, then those
 * with the same letters in another order, then the commonest.
 * Compares the word with all words of about its length, so the time grows with the vocabulary.
 */
export function nearWords(typed: string, vocabulary: Vocabulary, limit: number): string[] {
  if (!LETTERS.test(typed)) return []
  let most = mistakesIn(typed)
  const typedLetters = lettersOf(typed)
  const found: { word: string; rank: number; mistakes: number; first: boolean; swapped: boolean }[] = []
  for (let length = typed.length - most; length <= typed.length + most; length += 1) {
    for (const { word, rank, letters } of vocabulary.get(length) ?? []) {
      const first = word.charCodeAt(0) === typed.charCodeAt(0)
      // With two mistakes, words that begin otherwise have little in common.
      const bound = first ? most : Math.min(1, most)
      if (hasMoreThan(bound, letters & ~typedLetters) || hasMoreThan(bound, typedLetters & ~letters)) continue
      const mistakes = distance(typed, word, bound)
      if (mistakes === 0 || mistakes > bound) continue
      most = mistakes
      found.push({ word, rank, mistakes, first, swapped: letters === typedLetters && length === typed.length })
    }
  }
  return found
    .filter(({ mistakes }) => mistakes === most)
    .toSorted((a, b) => Number(b.first) - Number(a.first) || Number(b.swapped) - Number(a.swapped) || a.rank - b.rank)
    .slice(0, limit)
    .map(({ word }) => word)
}

/** The number of mistakes between two words (optimal string alignment, in UTF-16 units), or any number above `most`. */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, n) => n)
  let row: number[] = []
  for (let i = 1; i <= a.length; i += 1) {
    let least = (row[0] = i)
    for (let j = 1; j <= b.length; j += 1) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1)
      let cost = Math.min((above[j - 1] ?? 0) + (same ? 0 : 1), (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1)
      if (i > 1 && j > 1 && a.charCodeAt(i - 1) === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1))
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      row[j] = cost
      if (cost < least) least = cost
    }
    if (least > most) return most + 1
    ;[before, above, row] = [above, row, before]
  }
  return above[b.length] ?? 0
}
