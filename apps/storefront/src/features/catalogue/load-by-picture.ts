import { take } from '@chitra/api-client'
import { formatCount } from '@chitra/money'
import { byPicture as words } from '@chitra/messages/by-picture.ts'
import { type ByPicture, itemPath, type Listing, thumbnailOf } from '@chitra/paths'
import type { PictureData } from '@chitra/ui'
import { api } from '../../platform/api.ts'
import type { FoundImages } from './find-images.ts'

/** What a list says of the picture that its items look like. */
export interface PictureAsked {
  heading: string
  /** On the button that takes it away. */
  chip: string
  /** Null for a picture of one's own, and for one that is not in the shop any more. */
  item: { title: string; href: string; picture: PictureData } | null
}

/** What a list says of its picture, fetched beside the list. Its code is apart: only a search by picture needs it. */
export async function loadByPicture(
  asked: ByPicture,
  { search }: Listing,
  list: Promise<FoundImages>,
  signal: AbortSignal,
): Promise<PictureAsked> {
  const [item, found] = await Promise.all([itemOf(asked, signal), list])
  const heading = headingOf(asked, item?.title, found)
  return { heading: search === '' ? heading : words.withWords(heading, search), chip: words.chips[asked.kind], item }
}

async function itemOf({ kind, of: id }: ByPicture, signal: AbortSignal): Promise<PictureAsked['item']> {
  if (kind === 'look') return null
  const answer = await take(api.GET('/api/images/{id}', { params: { path: { id } }, signal })).catch(() => null)
  if (answer === null) return null
  const { image } = answer.data
  const { name, thumbHash, width, height, thumbimage } = image
  const picture = { alt: name, width, height, ...(thumbHash === '' ? {} : { thumbHash }), ...thumbnailOf(thumbimage) }
  return { title: name, href: itemPath(image), picture }
}

function headingOf({ kind }: ByPicture, title: string | undefined, { count }: FoundImages): string {
  if (kind === 'look') return words.own
  if (kind === 'alike') return words.shoot(formatCount(count))
  return title === undefined ? words.likeUnknown : words.like(title)
}
