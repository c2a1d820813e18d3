import type { ComponentProps } from 'react'
import { cn } from '../../cn.ts'
import { TrashIcon } from '../../icons.ts'
import { useLabels } from '../../labels.tsx'
import { boardLabels } from '../../labels/board-labels.ts'
import { Link } from '../../link.tsx'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import { Picture, type PictureData } from '../../primitives/picture/picture.tsx'
import { withLang } from '../../with-lang.tsx'
import { ZipPicture } from '../asset-tile/zip-picture.tsx'
import { type BoardComment, BoardComments } from './board-comments.tsx'
import { type BoardVote, BoardVotes, type Vote } from './board-votes.tsx'

export interface BoardEntryProps extends Omit<ComponentProps<'li'>, 'title' | 'children'> {
  /** The item's page. */
  href: string
  /** The item's title, two lines at most. */
  title: string
  /** Formatted, '₹199'; 'Free' if there is nothing to pay. */
  price: string
  /** Softly beside the price: '₹234.82 with GST'. */
  priceNote?: string | undefined
  /** Absent for a bundle without a thumbnail, which shows the default zip picture. */
  picture?: PictureData | undefined
  /** What others have said, by name. */
  votes: ReadonlyArray<BoardVote>
  /** What the one who looks at it says; null for nothing yet. */
  vote?: Vote | null | undefined
  /** Called when a choice is pressed, with null to take it back. Without it nobody votes here. */
  onVote?: ((change: { vote: Vote | null }) => void) | undefined
  /** Oldest first. */
  comments: ReadonlyArray<BoardComment>
  /** Called with a comment's text. Resolves to whether it was taken: what was typed stays otherwise. */
  onComment: (comment: { text: string }) => Promise<boolean>
  /** Most letters of a comment. */
  maxLength: number
  /** Called to remove a comment; without it none can be removed. */
  onRemoveComment?: ((comment: { id: string }) => void) | undefined
  /** Called to remove it from the board; without it there is no bin. */
  onRemove?: (() => void) | undefined
  /** True while a change is being saved. */
  busy?: boolean | undefined
}

/** One picture of a board, with what people say of it; belongs in a list. */
export function BoardEntry({
  href,
  title,
  price,
  priceNote,
  picture,
  votes,
  vote,
  onVote,
  comments,
  onComment,
  maxLength,
  onRemoveComment,
  onRemove,
  busy = false,
  className,
  ...rest
}: BoardEntryProps) {
  const labels = useLabels(boardLabels)
  return (
    <li aria-busy={busy || undefined} className={cn('flex flex-col gap-4 rounded-xl border bg-raised p-4', className)} {...rest}>
      <Link href={href} aria-hidden="true" tabIndex={-1} className="block aspect-4/3 overflow-hidden rounded-lg bg-hover">
        {picture === undefined ? (
          <ZipPicture label={title} />
        ) : (
          <Picture
            picture={picture}
            decorative
            fit="contain"
            sizes="(min-width: 1024px) 30vw, (min-width: 640px) 45vw, 90vw"
            className="size-full"
          />
        )}
      </Link>
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <Link href={href} className="line-clamp-2 font-semibold text-ink no-underline hover:underline">
            {withLang(title)}
          </Link>
          <p className="flex flex-wrap gap-x-2 text-sm tabular-nums">
            <span className="font-semibold">{price}</span>
            {priceNote === undefined ? null : <bdi className="text-soft">{priceNote}</bdi>}
          </p>
        </div>
        {onRemove === undefined ? null : (
          <IconButton label={labels.removeFromBoard(title)} size="sm" disabled={busy} onClick={onRemove} className="-me-2">
            <TrashIcon aria-hidden="true" />
          </IconButton>
        )}
      </div>
      <BoardVotes title={title} votes={votes} vote={vote ?? null} onVote={onVote} />
      <BoardComments title={title} comments={comments} onComment={onComment} maxLength={maxLength} onRemoveComment={onRemoveComment} />
    </li>
  )
}
