import type { components } from '@chitra/api-client'
import type { BoardComment, BoardVote, PictureData, Vote } from '@chitra/ui'
import { locale } from '@chitra/messages/language.ts'
import { board as words } from '@chitra/messages/boards.ts'
import { itemPath, thumbnailOf } from '@chitra/paths'
import { priceTag } from '../../platform/prices.ts'

export type BoardSummary = components['schemas']['BoardSummary']
export type Board = components['schemas']['Board']
export type SharedBoard = components['schemas']['SharedBoard']
export type BoardPicture = components['schemas']['BoardPicture']

/** What the contract allows. */
export const MOST_LETTERS = { boardName: 100, guestName: 60, comment: 1_000 } as const

const dates = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' })

/** The cover of a board in the list of all. */
export const toCover = (thumbimage: string): PictureData => ({ ...thumbnailOf(thumbimage), alt: '', width: 4, height: 3 })

export interface EntryRow {
  id: string
  href: string
  title: string
  /** '₹199' and '₹234.82 with GST'; 'Free' where there is nothing to pay. */
  price: string
  priceNote?: string
  picture: PictureData
  votes: BoardVote[]
  /** Of the one who looks at it. */
  vote: Vote | null
  comments: BoardComment[]
}

export function toEntry({ item, votes, comments }: BoardPicture): EntryRow {
  return {
    id: item._id,
    href: itemPath(item),
    title: item.name,
    ...(item.purchaseType === 'free' ? { price: words.free } : priceTag(item.price)),
    picture: {
      ...thumbnailOf(item.thumbimage),
      alt: item.name,
      width: item.width,
      height: item.height,
      ...(item.thumbHash === '' ? {} : { thumbHash: item.thumbHash }),
    },
    votes: votes.map(({ name, vote, mine }) => ({ name, vote, mine })),
    vote: votes.find(({ mine }) => mine)?.vote ?? null,
    comments: comments.map(({ _id, name, text, createdAt }) => ({ id: _id, name, text, date: dates.format(new Date(createdAt)) })),
  }
}

/** Whether at least one picture has a Yes, and no No. */
export const hasApproved = (pictures: readonly BoardPicture[]): boolean =>
  pictures.some(({ votes }) => votes.length > 0 && votes.every(({ vote }) => vote === 'heart'))
