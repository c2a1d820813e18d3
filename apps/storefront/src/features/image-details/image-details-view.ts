import { figuresLocale } from '@chitra/messages/language.ts'
import type { components } from '@chitra/api-client'
import { formatCount, formatRupees } from '@chitra/money'
import type { Approval, Fact, PictureData } from '@chitra/ui'
import * as messages from '@chitra/messages/image-details.ts'
import { thumbnailOf } from '@chitra/paths'

type Item = components['schemas']['Item']

export interface ImageDetails {
  name: string
  description: string
  keywords: readonly string[]
  /** Absent where there is no address: a placeholder stands in. */
  picture: PictureData | undefined
  approval: Approval
  facts: readonly Fact[]
}

/** As the maker of a picture sees it. Why it was rejected is not part of it (IMGD-02). */
export function toImageDetails(item: Item): ImageDetails {
  const { facts } = messages.imageDetails
  return {
    name: item.name,
    description: item.description,
    keywords: item.keywords,
    picture:
      item.url === ''
        ? undefined
        : {
            ...(item.cleanPicture === undefined ? thumbnailOf(item.thumbimage) : { src: item.cleanPicture }),
            alt: item.name,
            width: item.width > 0 ? item.width : 4,
            height: item.height > 0 ? item.height : 3,
          },
    approval: item.approved ? 'approved' : item.rejected ? 'rejected' : 'awaiting',
    facts: [
      { name: facts.date, value: dateOf(item.createdAt) },
      { name: facts.location, value: item.location === '' ? messages.imageDetails.noPlace : item.location },
      { name: facts.price, value: formatRupees(item.price) },
      { name: facts.downloads, value: formatCount(item.downloads) },
    ],
  }
}

/** MM/dd/yyyy in the reader's time zone. */
const dateOf = (iso: string): string =>
  new Date(iso).toLocaleDateString(figuresLocale, { month: '2-digit', day: '2-digit', year: 'numeric' })
