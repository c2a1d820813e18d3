import { type FocusEvent, type KeyboardEvent, type RefObject, useMemo } from 'react'

type GoByArrow = (event: KeyboardEvent, gallery: HTMLElement | null) => void

let goByArrow: GoByArrow | undefined
/** Fetched when focus first comes into a gallery by keyboard: a tap, which brings focus as well, does without. A key that was pressed before it came is obeyed then. */
function withArrows(act: (go: GoByArrow) => void): void {
  if (goByArrow !== undefined) return act(goByArrow)
  import('./gallery-arrows.ts').then(
    (module) => {
      goByArrow = module.goByArrow
      act(goByArrow)
    },
    // Tried again with the next key; until then the arrows scroll, as they do everywhere.
    () => undefined,
  )
}

interface ArrowKeys {
  onFocus: (event: FocusEvent) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** The arrow keys of a gallery, as events of its list; the same from render to render. */
export const useArrowKeys = (gallery: RefObject<HTMLElement | null>): ArrowKeys =>
  useMemo(
    () => ({
      onFocus: ({ target }) => {
        if (target.matches(':focus-visible')) withArrows(() => undefined)
      },
      onKeyDown: (event) =>
        withArrows((go) => {
          if (document.activeElement === event.target) go(event, gallery.current)
        }),
    }),
    [gallery],
  )
