import { useId, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../../cn.ts'
import { AlikeIcon, BoardIcon, CheckIcon, ExpandIcon, HeartIcon, ZipIcon } from '../../icons.ts'
import { useLabels, type CommonLabels } from '../../labels.tsx'
import { tileLabels } from '../../labels/tile-labels.ts'
import { Link } from '../../link.tsx'
import { Badge } from '../../primitives/badge/badge.tsx'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import { useHydrated } from '../../hydration.tsx'
import { mediaQuery } from '../../media-query.ts'
import { Picture, type PictureData } from '../../primitives/picture/picture.tsx'
import { ZipPicture } from './zip-picture.tsx'
import { withLang } from '../../with-lang.tsx'

export type AssetBadge = 'free' | 'owned' | 'zip'
export const assetBadges = ['free', 'owned', 'zip'] as const satisfies ReadonlyArray<AssetBadge>

const badgeIcons: Record<AssetBadge, ReactNode> = {
  free: null,
  owned: <CheckIcon aria-hidden="true" />,
  zip: <ZipIcon aria-hidden="true" />,
}

const badgeText = (labels: CommonLabels, files: number | undefined): Record<AssetBadge, ReactNode> => ({
  free: labels.free,
  owned: labels.owned,
  zip:
    files === undefined ? (
      labels.zip
    ) : (
      <span className="whitespace-nowrap">
        {/* The tiles of a phone have no room for both. */}
        <span className="max-sm:sr-only">{labels.zip} · </span>
        {labels.fileCount(files)}
      </span>
    ),
})

/** What lists leave out beside an item, for it looks almost the same. */
export interface AlikeItems {
  /** How many, the item itself apart. */
  count: number
  /** The list of them all. */
  href: string
}

export interface AssetTileProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  /** The item's page. */
  href: string
  /** Names the link and the buttons; shown when a pointer or focus comes near. */
  title: string
  /** Absent for a bundle without a thumbnail, which shows the default zip picture. */
  picture?: PictureData | undefined
  /** Formatted, '₹199'; shown beside the title. */
  price?: string | undefined
  /** Smaller text below the price: the price with tax, '₹234.82 with GST'. */
  priceNote?: string | undefined
  /** Always shown, in this order. */
  badges?: ReadonlyArray<AssetBadge> | undefined
  /** How many files a bundle holds, said in its badge. */
  files?: number | undefined
  /** Others of the same shoot: a number beside the badges that leads to them. */
  alike?: AlikeItems | undefined
  /** The list of what looks like it; without it there is no link to that. */
  likeHref?: string | undefined
  /** True when on the wish list: the heart is filled and always shown. */
  wished?: boolean | undefined
  /** Called when the heart is pressed; without it there is no heart. */
  onWishedChange?: ((change: { wished: boolean }) => void) | undefined
  /** Called to put it on a board; without it there is no such button. */
  onSave?: (() => void) | undefined
  /** Opens the picture in a viewer; without it there is no such button. */
  onViewLarger?: (() => void) | undefined
  /** Loads the picture at once instead of near the viewport, for the first rows of a page. */
  eager?: boolean | undefined
  /** `sizes` of the picture, in CSS. */
  sizes?: string | undefined
}

