import type { RefObject } from 'react'
import { link as messages } from '@chitra/messages/copied-link.ts'
import { copyLink } from '../../platform/copy-link.ts'
import { isCovered, useShortcuts } from '../../platform/shortcuts.ts'
import { tell } from '../../platform/toasts.ts'
import type { Tile } from './tile-view.ts'
import { addressOf } from '../../platform/here.ts'

export interface GalleryKeys {
  gallery: RefObject<HTMLElement | null>
  tiles: readonly Tile[]
  /** The picture in the lightbox, by its place; null while that is shut. */
  shown: number | null
  onShow: (index: number) => void
  onWish: (id: string) => void
}

/** The shortcuts of a gallery: they mean the tile that has focus, or the picture that the lightbox shows. */
export function useGalleryKeys({ gallery, tiles, shown, onShow, onWish }: GalleryKeys): void {
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
    c: on(
      ({ href }) => void copyLink(location.origin + addressOf(href)).then((done) => (done ? tell.success(messages.copied) : undefined)),
    ),
  })
}
