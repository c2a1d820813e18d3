import { words } from '@chitra/api/modules/search/terms.ts'
import type { BenchItem } from './catalogue.ts'
import { type BenchQuery, PAGE_SIZE } from './queries.ts'

export interface Answer {
  ids: string[]
  count: number
  countIsLowerBound: boolean
}

/** The simplest implementation of the search: tests every item and sorts all matches. */
export function createBruteForce(items: readonly BenchItem[], stems: ReadonlyMap<string, string | null>) {
  const stemsIn = (text: string) => words(text).flatMap((word) => stems.get(word) ?? [])
  const entries = items.map((item, place) => {
    const title = new Set(stemsIn(item.name))
    return { item, place, title, all: new Set([...title, ...item.keywords.flatMap(stemsIn)]) }
  })
  return (query: BenchQuery): Omit<Answer, 'countIsLowerBound'> => {
    const searched = stemsIn(query.search)
    const category = query.category === null ? null : query.category === 'image' ? 1 : 2
    const hits = entries.filter(
      ({ item, all }) =>
        searched.every((stem) => all.has(stem)) &&
        (category === null || item.categoryId === category) &&
        item.height >= query.minHeight &&
        item.width >= query.minWidth &&
        (query.orientation === null || (query.orientation === 'landscape' ? item.width > item.height : item.width < item.height)),
    )
    const ranked = hits.map((hit) => ({ ...hit, titled: searched.every((stem) => hit.title.has(stem)) ? 1 : 0 }))
    ranked.sort((a, b) =>
      query.recent
        ? b.item.createdAt.getTime() - a.item.createdAt.getTime() || b.place - a.place
        : b.titled - a.titled || b.item.score - a.item.score || b.place - a.place,
    )
    const start = (query.page - 1) * PAGE_SIZE
    return { ids: ranked.slice(start, start + PAGE_SIZE).map(({ item }) => item.publicId), count: ranked.length }
  }
}

/** What is wrong with an answer; null if it is right. A count may be a lower bound from 10,000 on. */
export function mistake(answer: Answer, truth: Omit<Answer, 'countIsLowerBound'>): string | null {
  if (answer.ids.join() !== truth.ids.join()) return `items ${answer.ids.join()} instead of ${truth.ids.join()}`
  const right = answer.countIsLowerBound ? answer.count >= 10_000 && answer.count <= truth.count : answer.count === truth.count
  return right ? null : `count ${answer.count} instead of ${truth.count}`
}
