import { useMemo, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../../cn.ts'
import { columnsForWidth, gapForWidth, masonryLayout, tilesWithin, type Box } from './masonry-layout.ts'
import { useViewBand } from './use-view-band.ts'

export interface MasonryItem {
  id: string
  /** Pixels of the picture, for its shape. */
  width: number
  height: number
}

export interface MasonryGalleryProps<Item extends MasonryItem> extends Omit<ComponentProps<'ul'>, 'children'> {
  items: readonly Item[]
  renderTile: (item: Item, box: Box) => ReactNode
  /** How many columns at a width in pixels, where the usual 2 to 5 do not fit. */
  columnsAt?: ((width: number) => number) | undefined
  /** The width in pixels that the first render takes, before the real one is measured and before anything is painted. */
  fallbackWidth?: number | undefined
}

/** Only tiles near the view are mounted, and the one that last had focus, so that focus can return to it. */
export function MasonryGallery<Item extends MasonryItem>({
  items,
  renderTile,
  columnsAt = columnsForWidth,
  fallbackWidth = 1256,
  className,
  style,
  onFocus,
  ...rest
}: MasonryGalleryProps<Item>) {
  const list = useRef<HTMLUListElement>(null)
  const [focusedId, setFocusedId] = useState<string>()
  const band = useViewBand(list, { width: fallbackWidth, top: 0, bottom: 1600 })
  const layout = useMemo(
    () =>
      masonryLayout({
        ratios: items.map((item) => item.width / item.height),
        width: band.width,
        columns: columnsAt(band.width),
        gap: gapForWidth(band.width),
      }),
    [items, band.width, columnsAt],
  )
  const near = new Set(tilesWithin(layout.tiles, band.top, band.bottom))
  return (
    <ul
      ref={list}
      className={cn('relative m-0 list-none p-0', className)}
      style={{ ...style, height: layout.height }}
      onFocus={(event) => {
        const tile = event.target.closest<HTMLElement>('[data-tile]')
        if (tile?.dataset['tile'] !== undefined) setFocusedId(tile.dataset['tile'])
        onFocus?.(event)
      }}
      {...rest}
    >
      {items.map((item, index) => {
        const box = layout.tiles[index]
        if (box === undefined || (!near.has(index) && item.id !== focusedId)) return null
        return (
          <li
            key={item.id}
            data-tile={item.id}
            aria-setsize={items.length}
            aria-posinset={index + 1}
            className="absolute"
            style={{ left: box.x, top: box.y, width: box.width, height: box.height }}
          >
            {renderTile(item, box)}
          </li>
        )
      })}
    </ul>
  )
}
