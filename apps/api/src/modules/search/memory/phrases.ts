import { placeOf } from './postings.ts'

/**
 * The phrases of a segment's items in the order of their code points, which is that of their bytes in UTF-8, with the number of items by category, and the phrases of each item,
 * whose counts go down when it leaves.
 */
export interface Phrases {
  /** UTF-8, one after the other. */
  text: Uint8Array
  /** Phrase `n` is `text.subarray(starts[n], starts[n + 1])`. */
  starts: Uint32Array
  counts: Uint32Array
  /** Ascending. Category `categories[c]` has the phrases `inCategory.subarray(categoryStarts[c], categoryStarts[c + 1])`, ascending, with their counts. */
  categories: Int32Array
  categoryStarts: Uint32Array
  inCategory: Uint32Array
  categoryCounts: Uint32Array
  /** Item `n` has the phrases `ofItems.subarray(itemStarts[n], itemStarts[n + 1])`. */
  itemStarts: Uint32Array
  ofItems: Uint32Array
}

export const phraseAt = ({ text, starts }: Phrases, n: number): Uint8Array => text.subarray(starts[n] ?? 0, starts[n + 1] ?? 0)

/** By code point. */
export const compareBytes = (a: Uint8Array, b: Uint8Array): number => compareParts(a, 0, a.length, b, 0, b.length)

/** The same of phrase `n` and a text. */
const comparePhrase = ({ text, starts }: Phrases, n: number, wanted: Uint8Array): number =>
  compareParts(text, starts[n] ?? 0, starts[n + 1] ?? 0, wanted, 0, wanted.length)

/** The same of phrase `n` of one segment and `m` of another. */
export const comparePhrases = (a: Phrases, n: number, b: Phrases, m: number): number =>
  compareParts(a.text, a.starts[n] ?? 0, a.starts[n + 1] ?? 0, b.text, b.starts[m] ?? 0, b.starts[m + 1] ?? 0)

/** Each from its start to before its end, without views of the two: a suggestion compares hundreds. */
function compareParts(a: Uint8Array, start: number, end: number, b: Uint8Array, otherStart: number, otherEnd: number): number {
  const shorter = Math.min(end - start, otherEnd - otherStart)
  for (let n = 0; n < shorter; n += 1) {
    const difference = (a[start + n] ?? 0) - (b[otherStart + n] ?? 0)
    if (difference !== 0) return difference
  }
  return end - start - (otherEnd - otherStart)
}

/** The first phrase from `from` on that is not before `wanted`. */
function firstNotBefore(phrases: Phrases, wanted: Uint8Array, from = 0): number {
  let low = from
  let high = phrases.counts.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (comparePhrase(phrases, middle, wanted) < 0) low = middle + 1
    else high = middle
  }
  return low
}

/** The phrases that begin with `prefix`: from the first to before the second. */
export function rangeOf(phrases: Phrases, prefix: Uint8Array): [number, number] {
  // No text in UTF-8 contains this byte.
  const after = new Uint8Array(prefix.length + 1)
  after.set(prefix)
  after[prefix.length] = 0xff
  const from = firstNotBefore(phrases, prefix)
  return [from, firstNotBefore(phrases, after, from)]
}

/** The bounds of a category's part of `inCategory`; empty for an unknown one. */
export function categoryBounds({ categories, categoryStarts }: Phrases, category: number): [number, number] {
  const c = placeOf(categories, category)
  return c === -1 ? [0, 0] : [categoryStarts[c] ?? 0, categoryStarts[c + 1] ?? 0]
}

function inCategoryAt(phrases: Phrases, n: number, category: number): number {
  let [low, high] = categoryBounds(phrases, category)
  high -= 1
  while (low <= high) {
    const middle = (low + high) >>> 1
    const found = phrases.inCategory[middle] ?? 0
    if (found === n) return middle
    if (found < n) low = middle + 1
    else high = middle - 1
  }
  return -1
}

/** Takes an item's phrases out of the counts. */
export function discount(phrases: Phrases, item: number, category: number): void {
  const { counts, categoryCounts, itemStarts, ofItems } = phrases
  for (let n = itemStarts[item] ?? 0; n < (itemStarts[item + 1] ?? 0); n += 1) {
    const phrase = ofItems[n] ?? 0
    counts[phrase] = (counts[phrase] ?? 0) - 1
    const place = inCategoryAt(phrases, phrase, category)
    if (place !== -1) categoryCounts[place] = (categoryCounts[place] ?? 0) - 1
  }
}

/** The sparse counts by category, of the phrases of all items that are given with their category. */
export function countByCategory(itemStarts: Uint32Array, ofItems: Uint32Array, categoryOf: ArrayLike<number>, phraseCount: number) {
  const dense = new Map<number, Uint32Array>()
  for (let item = 0; item + 1 < itemStarts.length; item += 1) {
    const category = categoryOf[item] ?? 0
    let counts = dense.get(category)
    if (counts === undefined) dense.set(category, (counts = new Uint32Array(phraseCount)))
    for (let n = itemStarts[item] ?? 0; n < (itemStarts[item + 1] ?? 0); n += 1) {
      const phrase = ofItems[n] ?? 0
      counts[phrase] = (counts[phrase] ?? 0) + 1
    }
  }
  const categories = Int32Array.from([...dense.keys()].toSorted((a, b) => a - b))
  const categoryStarts = new Uint32Array(categories.length + 1)
  let pairs = 0
  for (const counts of dense.values()) for (let phrase = 0; phrase < counts.length; phrase += 1) if ((counts[phrase] ?? 0) > 0) pairs += 1
  const inCategory = new Uint32Array(pairs)
  const categoryCounts = new Uint32Array(inCategory.length)
  let end = 0
  for (const [c, category] of categories.entries()) {
    categoryStarts[c] = end
    const counts = dense.get(category) ?? new Uint32Array(0)
    for (let phrase = 0; phrase < counts.length; phrase += 1) {
      const n = counts[phrase] ?? 0
      if (n === 0) continue
      inCategory[end] = phrase
      categoryCounts[end] = n
      end += 1
    }
  }
  categoryStarts[categories.length] = end
  return { categories, categoryStarts, inCategory, categoryCounts }
}
