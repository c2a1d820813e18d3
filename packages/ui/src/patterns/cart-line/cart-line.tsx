import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../cn.ts'
import { HeartIcon, TrashIcon } from '../../icons.ts'
import { useLabels } from '../../labels.tsx'
import { Link } from '../../link.tsx'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import { Picture, type PictureData } from '../../primitives/picture/picture.tsx'
import { ZipPicture } from '../asset-tile/zip-picture.tsx'

export interface CartLineProps extends Omit<ComponentProps<'li'>, 'title' | 'children'> {
  href: string
  title: string
  /** Below the title: 'By Meera · JPG'. */
  detail?: ReactNode
  picture?: PictureData | undefined
  /** Finished, '₹199.00'. */
  price: string
  onRemove: () => void
  onMoveToWishList?: (() => void) | undefined
  /** A change is on its way to the server. */
  busy?: boolean | undefined
}

/** One row of a cart; belongs in a `ul`. */
export function CartLine({
  href,
  title,
  detail,
  picture,
  price,
  onRemove,
  onMoveToWishList,
  busy = false,
  className,
  ...rest
}: CartLineProps) {
  const labels = useLabels()
  return (
    <li
      aria-busy={busy || undefined}
      className={cn('flex items-center gap-3 border-b py-4 aria-busy:opacity-60 md:gap-5 md:py-5', className)}
      {...rest}
    >
      <Link href={href} aria-hidden="true" tabIndex={-1} className="block h-18 w-22 shrink-0 overflow-hidden rounded-lg md:h-24 md:w-32">
        {picture === undefined ? (
          <ZipPicture label={title} />
        ) : (
          <Picture picture={picture} decorative sizes="128px" className="size-full" />
        )}
      </Link>
      <div className="flex min-w-0 grow flex-col gap-x-4 md:flex-row md:items-center">
        <div className="min-w-0 grow">
          <Link href={href} className="line-clamp-2 text-base font-semibold text-ink no-underline hover:underline">
            {title}
          </Link>
          {detail ? <p className="text-sm text-soft">{detail}</p> : null}
        </div>
        <div className="flex shrink-0 items-center gap-1">
          <span className="text-base font-semibold tabular-nums max-md:grow md:mr-3">{price}</span>
          {onMoveToWishList !== undefined && (
            <IconButton label={labels.moveToWishList(title)} disabled={busy} onClick={onMoveToWishList}>
              <HeartIcon aria-hidden="true" />
            </IconButton>
          )}
          <IconButton label={labels.removeFromCart(title)} disabled={busy} onClick={onRemove} className="max-md:-mr-2.5">
            <TrashIcon aria-hidden="true" />
          </IconButton>
        </div>
      </div>
    </li>
  )
}
