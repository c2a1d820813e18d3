import type { components } from '@chitra/api-client/schema'
import { UNFILTERED } from '../search/index.ts'
import { listedAlong } from './listed-store.ts'
import type { ShownItem } from './item-view.ts'
import type { Needs } from './needs.ts'

const MAX_SIMILAR = 24

/** Items that share this item's first keywords, then the best items of its category. */
export async function similarTo(
  item: Pick<ShownItem, 'id' | 'keywords' | 'category_id'>,
  { listed, search }: Pick<Needs, 'listed' | 'search'>,
): Promise<components['schemas']['ListItem'][]> {
  const words = item.keywords.slice(0, 6)
  const searches = [...words.map((search) => ({ search, categoryId: null })), { search: '', categoryId: item.category_id }]
  const { ids, along } = await search.firsts(
    searches.map((asked) => ({ ...UNFILTERED, ...asked, limit: 12, page: 1 })),
    { enough: MAX_SIMILAR + 1, along: listedAlong },
  )
  return await listed.inOrder(ids.filter((id) => id !== item.id).slice(0, MAX_SIMILAR), along)
}
