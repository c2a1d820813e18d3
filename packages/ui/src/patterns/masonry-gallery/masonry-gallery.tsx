import {
  memo,
  startTransition,
  useLayoutEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
} from 'react'
import { cn } from '../../cn.ts'
import { StyleRules } from '../../style-rules.tsx'
import { useHydrated } from '../../hydration.tsx'
import { tilesWithin, type MasonryPlan } from './masonry-plan.ts'
import {
  firstPlaces,
  formOfStep,
  listStyle,
  placeOf,
  planPixels,
  stepAt,
  tileStyle,
  usualSteps,
  type MasonryStep,
  type TilePlace,
} from './masonry-style.ts'
import { useMasonryPlan } from './use-masonry-plan.ts'
import { useViewBand } from './use-view-band.ts'
import type { ViewBand } from './view-band.ts'

export interface MasonryItem {
  id: string
  /** Pixels of the picture, for its shape. */
  width: number
  height: number
}

export interface MasonryGalleryProps<Item extends MasonryItem> extends Omit<ComponentProps<'ul'>, 'children'> {
  /** In reading order. Only shapes count for the layout; what else an item has is for the tile. */
  items: ReadonlyArray<Item>
  /** Draws an item, which should fill its box. Keep the function the same from render to render, so that tiles are not drawn again. */
  renderTile: (item: Item) => ReactNode
  /** How many columns from which width on, rising, where the usual 2 to 5 do not fit. Keep the list the same from render to render. */
  steps?: ReadonlyArray<MasonryStep> | undefined
  /** Names this gallery on the page that it is on, an entry of the history. There again under the same name, it begins with the tiles that were in view. */
  name?: string | undefined
}

/**
 * Places are counted in columns, so the server's HTML has them for every width. In the browser only tiles near the view are mounted, and the one that
 * last had focus with its neighbours, so that Tab goes on from it.
 */
export function MasonryGallery<Item extends MasonryItem>({
  items,
  renderTile,
  steps = usualSteps,
  name,
  className,
  style,
  onFocus,
  ...rest
}: MasonryGalleryProps<Item>) {
  const list = useRef<HTMLUListElement>(null)
  const scope = useId()
  const [focusedId, setFocusedId] = useState<string>()
  const hydrated = useHydrated()
  const [drawnByServer] = useState(!hydrated)
  const band = useViewBand(list, { paintedAtFirst: drawnByServer, name })
  const measured = band !== undefined
  const first = useMemo(
    () => (measured ? undefined : firstPlaces({ shapes: items, steps, view: drawnByServer ? undefined : sizeOfView() })),
    [measured, items, steps, drawnByServer],
  )
  const near = useNearTiles({ items, steps, band })
  const focused = useMemo(() => (focusedId === undefined ? -1 : items.findIndex((item) => item.id === focusedId)), [items, focusedId])
  // A tile may have had focus before there was anybody to hear of it.
  useLayoutEffect(() => {
    const tile = document.activeElement?.closest<HTMLElement>('[data-tile]')
    if (list.current !== null && tile?.parentElement === list.current) setFocusedId(tile.dataset['tile'])
  }, [])
  const shown = near?.indices ?? Array.from({ length: first?.count ?? 0 }, (_, index) => index)
  return (
    <>
      {first === undefined ? null : <StyleRules rules={first.rules(`[data-masonry="${scope}"]`)} />}
      <div className="@container">
        <ul
          ref={list}
          data-masonry={scope}
          data-measured={near === undefined ? undefined : ''}
          className={cn('masonry', className)}
          style={near === undefined ? style : { ...style, ...(listStyle(near.plan) as CSSProperties) }}
          onFocus={(event) => {
            const tile = event.target.closest<HTMLElement>('[data-tile]')
            const note = () => setFocusedId(tile?.dataset['tile'])
            // A tap brings focus too, and is painted first. A key may be followed by the next at once.
            if (event.target.matches(':focus-visible')) note()
            else startTransition(note)
            onFocus?.(event)
          }}
          {...rest}
        >
          {withNeighbours(shown, near === undefined ? -1 : focused, items.length).map((index) => {
            const item = items[index]
            if (item === undefined) return null
            const place = near && placeOf(near.plan, index)
            return <Tile key={item.id} item={item} renderTile={renderTile} position={index + 1} count={items.length} {...place} />
          })}
        </ul>
      </div>
    </>
  )
}

const sizeOfView = () => ({ width: innerWidth, height: innerHeight })

interface StepPlanInput {
  items: readonly MasonryItem[]
  steps: readonly MasonryStep[]
  band: ViewBand | undefined
}

interface NearTiles {
  plan: MasonryPlan
  /** Of the tiles near the view, rising. */
  indices: number[]
}

/** The plan for the step that the gallery is in, as far down as the band; nothing before the first measure. */
function useNearTiles({ items, steps, band }: StepPlanInput): NearTiles | undefined {
  const form = formOfStep(stepAt(steps, band?.width ?? 0))
  const scale = band === undefined ? 1 : planPixels(form, band.width)
  const plan = useMasonryPlan(items, form, band === undefined ? -1 : band.painted ? Infinity : band.bottom * scale)
  if (band === undefined) return undefined
  return { plan, indices: tilesWithin(plan, band.top * scale, band.bottom * scale) }
}

/** The rising indices with the focused one and those beside it, still rising. */
function withNeighbours(near: number[], focused: number, count: number): number[] {
  if (focused < 0) return near
  const kept = [focused - 1, focused, focused + 1].filter((index) => index >= 0 && index < count)
  return [...new Set([...near, ...kept])].sort((a, b) => a - b)
}

interface TileProps<Item> extends Partial<TilePlace> {
  item: Item
  renderTile: (item: Item) => ReactNode
  /** From 1. */
  position: number
  count: number
}

/** Without a place, a rule has it. */
function PlainTile<Item extends MasonryItem>({ item, renderTile, position, count, column = 0, top, height = 0 }: TileProps<Item>) {
  // Drawn once, though its place comes from a rule at first.
  const drawn = useMemo(() => renderTile(item), [renderTile, item])
  return (
    <li
      data-tile={item.id}
      aria-setsize={count}
      aria-posinset={position}
      style={top === undefined ? undefined : tileStyle({ column, top, height })}
    >
      {drawn}
    </li>
  )
}

// Its props are numbers and what the caller gave: while scrolling, only tiles that come into the band are rendered.
const Tile = memo(PlainTile) as typeof PlainTile
