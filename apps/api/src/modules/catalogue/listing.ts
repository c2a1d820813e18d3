import type { Call } from '../../contract/operation.ts'
import { fault } from '../../contract/fault.ts'
import type { components } from '@chitra/api-client/schema'
import type { Instead, ListQuery } from '../search/index.ts'
import type { Needs } from './needs.ts'

type Schemas = components['schemas']

/** Where fewer items have all the words, those with some of them follow. */
const ENOUGH = 10

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
  { categoryIds, search, listed, searches }: Pick<Needs, 'categoryIds' | 'search' | 'listed' | 'searches'>,
): Promise<Listing> {
  if (query.landscape === true && query.portrait === true) throw fault(400, 'Please choose either landscape or portrait')
  const category = query.categoryId === undefined || query.categoryId === '' ? null : await categoryIds(query.categoryId)
  // An unknown category has no items.
  if (category === null && query.categoryId !== undefined && query.categoryId !== '')
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
    among: null,
    free: query.free ?? false,
    recent: query.recent ?? false,
    limit: query.limit ?? 30,
    page: Math.max(1, query.skip ?? 1),
  }
  const found = await search.list(asked)
  const related = found.count < ENOUGH && asked.page === 1 ? await listed.inOrder(await search.related(asked, found.itemIds)) : []
  const more = related.length > 0 ? { related } : {}
  if (found.count === 0) return { image: [], count: 0, countIsLowerBound: false, ...more, instead: toInstead(await search.instead(asked)) }
  // Searches without results must not become popular searches.
  searches.record(query.search ?? '', ip)
  return { image: await listed.inOrder(found.itemIds), count: found.count, countIsLowerBound: found.countIsLowerBound, ...more }
}

const toInstead = ({ without, ...searches }: Instead): Schemas['Instead'] => (without === null ? searches : { ...searches, without })
