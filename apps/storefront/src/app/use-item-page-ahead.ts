import { afterTap } from '@chitra/ui'
import { useEffect } from 'react'
import { savesData } from '../platform/saves-data.ts'

/** Fetches the code of an item's page, once. A failure is told when the page is opened. */
export function prefetchItemPage(): void {
  if (!savesData()) void import('./routes/item.tsx').catch(() => undefined)
}

const SIGNS = ['pointermove', 'touchstart', 'scroll', 'keydown'] as const

/**
 * Fetches the code of an item's page where tiles are in view, with the first sign that somebody is there: before that it would take the network from the page
 * itself. Data come with the tile that is meant: of all tiles in view they would be thirty calls.
 */
export function useItemPageAhead(): void {
  useEffect(() => {
    const heard = new AbortController()
    let callOff = () => {}
    const onSign = () => {
      if (document.querySelector('main [data-tile]') === null) return
      heard.abort()
      callOff = afterTap(prefetchItemPage)
    }
    for (const sign of SIGNS) addEventListener(sign, onSign, { passive: true, signal: heard.signal })
    return () => {
      heard.abort()
      callOff()
    }
  }, [])
}
