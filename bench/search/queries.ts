import { words } from '@chitra/api/modules/search/terms.ts'
import type { BenchItem } from './catalogue.ts'
import { random } from '@chitra/api/testing/random.ts'

export interface BenchQuery {
  search: string
  /** Public id. */
  category: 'image' | 'graphic' | null
  orientation: 'landscape' | 'portrait' | null
  minHeight: number
  minWidth: number
  recent: boolean
  page: number
}

export const PAGE_SIZE = 30

/**
 * The mix: 1 to 3 words, with the same frequencies as in the items; 30 % with a category, 25 % with an orientation, 24 % with a size, 20 % newest
 * first; pages 1 to 100, early ones more often. Half of the queries with several words take them from one item, so that they match something.
 */
export function drawQueries(
  items: readonly BenchItem[],
  stems: ReadonlyMap<string, string | null>,
  count: number,
  seed: number,
): BenchQuery[] {
  const draw = random(seed)
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(draw() * list.length)]
  const wordFrom = (item: BenchItem | undefined) =>
    pick(item ? [item.name, ...item.keywords].flatMap(words).filter((word) => stems.get(word) !== null) : []) ?? 'hills'
  return Array.from({ length: count }, () => {
    const together = draw() < 0.5 ? pick(items) : null
    const search = Array.from({ length: 1 + Math.floor(draw() * 3) }, () => wordFrom(together ?? pick(items))).join(' ')
    const sized = draw() < 0.24
    return {
      search,
      category: draw() < 0.3 ? (draw() < 0.7 ? 'image' : 'graphic') : null,
      orientation: draw() < 0.25 ? (draw() < 0.5 ? 'landscape' : 'portrait') : null,
      minHeight: sized && draw() < 0.7 ? 500 + Math.floor(draw() * 2_000) : 0,
      minWidth: sized ? 500 + Math.floor(draw() * 2_000) : 0,
      recent: draw() < 0.2,
      page: Math.floor(100 ** draw()),
    }
  })
}

export function addressOf(path: string, query: BenchQuery): string {
  const parameters = new URLSearchParams({ search: query.search, limit: String(PAGE_SIZE), skip: String(query.page) })
  if (query.category !== null) parameters.set('categoryId', query.category)
  if (query.orientation !== null) parameters.set(query.orientation, 'true')
  if (query.minHeight > 0) parameters.set('height', String(query.minHeight))
  if (query.minWidth > 0) parameters.set('width', String(query.minWidth))
  if (query.recent) parameters.set('recent', 'true')
  return `${path}?${parameters}`
}
