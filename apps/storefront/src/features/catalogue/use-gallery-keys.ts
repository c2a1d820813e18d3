import type { KeyboardEvent, RefObject } from 'react'
import * as messages from '../../messages/catalogue-messages.ts'
import { copyLink } from '../../platform/copy-link.ts'
import { isCovered, useShortcuts } from '../../platform/shortcuts.ts'
import { tell } from '../../platform/toasts.ts'
import type { Tile } from './tile-view.ts'
import { type Direction, neighbourOf } from './tile-neighbour.ts'

export interface GalleryKeys {
  gallery: RefObject<HTMLElement | null>
  tiles: readonly Tile[]
  /** The picture in the lightbox, by its place; null while that is shut. */
  shown: number | null
  onShow: (index: number) => void
  onWish: (id: string) => void
}

const DIRECTIONS = new Set<string>(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'])

/** The keys of a gallery: they mean the tile that has focus, or the picture that the lightbox shows. */
export function useGalleryKeys({ gallery, tiles, shown, onShow, onWish }: GalleryKeys): { onKeyDown: (event: KeyboardEvent) => void } {
  const current = (): number => {
    if (shown !== null) return shown
    const focused = document.activeElement?.closest<HTMLElement>('[data-tile]')
    if (isCovered() || focused == null || gallery.current?.contains(focused) !== true) return -1
    return tiles.findIndex(({ id }) => id === focused.dataset['tile'])
  }
  const on = (act: (tile: Tile, index: number) => void) => () => {
    const index = current()
    const tile = tiles[index]
    if (tile !== undefined) act(tile, index)
    return tile !== undefined
  }
  useShortcuts({
    l: on((_, index) => onShow(index)),
    w: on(({ id }) => onWish(id)),
    c: on(({ href }) => void copyLink(location.origin + href).then((done) => (done ? tell.success(messages.item.linkCopied) : undefined))),
  })
  return {
    onKeyDown: (event) => {
      if (!DIRECTIONS.has(event.key) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      const tile = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-tile]') : null
      if (tile === null || gallery.current === null) return
      const elements = [...gallery.current.querySelectorAll<HTMLElement>('[data-tile]')]
      const places = elements.map((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect()
        return { id: element.dataset['tile'] ?? '', left, top, right, bottom }
      })
      const next = neighbourOf(places, tile.dataset['tile'] ?? '', event.key as Direction)
      if (next === null) return
      event.preventDefault()
      elements
        .find((element) => element.dataset['tile'] === next)
        ?.querySelector<HTMLElement>('a')
        ?.focus()
    },
  }
}
