import type { ComponentProps } from 'react'
import { cn } from '../../cn.ts'
import { BoardIcon } from '../../icons.ts'
import { useLabels } from '../../labels.tsx'
import { boardLabels } from '../../labels/board-labels.ts'
import { Link } from '../../link.tsx'
import { Badge } from '../../primitives/badge/badge.tsx'
import { Picture, type PictureData } from '../../primitives/picture/picture.tsx'
import { withLang } from '../../with-lang.tsx'

export interface BoardCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The board's page. */
  href: string
  /** Two lines at most. */
  name: string
  /** How many pictures it holds. */
  count: number
  /** Its newest pictures; the first four are shown. */
  pictures: ReadonlyArray<PictureData>
  /** Whether somebody can see it by its link. */
  shared?: boolean | undefined
}

const MOST = 4

/** How the pictures share the cover, by their number. */
const covers: Readonly<Record<number, string>> = {
  1: '',
  2: 'grid-cols-2',
  3: 'grid-cols-2 grid-rows-2 [&>:first-child]:row-span-2',
  4: 'grid-cols-2 grid-rows-2',
}

/** One board among others: a cover of its newest pictures, its name and how much it holds. The whole card is its link. */
export function BoardCard({ href, name, count, pictures, shared = false, className, ...rest }: BoardCardProps) {
  const labels = useLabels(boardLabels)
  const shown = pictures.slice(0, MOST)
  return (
    <article className={cn('group relative flex flex-col gap-2.5', className)} {...rest}>
      <div className="aspect-4/3 overflow-hidden rounded-xl bg-hover">
        {shown.length === 0 ? (
          <div className="flex size-full items-center justify-center text-edge">
            <BoardIcon aria-hidden="true" className="size-10" />
          </div>
        ) : (
          <div className={cn('grid size-full gap-0.5', covers[shown.length])}>
            {shown.map((picture) => (
              <Picture key={picture.src} picture={picture} decorative sizes="240px" className="size-full min-h-0 min-w-0" />
            ))}
          </div>
        )}
      </div>
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <Link
            href={href}
            className={cn(
              'line-clamp-2 font-semibold wrap-anywhere text-ink no-underline',
              'after:absolute after:inset-0 after:rounded-xl group-hover:underline',
              'focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2',
            )}
          >
            {withLang(name)}
          </Link>
          <p className="text-sm text-soft tabular-nums">{labels.pictureCount(count)}</p>
        </div>
        {shared ? (
          <Badge tone="promise" className="shrink-0">
            {labels.boardShared}
          </Badge>
        ) : null}
      </div>
    </article>
  )
}
