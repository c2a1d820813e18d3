import type { components } from '@chitra/api-client/schema'
import { UNFILTERED } from '../search/index.ts'
import type { Neighbours } from './catalogue-store.ts'
import { fuse } from './fuse.ts'
import type { ShownItem } from './item-view.ts'
import { LEAST_LIKENESS } from './least-likeness.ts'
import type { ListedRow } from './listed-store.ts'
import type { Needs } from './needs.ts'

const MAX_SIMILAR = 24
/** Found by words beside neighbours: of two rankings as one, each fills half of a page, and the item itself is among them. */
const BESIDE = MAX_SIMILAR / 2 + 1

type Compared = Pick<ShownItem, 'id' | 'keywords' | 'category_id' | 'neighbours'>

/** Items that look like this one or share its first keywords, ranked by both, then the best items of its category. */
export async function similarTo(
  item: Compared,
  { listed, search }: Pick<Needs, 'listed' | 'search'>,
): Promise<components['schemas']['ListItem'][]> {
  const { ids, along } = await similarIds(item, { listed, search })
  return await listed.inOrder(ids, along)
}

/** The same as ids, at most MAX_SIMILAR, with the rows of all where the tables were asked. */
export async function similarIds(
  item: Compared,
  { listed, search }: { listed: Pick<Needs['listed'], 'along'>; search: Needs['search'] },
): Promise<{ ids: number[]; along: ListedRow[] | null }> {
  // As a search, which knows what may be shown.
  const near = { search: '', categoryId: null, among: alikeOf(item.neighbours), limit: MAX_SIMILAR }
  const words = item.keywords.slice(0, 6).map((keyword) => ({ search: keyword, categoryId: null, among: null, limit: 12 }))
  const others = { search: '', categoryId: item.category_id, among: null, limit: 12 }
  const { lists, along } = await search.firsts(
    [near, ...words, others].map((asked) => ({ ...UNFILTERED, ...asked, page: 1 })),
    { enough: Math.max(MAX_SIMILAR + 1, near.among.length + BESIDE), along: listed.along },
  )
  const [looksLike = [], ...rest] = lists
  const byWords = [...new Set(rest.slice(0, words.length).flat())].filter((id) => id !== item.id)
  const ids = new Set([...fuse([looksLike, byWords]), ...rest.slice(words.length).flat()])
  ids.delete(item.id)
  return { ids: [...ids].slice(0, MAX_SIMILAR), along }
}

/** The neighbours that are alike at all. */
const alikeOf = (neighbours: Neighbours | null): number[] => {
  const [near, likeness] = neighbours ?? [[], []]
  return near.filter((_, n) => (likeness[n] ?? 0) >= 1_000 * LEAST_LIKENESS)
}
