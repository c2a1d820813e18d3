import * as Radix from '@radix-ui/react-direction'
import type { ReactNode } from 'react'

export interface DirectionProviderProps {
  /** The direction that the page is read in: what `dir` on `<html>` says. */
  value: 'ltr' | 'rtl'
  /** The page. */
  children: ReactNode
}

/**
 * Turns the arrow keys of tabs, menus, radio groups and carousels the way the page is read. Without it they go from left to right,
 * since Radix does not look at the document.
 */
export function DirectionProvider({ value, children }: DirectionProviderProps) {
  return <Radix.DirectionProvider dir={value}>{children}</Radix.DirectionProvider>
}

/** The direction in force, for what reads arrow keys itself. */
export function useDirection(): 'ltr' | 'rtl' {
  return Radix.useDirection()
}
