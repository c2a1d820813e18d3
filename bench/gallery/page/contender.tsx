import { type ComponentType, useSyncExternalStore } from 'react'

export interface GalleryItem {
  id: string
  /** Pixels. */
  width: number
  height: number
}

export type Contender = ComponentType<{ items: GalleryItem[] }>

/** Columns and gap (pixels) that every library must use at a width. */
export function formAt(width: number): { columns: number; gap: number } {
  return width < 540 ? { columns: 2, gap: 10 } : { columns: 4, gap: 16 }
}

/** The width of the window in pixels, for libraries that do not compute the number of columns. */
export const useWindowWidth = (): number => useSyncExternalStore(onResize, () => innerWidth)

function onResize(changed: () => void) {
  addEventListener('resize', changed)
  return () => removeEventListener('resize', changed)
}

export const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

/** The tile that each library shows: a link with a picture. Its height is that of its box, or follows from its aspect ratio. */
export function Tile({ item, boxed = false }: { item: GalleryItem; boxed?: boolean }) {
  return (
    <a
      href={`#${item.id}`}
      aria-label={item.id}
      className="tile"
      style={boxed ? { height: '100%' } : { aspectRatio: `${item.width} / ${item.height}` }}
    >
      <img src={PICTURE} alt="" loading="lazy" decoding="async" />
    </a>
  )
}
