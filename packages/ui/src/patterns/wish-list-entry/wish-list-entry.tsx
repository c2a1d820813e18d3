import type { ComponentProps } from 'react'
import { cn } from '../../cn.ts'
import { CartIcon, CheckIcon, DownloadIcon, TrashIcon } from '../../icons.ts'
import { useLabels } from '../../labels.tsx'
import { wishListLabels } from '../../labels/wish-list-labels.ts'
import { Link } from '../../link.tsx'
import { Badge } from '../../primitives/badge/badge.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import { Picture, type PictureData } from '../../primitives/picture/picture.tsx'
import { Progress } from '../../primitives/progress/progress.tsx'
import { FactList, type Fact } from '../fact-list/fact-list.tsx'
import { ZipPicture } from '../asset-tile/zip-picture.tsx'
import { withLang } from '../../with-lang.tsx'

export interface WishListEntryProps extends Omit<ComponentProps<'li'>, 'title' | 'children'> {
  /** The item's page. */
  href: string
  /** The item's title, two lines at most. */
  title: string
  /** Two lines at most; without one there is no such line. */
  description?: string | undefined
  /** The seller's first name. */
  seller: string
  /** Formatted, '₹199'; 'Free' or 'Owned' if there is nothing to pay. */
  price: string
  /** Softly beside the price: '₹234.82 with GST'; absent where there is nothing to pay. */
  priceNote?: string | undefined
  /** Bought: a badge says so. */
  owned?: boolean | undefined
  /** Absent for a bundle without a thumbnail, which shows the default zip picture. */
  picture?: PictureData | undefined
  /** Its action; a free or owned item is downloaded. */
  action: 'add' | 'download'
  /** Called when the action's button is pressed. */
  onAction: (taken: { action: 'add' | 'download' }) => void
  /** Called to remove it from the list. */
  onRemove: () => void
  /** Present while its file is downloaded; `progress` from 0 to 1, if the length is known. */
  download?: { progress?: number | undefined } | undefined
  /** True while a change is being saved. */
  busy?: boolean | undefined
}

/** One row of a wish list; belongs in a LineList. Its button is secondary, because a list has many of them. */
export function WishListEntry({
  href,
  title,
  description,
  seller,
  price,
  priceNote,
  owned = false,
  picture,
  action,
  onAction,
  onRemove,
  download,
  busy = false,
  className,
  ...rest
}: WishListEntryProps) {
  const labels = useLabels(wishListLabels)
  const waits = busy || download !== undefined
  const facts: Fact[] = [
    {
      name: labels.title,
      value: (
        <Link href={href} className="line-clamp-2 text-base font-semibold text-ink no-underline hover:underline">
          {withLang(title)}
        </Link>
      ),
    },
    ...(description ? [{ name: labels.description, value: <span className="line-clamp-2">{withLang(description)}</span> }] : []),
    { name: labels.seller, value: withLang(seller) },
    { name: labels.price, value: <Price price={price} note={priceNote} /> },
  ]
  return (
    <li
      aria-busy={waits || undefined}
      className={cn(
        'grid grid-cols-[104px_minmax(0,1fr)] gap-x-4 gap-y-2 border-b py-4',
        'aria-busy:[&_img]:opacity-50',
        'md:grid-cols-[160px_minmax(0,1fr)_auto] md:items-center md:gap-x-6 md:py-5',
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
        {download !== undefined ? <Downloading progress={download.progress} /> : owned ? <OwnedBadge /> : null}
        <FactList facts={facts} className="gap-x-4 gap-y-1 not-first:mt-2" />
      </div>
      <div className="flex items-center gap-1 md:gap-2">
        <Button
          variant="secondary"
          icon={action === 'add' ? <CartIcon aria-hidden="true" /> : <DownloadIcon aria-hidden="true" />}
          disabled={waits}
          onClick={() => onAction({ action })}
          className="min-w-0 max-md:shrink max-md:grow md:min-w-38"
        >
          {action === 'add' ? labels.addToCart : labels.download}
        </Button>
        <IconButton label={labels.removeFromWishList(title)} disabled={waits} onClick={onRemove} className="max-md:-me-2.5">
          <TrashIcon aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  )
}

function Price({ price, note }: { price: string; note: string | undefined }) {
  return (
    <span className="flex flex-wrap gap-x-2">
      <span className={note === undefined ? 'font-semibold text-leaf' : 'font-semibold'}>{price}</span>
      {note === undefined ? null : <bdi className="text-soft">{note}</bdi>}
    </span>
  )
}

function OwnedBadge() {
  const labels = useLabels()
  return (
    <Badge tone="free" className="mb-2">
      <CheckIcon aria-hidden="true" />
      {labels.owned}
    </Badge>
  )
}

function Downloading({ progress }: { progress: number | undefined }) {
  const labels = useLabels()
  return (
    <div role="status" className="mb-2 flex flex-col gap-1.5 text-sm font-semibold">
      {labels.downloading}
      {progress === undefined ? null : <Progress label={labels.downloading} value={progress} />}
    </div>
  )
}
