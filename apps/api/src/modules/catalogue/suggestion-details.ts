import type { components } from '@chitra/api-client/schema'
import { UNFILTERED } from '../search/index.ts'
import { listedItemsByIds } from './catalogue-store.ts'
import { toListItem } from './item-view.ts'
import type { Needs } from './needs.ts'

/** How many items each phrase finds, and the best of them, by a search for one item each. */
export async function suggestionDetails(
  phrases: readonly string[],
  categoryId: number | null,
  { reads, search }: Pick<Needs, 'reads' | 'search'>,
): Promise<components['schemas']['SuggestionDetail'][]> {
  const found = await Promise.all(phrases.map((phrase) => search.list({ ...UNFILTERED, search: phrase, categoryId, limit: 1, page: 1 })))
  const ids = [...new Set(found.flatMap(({ itemIds }) => itemIds))]
  const items = new Map((await listedItemsByIds(reads, ids)).map((item) => [item.id, item]))
  return found.map(({ itemIds: [id], count, countIsLowerBound }) => {
    const best = id === undefined ? undefined : items.get(id)
    return { count, countIsLowerBound, ...(best === undefined ? {} : { best: toListItem(best) }) }
  })
}
