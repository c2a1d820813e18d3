import type { ComponentProps } from 'react'
import { cn } from '../../cn.ts'
import { AlikeIcon, BoardIcon, HeartIcon } from '../../icons.ts'
import { useLabels } from '../../labels.tsx'
import { tileLabels } from '../../labels/tile-labels.ts'
import { Link } from '../../link.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'

export interface PictureActionsProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** The item's title, for the heart's label. */
  title: string
  /** Formatted, '₹199'; absent where there is nothing to pay. */
  price?: string | undefined
  /** Softly beside the price: '₹234.82 with GST'. */
  priceNote?: string | undefined
  /** True when on the wish list: the heart is filled. */
  wished: boolean
  /** Called when the heart is pressed. */
  onWishedChange: (change: { wished: boolean }) => void
  /** Called to put it on a board; without it there is no such button. */
  onSave?: (() => void) | undefined
  /** The list of what looks like it; without it there is no link to that. */
  likeHref?: string | undefined
  /** The item's page. */
  href: string
  /** The words of the link to it. */
  linkLabel: string
}

/** Under a picture in the Lightbox: what it costs, the heart, and the way to its page. */
export function PictureActions({
  title,
  price,
  priceNote,
  wished,
  onWishedChange,
  onSave,
  likeHref,
  href,
  linkLabel,
  className,
  ...rest
}: PictureActionsProps) {
  const labels = useLabels(tileLabels)
  return (
    <div className={cn('flex w-full max-w-4xl flex-wrap items-center justify-center gap-x-4 gap-y-2', className)} {...rest}>
      {price === undefined ? null : (
        <p className="text-base tabular-nums">
          <span className="font-semibold">{price}</span> <bdi className="text-sm text-soft">{priceNote}</bdi>
        </p>
      )}
      <IconButton
        variant="glass"
        label={wished ? labels.removeFromWishList(title) : labels.addToWishList(title)}
        aria-pressed={wished}
        onClick={() => onWishedChange({ wished: !wished })}
      >
        <HeartIcon aria-hidden="true" className={wished ? 'fill-heart text-heart' : undefined} />
      </IconButton>
      {onSave === undefined ? null : (
        <IconButton variant="glass" label={labels.saveToBoard(title)} onClick={onSave}>
          <BoardIcon aria-hidden="true" />
        </IconButton>
      )}
      {likeHref === undefined ? null : (
        <IconButton asChild variant="glass" label={labels.moreLike(title)}>
          <Link href={likeHref}>
            <AlikeIcon aria-hidden="true" />
          </Link>
        </IconButton>
      )}
      <Button asChild variant="secondary" size="sm">
        <Link href={href}>{linkLabel}</Link>
      </Button>
    </div>
  )
}