/** One picture in a gallery: fills the box it is given. The whole tile is its link; the buttons lie above it. */
export function AssetTile({
  href,
  title,
  picture,
  price,
  priceNote,
  badges = [],
  files,
  alike,
  likeHref,
  wished,
  onWishedChange,
  onSave,
  onViewLarger,
  eager,
  sizes,
  className,
  ...rest
}: AssetTileProps) {
  const labels = useLabels(tileLabels)
  const words = badgeText(labels, files)
  const captionId = useId()
  return (
    <article className={cn('group relative size-full overflow-hidden rounded-lg bg-hover', className)} {...rest}>
      {picture === undefined ? (
        <ZipPicture label={title} />
      ) : (
        <Picture
          picture={picture}
          decorative={picture.alt === title}
          eager={eager}
          sizes={sizes}
          className="size-full transition-transform duration-200 ease-out group-hover:scale-[1.02] motion-reduce:transform-none"
        />
      )}
      <Link
        href={href}
        aria-labelledby={captionId}
        className={cn(
          'absolute inset-0 flex items-end rounded-lg no-underline inset-ring inset-ring-scrim/8',
          'focus-visible:outline-3 focus-visible:-outline-offset-3 focus-visible:inset-ring-4 focus-visible:inset-ring-paper',
        )}
      >
        <span id={captionId} data-part="caption" className="tile-caption">
          <span className="tile-title">{withLang(title)}</span>
          {price !== undefined && (
            <span className="tile-price">
              {price}
              {priceNote !== undefined && <bdi className="block text-xs font-normal">{priceNote}</bdi>}
            </span>
          )}
        </span>
      </Link>
      {(badges.length > 0 || alike !== undefined) && (
        <span
          className={cn(
            'pointer-events-none absolute start-2.5 top-2.5 flex flex-wrap gap-1.5 pe-12',
            likeHref !== undefined && 'pointer-fine:pe-24',
          )}
        >
          {badges.map((badge) => (
            <Badge key={badge} tone={badge} className="shadow-sm">
              {badgeIcons[badge]}
              {words[badge]}
            </Badge>
          ))}
          {alike !== undefined && (
            <Link
              href={alike.href}
              rel="nofollow"
              aria-label={labels.alikeOf(alike.count, title)}
              // The finger's target is 44 px high; what is seen is as small as the badges.
              className="pointer-events-auto relative rounded-full no-underline after:absolute after:-inset-2.5"
            >
              <Badge tone="owned" className="whitespace-nowrap shadow-sm hover:underline">
                {labels.alike(alike.count)}
              </Badge>
            </Link>
          )}
        </span>
      )}
      <TileActions
        title={title}
        likeHref={likeHref}
        wished={wished}
        onWishedChange={onWishedChange}
        onSave={onSave}
        onViewLarger={onViewLarger}
      />
    </article>
  )
}

const useCoarsePointer = mediaQuery('(pointer: coarse)')

type TileActionsProps = Pick<AssetTileProps, 'title' | 'likeHref' | 'wished' | 'onWishedChange' | 'onSave' | 'onViewLarger'>

/** The heart, and for a pointer the ways to what looks like it, to a board and to the viewer. Most need a script, so the server's page does not have them. */
function TileActions({ title, likeHref, wished = false, onWishedChange, onSave, onViewLarger }: TileActionsProps) {
  const labels = useLabels(tileLabels)
  // Not only hidden: four buttons would be half of the elements of a tile, and a phone shows one.
  const isForFingers = useCoarsePointer()
  if (!useHydrated()) return null
  const heart = onWishedChange !== undefined && (
    <IconButton
      variant="glass"
      size="sm"
      label={wished ? labels.removeFromWishList(title) : labels.addToWishList(title)}
      aria-pressed={wished}
      onClick={() => onWishedChange({ wished: !wished })}
      className={cn(isForFingers && corner, !wished && (isForFingers ? 'pointer-coarse:quiet-heart' : 'near-only'))}
    >
      <HeartIcon aria-hidden="true" className={wished ? 'fill-heart text-heart' : undefined} />
    </IconButton>
  )
  if (isForFingers) return heart
  return (
    // Two and two: a row of three would lie over the middle of a small tile, and its link would not get the press.
    <span className={cn(corner, 'flex flex-col items-end gap-1.5')}>
      <span className="flex gap-1.5">
        {likeHref !== undefined && (
          <IconButton asChild variant="glass" size="sm" label={labels.moreLike(title)} className="near-only">
            <Link href={likeHref}>
              <AlikeIcon aria-hidden="true" />
            </Link>
          </IconButton>
        )}
        {heart}
      </span>
      <span className="flex gap-1.5">
        {onSave !== undefined && (
          <IconButton variant="glass" size="sm" label={labels.saveToBoard(title)} onClick={onSave} className="near-only">
            <BoardIcon aria-hidden="true" />
          </IconButton>
        )}
        {onViewLarger !== undefined && (
          <IconButton variant="glass" size="sm" label={labels.viewLarger(title)} onClick={onViewLarger} className="near-only">
            <ExpandIcon aria-hidden="true" />
          </IconButton>
        )}
      </span>
    </span>
  )
}

const corner = 'absolute end-2 top-2'
