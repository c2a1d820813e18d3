import { useAtomValue } from 'jotai'
import { useLayoutEffect, useState } from 'react'
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { giveBackFocus } from './arrival-focus.ts'
import { openingOf, returningAtom, setInDocument } from './early-steps.ts'

/** A page that is in the document, shown or hidden. */
export interface Page {
  id: number
  location: Location
  /** What had the focus when it was left. */
  focused: Element | null
}

/** Pages in the document; the oldest hidden one goes first. */
const AT_MOST = 4

export interface KeptPages {
  /** In the order in which they came; the last is that of the address. */
  pages: readonly Page[]
  /** The page that is shown again, before the router has come back to it; null on every other way. */
  returning: Page | null
}

/**
 * The pages in the document. One that is left for an item stays, hidden, while that is looked at: the way back only shows it again. Any other way forgets
 * what is hidden.
 */
export function useKeptPages(): KeptPages {
  const location = useLocation()
  const way = useNavigationType()
  const returningTo = useAtomValue(returningAtom)
  const [before, setPages] = useState<readonly [...Page[], Page]>([{ id: 0, location, focused: null }])
  const pages = pagesAt(location, { before, way })
  if (pages !== before) setPages(pages)
  const returning = pages.find((page) => page.location.key === returningTo && page !== pages.at(-1)) ?? null
  useLayoutEffect(() => {
    setInDocument(new Set(pages.map((page) => page.location.key)))
  }, [pages])
  useLayoutEffect(() => {
    if (returning !== null) giveBackFocus(returning.focused)
  }, [returning])
  return { pages, returning }
}

interface Arrival {
  before: readonly [...Page[], Page]
  way: NavigationType
}

function pagesAt(location: Location, { before, way }: Arrival): readonly [...Page[], Page] {
  const { key } = location
  const kept = before.slice(0, -1)
  const last = before.at(-1) as Page
  if (last.location.key === key) return before
  const back = kept.findIndex((page) => page.location.key === key)
  if (back !== -1) return [...kept.slice(0, back), kept[back] as Page]
  const opening = openingOf(key)
  if (opening?.keeps === true && opening.from === last.location.key) {
    const left = [...kept, { ...last, focused: opening.focused }].slice(1 - AT_MOST)
    return [...left, { id: last.id + 1, location, focused: null }]
  }
  // The same page with another address still covers what it was opened from.
  const stays = way === NavigationType.Replace && last.location.pathname === location.pathname
  return [...(stays ? kept : []), { ...last, location }]
}
