import type { LinkProps } from '@chitra/ui'
import { itemIdOf } from '@chitra/paths'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { afterNextFrame } from '../platform/after-next-frame.ts'
import { noteOpenedTile } from './opened-tile.ts'
import { callOffPrefetch, prefetchItem } from './prefetch-item.ts'
import { prefetchItemPage } from './prefetch-item-page.ts'

/** Milliseconds that a pointer rests on a tile before it means it. */
const REST = 90

/** The kit's links through the router. One to an item fetches it when a pointer rests on it or touches it, and notes the picture that grows into the page. */
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
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== 'mouse') return
        resting.current = setTimeout(() => {
          prefetchItem(itemId)
          prefetchItemPage()
        }, REST)
      }}
      onPointerLeave={() => clearTimeout(resting.current)}
      // The code is asked for by the click: where a tap is the first sign of a visitor, its ten files would come before the tap is handled.
      onPointerDown={() => void afterNextFrame().then(() => prefetchItem(itemId))}
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
