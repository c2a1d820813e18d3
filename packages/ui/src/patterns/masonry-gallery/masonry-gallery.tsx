import { memo, useMemo, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../../cn.ts'
import { columnsForWidth, formOf, gapForWidth } from './masonry-layout.ts'
import { tilesWithin, type Box, type MasonryPlan } from './masonry-plan.ts'
import { useMasonryPlan } from './use-masonry-plan.ts'
import { useViewBand } from './use-view-band.ts'

export interface MasonryItem {
  id: string
  /** Pixels of the picture, for its shape. */
  width: number
  height: number
}

export interface MasonryGalleryProps<Item extends MasonryItem> extends Omit<ComponentProps<'ul'>, 'children'> {
  /** In reading order. Only shapes count for the layout; what else an item has is for the tile. */
  items: ReadonlyArray<Item>
  /** Draws an item into its box, which it should fill. Keep the function the same from render to render, so that tiles are not drawn again. */
  renderTile: (item: Item, box: Box) => ReactNode
  /** How many columns at a width in pixels, where the usual 2 to 5 do not fit. */
  columnsAt?: ((width: number) => number) | undefined
  /** Changes the finished plan of a small gallery, which then is all mounted. Keep the function the same from render to render. */
  arrange?: ((plan: MasonryPlan) => MasonryPlan) | undefined
  /**
   * The width in pixels, where the caller can tell. With it the first tiles are drawn in the first render, which React may do in slices; without it,
   * all at once after the measure. Where it is wrong they are drawn again, before anything is painted.
   */
  expectedWidth?: number | undefined
}

/** Only tiles near the view are mounted, and the one that last had focus with its neighbours, so that Tab goes on from it. */
export function MasonryGallery<Item extends MasonryItem>({
  items,
  renderTile,
  columnsAt = columnsForWidth,
  arrange,
  expectedWidth,
  className,
  style,
  onFocus,
  ...rest
}: MasonryGalleryProps<Item>) {
  const list = useRef<HTMLUListElement>(null)
  const [focusedId, setFocusedId] = useState<string>()
  const band = useViewBand(list, expectedWidth)
  const form = formOf(band.width, columnsAt(band.width), gapForWidth(band.width))
  const placed = useMasonryPlan(items, form, band.painted ? Infinity : band.bottom)
  const plan = useMemo(() => arrange?.(placed) ?? placed, [arrange, placed])
  const focused = useMemo(() => (focusedId === undefined ? -1 : items.findIndex((item) => item.id === focusedId)), [items, focusedId])
  return (
    <ul
      ref={list}
      className={cn('relative m-0 list-none p-0', className)}
      style={{ ...style, height: plan.height }}
      onFocus={(event) => {
        const tile = event.target.closest<HTMLElement>('[data-tile]')
        if (tile?.dataset['tile'] !== undefined) setFocusedId(tile.dataset['tile'])
        onFocus?.(event)
      }}
      {...rest}
    >
      {withNeighbours(tilesWithin(plan, arrange ? 0 : band.top, arrange ? Infinity : band.bottom), focused, items.length).map((index) => {
        const item = items[index]
        if (item === undefined) return null
        return (
          <Tile
            key={item.id}
            item={item}
            renderTile={renderTile}
            position={index + 1}
            count={items.length}
            start={(plan.column[index] ?? 0) * (plan.columnWidth + plan.gap)}
            top={plan.tops[index] ?? 0}
            width={plan.columnWidth}
            height={plan.heights[index] ?? 0}
          />
        )
      })}
    </ul>
  )
}

/** The rising indices with the focused one and those beside it, still rising. */
function withNeighbours(near: number[], focused: number, count: number): number[] {
  if (focused < 0) return near
  const kept = [focused - 1, focused, focused + 1].filter((index) => index >= 0 && index < count)
  return [...new Set([...near, ...kept])].sort((a, b) => a - b)
}

interface TileProps<Item> {
  item: Item
  renderTile: (item: Item, box: Box) => ReactNode
  /** From 1. */
  position: number
  count: number
  /** Pixels from the side where reading begins. */
  start: number
  top: number
  width: number
  height: number
}

function PlainTile<Item extends MasonryItem>({ item, renderTile, position, count, start, top, width, height }: TileProps<Item>) {
  return (
    <li
      data-tile={item.id}
      aria-setsize={count}
      aria-posinset={position}
      className="absolute"
      style={{ insetInlineStart: start, top, width, height }}
    >
      {renderTile(item, { x: start, y: top, width, height })}
    </li>
  )
}

// Its props are numbers and what the caller gave: while scrolling, only tiles that come into the band are rendered.
const Tile = memo(PlainTile) as typeof PlainTile
