import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../cn.ts'
import { CheckIcon, HeartIcon, TrashIcon } from '../../icons.ts'
import { useLabels } from '../../labels.tsx'
import { cartLabels } from '../../labels/cart-labels.ts'
import { Link } from '../../link.tsx'
import { Badge } from '../../primitives/badge/badge.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import { Picture, type PictureData } from '../../primitives/picture/picture.tsx'
import { Spinner } from '../../primitives/spinner/spinner.tsx'
import { ZipPicture } from '../asset-tile/zip-picture.tsx'
import { withLang } from '../../with-lang.tsx'

export interface CartLineProps extends Omit<ComponentProps<'li'>, 'title' | 'children'> {
  /** The item's page. */
  href: string
  /** Names the row and its buttons; two lines at most. */
  title: string
  /** Below the title: 'By Meera · JPG'. */
  detail?: ReactNode
  /** Bought meanwhile: the word for it, and a hint that it is not paid for again. */
  owned?: { label: string; hint: string } | undefined
  /** Absent for a bundle without a thumbnail. */
  picture?: PictureData | undefined
  /** Formatted, '₹199.00'. */
  price: string
  /** Smaller text below the price: '₹234.82 with GST'. */
  priceNote?: string | undefined
  /** Called to remove it from the cart. */
  onRemove: () => void
  /** Called to move it to the wish list; without it there is no heart. */
  onMoveToWishList?: (() => void) | undefined
  /** True while a change is pending: a spinner covers the picture, and the buttons do nothing but keep the focus. */
  busy?: boolean | undefined
}

/** One row of a cart; belongs in a `ul`. */
export function CartLine({
  href,
  title,
  detail,
  owned,
  picture,
  price,
  priceNote,
  onRemove,
  onMoveToWishList,
  busy = false,
  className,
  ...rest
}: CartLineProps) {
  const labels = useLabels(cartLabels)
  return (
    <li aria-busy={busy || undefined} className={cn('flex items-center gap-3 border-b py-4 md:gap-5 md:py-5', className)} {...rest}>
      <div className="relative h-18 w-22 shrink-0 overflow-hidden rounded-lg md:h-24 md:w-32">
        <Link href={href} aria-hidden="true" tabIndex={-1} className="block size-full">
          {picture === undefined ? (
            <ZipPicture label={title} />
          ) : (
            <Picture picture={picture} decorative sizes="128px" className="size-full" />
          )}
        </Link>
        {busy && (
          <span className="absolute inset-0 flex items-center justify-center bg-paper/80">
            <Spinner label={labels.busy} className="size-6" />
          </span>
        )}
      </div>
      <div className={areas}>
        <div className="min-w-0 [grid-area:title]">
          <Link href={href} className="line-clamp-2 text-base font-semibold text-ink no-underline hover:underline">
            {withLang(title)}
          </Link>
          {detail || owned ? (
            <p className="text-sm text-soft">
              {withLang(detail)}
              {owned === undefined ? null : <Owned {...owned} />}
            </p>
          ) : null}
        </div>
        <p className="tabular-nums [grid-area:price] max-md:flex max-md:flex-wrap max-md:items-baseline max-md:gap-x-2 md:text-end">
          <span className="text-base font-semibold">{price}</span>
          {priceNote !== undefined && <bdi className="text-xs text-soft md:block">{priceNote}</bdi>}
        </p>
        {onMoveToWishList !== undefined && (
          <Button
            variant="ghost"
            size="sm"
            aria-label={labels.moveItemToWishList(title)}
            aria-disabled={busy || undefined}
            onClick={() => !busy && onMoveToWishList()}
            className={cn(waiting, '-ms-3 justify-self-start [grid-area:move]')}
          >
            <HeartIcon aria-hidden="true" />
            {labels.moveToWishList}
          </Button>
        )}
        <IconButton
          label={labels.removeFromCart(title)}
          aria-disabled={busy || undefined}
          onClick={() => !busy && onRemove()}
          className={cn(waiting, '[grid-area:remove] max-md:-me-2.5')}
        >
          <TrashIcon aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  )
}

function Owned({ label, hint }: { label: string; hint: string }) {
  return (
    <>
      <Badge tone="free" className="mt-1 flex w-fit">
        <CheckIcon aria-hidden="true" />
        {label}
      </Badge>
      <span className="mt-1 block text-xs">{hint}</span>
    </>
  )
}

/** On a phone the price stands below the title, elsewhere beside it; what one can do always comes after what one reads. */
const areas = [
  'grid min-w-0 grow grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4',
  "[grid-template-areas:'title_title'_'price_price'_'move_remove']",
  "md:grid-cols-[minmax(0,1fr)_auto_auto] md:[grid-template-areas:'title_price_remove'_'move_price_remove']",
].join(' ')

/** A disabled button would lose the focus, and with it the user's place in the cart. */
const waiting = 'aria-disabled:cursor-default aria-disabled:opacity-40 aria-disabled:hover:bg-transparent'
