import type { KeyboardEvent } from 'react'
import { type Direction, neighbourOf } from './tile-neighbour.ts'

const DIRECTIONS = new Set<string>(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'])

/** An arrow key on a tile gives focus to the tile that lies that way; where none does, the key stays the browser's. */
export function goByArrow(event: KeyboardEvent, gallery: HTMLElement | null): void {
  if (!DIRECTIONS.has(event.key) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const tile = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-tile]') : null
  if (tile === null || gallery === null) return
  const elements = [...gallery.querySelectorAll<HTMLElement>('[data-tile]')]
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
}
