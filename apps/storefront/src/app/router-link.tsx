import type { LinkProps } from '@chitra/ui'
import { itemIdOf } from '@chitra/paths'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { isServer } from '../platform/is-server.ts'
import { noteOpenedTile } from './opened-tile.ts'
import { callOffPrefetch, prefetchItem } from './prefetch-item.ts'
import { prefetchItemPage } from './use-item-page-ahead.ts'

/** Milliseconds that a pointer rests on a tile before it means it. */
const REST = 90

// The server cannot know; the attribute is no part of the document.
const wantsMotion = (): boolean => isServer || !matchMedia('(prefers-reduced-motion: reduce)').matches

function prefetch(itemId: string): void {
  prefetchItem(itemId)
  prefetchItemPage()
}

/** The kit's links through the router. One to an item fetches it when a pointer rests on it or touches it, and lets the tile grow into the page. */
export function RouterLink({ href, ...rest }: LinkProps) {
  const itemId = itemIdOf(href)
  return itemId === null ? <Link to={href} discover="none" {...rest} /> : <ItemLink href={href} itemId={itemId} {...rest} />
}

function ItemLink({ href, itemId, onClick, ...rest }: LinkProps & { itemId: string }) {
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
  return (
    <Link
      to={href}
      discover="none"
      viewTransition={wantsMotion()}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') resting.current = setTimeout(() => prefetch(itemId), REST)
      }}
      onPointerLeave={() => clearTimeout(resting.current)}
      onPointerDown={() => prefetch(itemId)}
      // The finger scrolls.
      onPointerCancel={() => callOffPrefetch(itemId)}
      onClick={(event) => {
        noteOpenedTile(itemId, event.currentTarget)
        onClick?.(event)
      }}
      {...rest}
    />
  )
}
