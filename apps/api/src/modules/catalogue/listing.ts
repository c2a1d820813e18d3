import type { Call } from '../../contract/operation.ts'
import { fault } from '../../contract/fault.ts'
import type { components } from '@chitra/api-client/schema'
import type { Instead, ListQuery } from '../search/index.ts'
import { idsByPicture } from './by-picture.ts'
import type { Needs } from './needs.ts'

type Schemas = components['schemas']

/** Where fewer items have all the words, those with some of them follow. */
const ENOUGH = 10

/** What a listing uses. */
export type NeedsOfListing = Pick<Needs, 'reads' | 'categoryIds' | 'search' | 'listed' | 'searches' | 'looker' | 'lookIndex'>

interface Listing {
  image: Schemas['ListItem'][]
  count: number
  countIsLowerBound: boolean
  related?: Schemas['ListItem'][]
  instead?: Schemas['Instead']
}

/** A page of the catalogue, for `listImages` and `filterImages`. */
export async function listing(
  { query, ip }: Pick<Call<'listImages'>, 'query' | 'ip'>,
  { categoryIds, searches, ...services }: NeedsOfListing,
): Promise<Listing> {
  if (query.landscape === true && query.portrait === true) throw fault(400, 'Please choose either landscape or portrait')
  const category = query.categoryId === undefined || query.categoryId === '' ? null : await categoryIds(query.categoryId)
  const { search, listed } = services
  const among = await idsByPicture(query, services)
  // An unknown category has no items, and nothing is like what is not there.
  if ((category === null && query.categoryId !== undefined && query.categoryId !== '') || among?.length === 0)
    return { image: [], count: 0, countIsLowerBound: false }
  const asked: ListQuery = {
    search: query.search ?? '',
    categoryId: category,
    orientation: query.landscape === true ? 'landscape' : query.portrait === true ? 'portrait' : null,
    minHeight: query.height ?? 0,
    minWidth: query.width ?? 0,
    minPrice: query.minPrice ?? null,
    maxPrice: query.maxPrice ?? null,
    colour: query.colour ?? null,
    among,
    // What is asked for by its look may be one of them.
    twins: among !== null,
    free: query.free ?? false,
    recent: query.recent ?? false,
    limit: query.limit ?? 30,
    page: Math.max(1, query.skip ?? 1),
  }
  const found = await search.list(asked)
  const related = found.count < ENOUGH && asked.page === 1 ? await listed.inOrder(await search.related(asked, found.itemIds)) : []
  const more = related.length > 0 ? { related } : {}
  if (found.count === 0)
    return { image: [], count: 0, countIsLowerBound: false, ...more, instead: toInstead(await search.instead(asked), query) }
  // Searches without results must not become popular searches.
  searches.record(query.search ?? '', ip)
  const image = await listed.inOrder(found.itemIds)
  // Where twins are shown, none is left out beside another.
  if (asked.twins) for (const item of image) delete item.alike
  return { image, count: found.count, countIsLowerBound: found.countIsLowerBound, ...more }
}

function toInstead({ without, ...searches }: Instead, { look, alike }: Call<'listImages'>['query']): Schemas['Instead'] {
  if (without === null) return searches
  const { filter, ...count } = without
  const byPicture = look !== undefined ? 'look' : alike !== undefined ? 'alike' : 'like'
  return { ...searches, without: { filter: filter === 'among' ? byPicture : filter, ...count } }
}
