import type { Growth } from '@chitra/ui'

/** What the page that one leaves for an item knows of its picture. */
export interface OpenedTile {
  itemId: string
  /** The file that its tile shows. */
  src: string
  /** Pixels of the original. */
  width: number
  height: number
  /** Where the tile stood. */
  place: Growth
}

let opened: OpenedTile | null = null

/** Notes the picture beside a link to an item, or within it, when that is followed; nothing where it has not come yet. */
export function noteOpenedTile(itemId: string, link: Element): void {
  const image = link.querySelector('img') ?? link.parentElement?.querySelector('img')
  if (image == null || !image.complete || image.naturalWidth === 0) return
  const [width, height] = [Number(image.getAttribute('width')), Number(image.getAttribute('height'))]
  const { left, top, width: across, height: down } = image.getBoundingClientRect()
  const place = { left, top, width: across, height: down, since: performance.now() }
  if (width > 0 && height > 0) opened = { itemId, src: image.currentSrc, width, height, place }
}

/** The tile by which an item was opened last, if that was it. */
export const openedTile = (itemId: string | null): OpenedTile | null => (opened !== null && opened.itemId === itemId ? opened : null)
