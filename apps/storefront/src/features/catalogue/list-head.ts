import { formatCount } from '@chitra/money'
import * as messages from '@chitra/messages/catalogue.ts'
import { categories } from '@chitra/messages/frame.ts'
import { listHead as headMessages } from '@chitra/messages/list-head.ts'
import { type Listing, NO_FILTERS, paths, searchPath, toQuery } from '@chitra/paths'
import { type Head, headPicture } from '../../platform/head.ts'
import { breadcrumbs } from '../../platform/structured-data/breadcrumbs.ts'
import type { FoundImages, ListAsked } from './find-images.ts'
import type { PictureAsked } from './load-by-picture.ts'

/** The head of a list: what was found, or that nothing was, or that it cannot be shown now. */
export function listHead(list: FoundImages & ListAsked & { pictureAsked: PictureAsked | null }): Head {
  const { listing, page, image, count, countIsLowerBound, problem, isBroken } = list
  const [first] = image
  // One for each picture there is, and each the same pictures in another order: nothing that a search engine should list.
  if (list.filters.byPicture !== null)
    return {
      name: list.pictureAsked?.heading,
      index: false,
      canonical: paths.search,
      status: problem === null ? 200 : isBroken ? 503 : 404,
    }
  return {
    name: headMessages.listPage(listing, page),
    ...(problem === null
      ? {
          description: headMessages.listText(listing, messages.search.found(formatCount(count), countIsLowerBound, listing.category)),
          index: first !== undefined,
          ...(first === undefined ? {} : { picture: headPicture(first), searched: listing.search }),
        }
      : { index: false, status: isBroken ? 503 : 404 }),
    // A filter shows part of the same list; a page of it is a page of its own.
    canonical: searchPath(listing) + toQuery(NO_FILTERS, page),
    structuredData: [breadcrumbs(...crumbsOf(listing))],
  }
}

function crumbsOf(listing: Listing) {
  const own = { name: headMessages.listName(listing), path: searchPath(listing) }
  if (listing.category === null) return [own]
  const category = { name: categories[listing.category], path: searchPath({ search: '', category: listing.category }) }
  return listing.search === '' ? [category] : [category, own]
}
