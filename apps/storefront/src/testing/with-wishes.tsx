import { useStore } from 'jotai'
import { type ComponentType, type JSX, type ReactNode, useState } from 'react'
import { wishesAtom } from '../platform/session.ts'

function Wishing({ ids, children }: { ids: readonly string[]; children: ReactNode }) {
  const store = useStore()
  // Before the story is first drawn.
  useState(() => store.set(wishesAtom, new Set(ids)))
  return children
}

/** A decorator, within `inShop`: a buyer with these items on the wish list. */
export const withWishes =
  (...ids: string[]) =>
  (Story: ComponentType): JSX.Element => (
    <Wishing ids={ids}>
      <Story />
    </Wishing>
  )
