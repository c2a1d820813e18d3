import { words } from '@chitra/api/modules/search/terms.ts'
import type { BenchItem } from './catalogue.ts'
import { type BenchQuery, PAGE_SIZE } from './queries.ts'

export interface Answer {
  ids: string[]
  count: number
  countIsLowerBound: boolean
}

/**
 * The simplest implementation of the search: tests every item that has the rarest word, and sorts all matches.
 * @param synonyms for each stem those of its synonyms
 */
export function createBruteForce(
  items: readonly BenchItem[],
  stems: ReadonlyMap<string, string | null>,
  synonyms: ReadonlyMap<string, readonly string[]>,
) {
  const stemsIn = (text: string) => words(text).flatMap((word) => stems.get(word) ?? [])
  const allOf = (item: BenchItem) => new Set([...stemsIn(item.name), ...item.keywords.flatMap(stemsIn)])
  const places = new Map<string, number[]>()
  for (const [place, item] of items.entries())
    for (const stem of allOf(item)) {
      const list = places.get(stem)
      if (list === undefined) places.set(stem, [place])
      else list.push(place)
    }
  const everywhere = [...items.keys()]
  return (query: BenchQuery): Omit<Answer, 'countIsLowerBound'> => {
    const searched = stemsIn(query.search).map((stem) => [stem, ...(synonyms.get(stem) ?? [])])
    const category = query.category === null ? null : query.category === 'image' ? 1 : 2
    const [rarest = everywhere] = searched
      .map((any) => [...new Set(any.flatMap((stem) => places.get(stem) ?? []))])
      .toSorted((a, b) => a.length - b.length)
    const hits = rarest.flatMap((place) => {
      const item = items[place]
      if (item === undefined) return []
      if (category !== null && item.categoryId !== category) return []
      if (item.height < query.minHeight || item.width < query.minWidth) return []
      if (query.orientation !== null && !(query.orientation === 'landscape' ? item.width > item.height : item.width < item.height))
        return []
      const all = allOf(item)
      if (!searched.every((any) => any.some((stem) => all.has(stem)))) return []
      const title = new Set(stemsIn(item.name))
      return [{ item, place, titled: searched.every((any) => any.some((stem) => title.has(stem))) ? 1 : 0 }]
    })
    hits.sort((a, b) =>
      query.recent
        ? b.item.createdAt.getTime() - a.item.createdAt.getTime() || b.place - a.place
        : b.titled - a.titled || b.item.score - a.item.score || b.place - a.place,
    )
    const start = (query.page - 1) * PAGE_SIZE
    return { ids: hits.slice(start, start + PAGE_SIZE).map(({ item }) => item.publicId), count: hits.length }
  }
}

/** What is wrong with an answer; null if it is right. A count may be a lower bound from 10,000 on. */
export function mistake(answer: Answer, truth: Omit<Answer, 'countIsLowerBound'>): string | null {
  if (answer.ids.join() !== truth.ids.join()) return `items ${answer.ids.join()} instead of ${truth.ids.join()}`
  const right = answer.countIsLowerBound ? answer.count >= 10_000 && answer.count <= truth.count : answer.count === truth.count
  return right ? null : `count ${answer.count} instead of ${truth.count}`
}
