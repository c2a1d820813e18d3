/** What decides whether one item covers another. */
export interface Sold {
  id: number
  approval: 'approved' | 'awaiting' | 'rejected'
  sellerId: number
  categoryId: number
  /** Whole paise. */
  price: number
  purchaseType: 'free' | 'paid'
  /** Pixels. */
  width: number
  height: number
  /** What lists are ordered by. */
  score: number
  /** Stems of title and keywords. */
  words: ReadonlySet<string>
}

/** Below this, two pictures of a shoot are not shown as one. */
const TWINS = 0.9

const NUMBER = /^\p{N}+$/u

const orientation = ({ width, height }: Sold): number => Math.sign(width - height)

/** Cameras and shoots number their pictures. */
const hasWordsOf = (one: Sold, other: Sold): boolean => [...other.words].every((word) => one.words.has(word) || NUMBER.test(word))

/** Whether whoever looks for `other`, by whatever words and filters, may as well be shown `one`. */
export function covers(one: Sold, other: Sold): boolean {
  return (
    one.id !== other.id &&
    one.approval === 'approved' &&
    other.approval === 'approved' &&
    one.sellerId === other.sellerId &&
    one.categoryId === other.categoryId &&
    orientation(one) === orientation(other) &&
    one.price === other.price &&
    one.purchaseType === other.purchaseType &&
    one.width >= other.width &&
    one.height >= other.height &&
    hasWordsOf(one, other)
  )
}

/** In lists the one with the better score is first, of equal ones the older. */
const isBefore = (one: Sold, other: Sold): boolean => one.score > other.score || (one.score === other.score && one.id < other.id)

/** Whether `one` covers the other, and is the better of two that cover each other. */
export const goesFor = (one: Sold, other: Sold): boolean => covers(one, other) && (!covers(other, one) || isBefore(one, other))

export const looksLikeTwin = (likeness: number): boolean => likeness >= TWINS

/** An item with those of the same seller that look like its twins. */
export interface Judged {
  item: Sold
  alike: readonly Sold[]
}

export interface Verdict {
  /** Twins with their heads that were not known before. */
  made: { itemId: number; headId: number }[]
  /** Items that have become twins: whatever twins they had are to be judged again. */
  covered: number[]
  /** Those of them that the list has made before. */
  released: number[]
}

/**
 * Finds who is whose twin. A head is nobody's twin: an item that is one is no head of others, and one that becomes one gives its own twins back, to be judged
 * again. As `goesFor` goes round in no circle, that comes to an end.
 * @param known the heads of all items in `list`, judged and alike, that are twins already
 */
export function judgeTwins(known: ReadonlyMap<number, number>, list: readonly Judged[]): Verdict {
  const heads = new Map(known)
  const [covered, released] = [new Set<number>(), new Set<number>()]

  function cover(item: Sold, head: Sold): void {
    for (const [twin, of] of heads)
      if (of === item.id) {
        heads.delete(twin)
        released.add(twin)
      }
    heads.set(item.id, head.id)
    covered.add(item.id)
  }

  for (const { item, alike } of list) {
    if (heads.has(item.id)) continue
    const free = alike.filter(({ id }) => !heads.has(id))
    const [head] = free.filter((one) => goesFor(one, item)).toSorted((one, other) => (isBefore(one, other) ? -1 : 1))
    if (head === undefined) for (const one of free.filter((twin) => goesFor(item, twin))) cover(one, item)
    else cover(item, head)
  }
  const made = [...heads].filter(([itemId, headId]) => known.get(itemId) !== headId).map(([itemId, headId]) => ({ itemId, headId }))
  return { made, covered: [...covered], released: [...released] }
}
