import type { components } from '@chitra/api-client/schema'
import { UNFILTERED } from '../search/index.ts'
import type { Needs } from './needs.ts'

/** How many items each phrase finds, and the best of them, by a search for one item each. */
export async function suggestionDetails(
  phrases: readonly string[],
  categoryId: number | null,
  { listed, search }: Pick<Needs, 'listed' | 'search'>,
): Promise<components['schemas']['SuggestionDetail'][]> {
  const found = await Promise.all(phrases.map((phrase) => search.list({ ...UNFILTERED, search: phrase, categoryId, limit: 1, page: 1 })))
  const items = await listed.byId(found.flatMap(({ itemIds }) => itemIds))
  return found.map(({ itemIds: [id], count, countIsLowerBound }) => {
    const best = id === undefined ? undefined : items.get(id)
    return { count, countIsLowerBound, ...(best === undefined ? {} : { best }) }
  })
}
