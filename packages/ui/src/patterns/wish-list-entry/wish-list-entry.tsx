import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../cn.ts'
import { CartIcon, DownloadIcon, TrashIcon } from '../../icons.ts'
import { useLabels } from '../../labels.tsx'
import { Link } from '../../link.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import { Picture, type PictureData } from '../../primitives/picture/picture.tsx'
import { FactList, type Fact } from '../fact-list/fact-list.tsx'
import { ZipPicture } from '../asset-tile/zip-picture.tsx'
import { withLang } from '../../with-lang.tsx'

export interface WishListEntryProps extends Omit<ComponentProps<'li'>, 'title' | 'children'> {
  /** The item's page. */
  href: string
  /** The item's title. */
  title: string
  /** Below the title, two lines at most; not shown on a phone. */
  text?: ReactNode
  /** Below the text: 'By Meera'. */
  detail?: ReactNode
  /** Labelled lines in place of title, text, detail and price: 'Title' (with the link to the item), 'Seller', 'Price'. */
  facts?: ReadonlyArray<Fact> | undefined
  /** Above the title: badges. */
  badges?: ReactNode
  /** Absent for a bundle without a thumbnail, which shows the default zip picture. */
  picture?: PictureData | undefined
  /** Formatted, '₹199.00'; 'Free' or 'Owned' if there is nothing to pay. Absent if the facts contain it. */
  price?: string | undefined
  /** Its action; a free or owned item is downloaded. */
  action: 'add' | 'download'
  /** Called when the action's button is pressed. */
  onAction: (taken: { action: 'add' | 'download' }) => void
  /** Replaces the label of the action's button. */
  actionLabel?: string | undefined
  /** Called to remove it from the list. */
  onRemove: () => void
  /** True while a change is being saved. */
  busy?: boolean | undefined
}

/** One row of a wish list; belongs in a `ul`. Its button is secondary, because a list has many of them. */
export function WishListEntry({
  href,
  title,
  text,
  detail,
  facts = [],
  badges,
  picture,
  price,
  action,
  onAction,
  actionLabel,
  onRemove,
  busy = false,
  className,
  ...rest
}: WishListEntryProps) {
  const labels = useLabels()
  return (
    <li
      aria-busy={busy || undefined}
      className={cn(
        'grid grid-cols-[104px_minmax(0,1fr)] gap-x-4 gap-y-2 border-b py-4',
        'aria-busy:[&_img]:opacity-50',
        'md:grid-cols-[160px_minmax(0,1fr)_auto] md:items-center md:gap-x-6 md:py-5 md:has-[>p]:grid-cols-[160px_minmax(0,1fr)_auto_auto]',
        className,
      )}
      {...rest}
    >
      <Link
        href={href}
        aria-hidden="true"
        tabIndex={-1}
        className="block aspect-4/3 self-start overflow-hidden rounded-lg max-md:row-span-3 md:self-center"
      >
        {picture === undefined ? (
          <ZipPicture label={title} />
        ) : (
          <Picture picture={picture} decorative sizes="160px" className="size-full" />
        )}
      </Link>
      <div className="min-w-0">
        {badges}
        {facts.length === 0 && (
          <Link href={href} className="line-clamp-2 text-base font-semibold text-ink no-underline hover:underline">
            {withLang(title)}
          </Link>
        )}
        {text ? <p className="mt-0.5 line-clamp-2 max-w-prose text-sm text-soft max-md:hidden">{text}</p> : null}
        {detail ? <p className="text-sm text-soft">{detail}</p> : null}
        {facts.length > 0 && <FactList facts={facts} className="gap-x-4 gap-y-1 not-first:mt-2" />}
      </div>
      {price !== undefined && (
        <p className={cn('text-base font-semibold tabular-nums md:min-w-20 md:text-end', action === 'download' && 'text-leaf')}>{price}</p>
      )}
      <div className="flex items-center gap-1 md:gap-2">
        <Button
          variant="secondary"
          disabled={busy}
          onClick={() => onAction({ action })}
          className="min-w-0 max-md:shrink max-md:grow md:min-w-38"
        >
          {action === 'add' ? <CartIcon aria-hidden="true" /> : <DownloadIcon aria-hidden="true" />}
          {actionLabel ?? (action === 'add' ? labels.addToCart : labels.download)}
        </Button>
        <IconButton label={labels.removeFromWishList(title)} disabled={busy} onClick={onRemove} className="max-md:-me-2.5">
          <TrashIcon aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  )
}
