import type { components } from '@chitra/api-client/schema'
import { inRounds, UNFILTERED } from '../search/index.ts'
import type { ShownItem } from './item-view.ts'
import type { Needs } from './needs.ts'

const MAX_SIMILAR = 24

/** Items that share this item's first keywords, then the best items of its category. */
export async function similarTo(
  item: Pick<ShownItem, 'id' | 'keywords' | 'category_id'>,
  { listed, search }: Pick<Needs, 'listed' | 'search'>,
): Promise<components['schemas']['ListItem'][]> {
  const ids = new Set<number>()
  const words = item.keywords.slice(0, 6)
  const searches = [
    ...words.map((word) => ({ search: word, categoryId: null as number | null })),
    { search: '', categoryId: item.category_id as number | null },
  ]
  const ask = (asked: (typeof searches)[number]) => search.list({ ...UNFILTERED, ...asked, limit: 12, page: 1 })
  for await (const { itemIds } of inRounds(searches, ask)) {
    for (const id of itemIds) ids.add(id)
    if (ids.size > MAX_SIMILAR) break
  }
  ids.delete(item.id)
  return await listed.inOrder([...ids].slice(0, MAX_SIMILAR))
}
