import type { Word } from './dictionary.ts'

/** A search with more words is not taken apart: each part is a search of its own. */
export const MAX_WORDS = 5

const itemsOf = (word: Word): number => word.reduce((sum, { df }) => sum + df, 0)

/**
 * What to look for where few items have all the words, the closest first: all known words, if others are unknown or only near to them; then without each one of them, the commonest first, because rare
 * words say most; then each word alone, the rarest first.
 * @param words those that some item has, or the nearest ones, at most MAX_WORDS
 * @param isComplete whether these are all that were searched for
 */
export function partsOf(words: readonly Word[], isComplete: boolean): Word[][] {
  if (words.length === 0) return []
  const rarest = words.toSorted((a, b) => itemsOf(a) - itemsOf(b))
  const shorter = words.length > 2 ? rarest.toReversed().map((left) => rarest.filter((word) => word !== left)) : []
  const alone = words.length > 1 ? rarest.map((word) => [word]) : []
  return [...(isComplete ? [] : [[...words]]), ...shorter, ...alone]
}
