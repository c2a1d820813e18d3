import { useRef, useState, type ComponentProps } from 'react'
import { flushSync } from 'react-dom'
import { cn } from '../../cn.ts'
import { AlikeIcon } from '../../icons.ts'
import { useLabels } from '../../labels.tsx'
import { itemLabels } from '../../labels/item-labels.ts'
import { Link } from '../../link.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { AssetTile, type AssetTileProps } from '../asset-tile/asset-tile.tsx'

export interface SimilarImage extends Pick<AssetTileProps, 'href' | 'title' | 'picture' | 'price' | 'priceNote' | 'badges' | 'files'> {
  /** Unique among the others. */
  id: string
}

export interface SimilarImagesProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Best first. */
  images: ReadonlyArray<SimilarImage>
  /** A list of more, beside the heading; without it there is no such link. */
  moreHref?: string | undefined
}

const shownFirst = 4

/** Four first; 'Load more' shows them all. Nothing where there are none. */
export function SimilarImages({ images, moreHref, className, ...rest }: SimilarImagesProps) {
  const labels = useLabels(itemLabels)
  const [all, setAll] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const showAll = () => {
    flushSync(() => setAll(true))
    // The pressed button disappears, so focus moves to the first new picture.
    list.current?.children[shownFirst]?.querySelector('a')?.focus()
  }
  if (images.length === 0) return null
  const shown = all ? images : images.slice(0, shownFirst)
  return (
    <section className={className} {...rest}>
      <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-2xl">{labels.similarImages}</h2>
        {/* On a phone a line of their own. */}
        <div className={cn('flex flex-wrap items-center justify-between gap-x-6', moreHref !== undefined && 'max-md:w-full')}>
          {moreHref !== undefined && (
            <Link href={moreHref} rel="nofollow" className="inline-flex min-h-11 items-center gap-2 font-semibold text-neel [&_svg]:size-5">
              <AlikeIcon aria-hidden="true" />
              {labels.moreLikeThis}
            </Link>
          )}
          {!all && images.length > shownFirst && (
            <Button variant="secondary" onClick={showAll}>
              {labels.loadMore}
            </Button>
          )}
        </div>
      </div>
      <ul ref={list} className="grid grid-cols-2 gap-2.5 md:gap-4 lg:grid-cols-4">
        {shown.map(({ id, ...tile }) => (
          <li key={id} className="aspect-4/3">
            <AssetTile {...tile} sizes="(min-width: 991px) 25vw, 50vw" />
          </li>
        ))}
      </ul>
    </section>
  )
}
