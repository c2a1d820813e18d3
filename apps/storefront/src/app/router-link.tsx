import type { LinkProps } from '@chitra/ui'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { idOfItemPath } from '../platform/paths.ts'
import { prefetchItem } from './prefetch-item.ts'

/** Milliseconds that a pointer rests on a tile before it means it. */
const REST = 90

const itemIdOf = (href: string): string | null => (/^\/(image|graphic)\/[^/]+$/.test(href) ? idOfItemPath(href) : null)
const movesPlease = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches

/** The kit's links through the router. One to an item fetches it when a pointer rests on it, and lets the tile grow into the page. */
export function RouterLink({ href, ...rest }: LinkProps) {
  const itemId = itemIdOf(href)
  return itemId === null ? <Link to={href} {...rest} /> : <ItemLink href={href} itemId={itemId} {...rest} />
}

/** The item and the code of its page; a failure is told when the page is opened. */
function prefetch(itemId: string): void {
  prefetchItem(itemId)
  void import('./routes/item.tsx').catch(() => undefined)
}

function ItemLink({ href, itemId, ...rest }: LinkProps & { itemId: string }) {
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
  return (
    <Link
      to={href}
      viewTransition={movesPlease()}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') resting.current = setTimeout(() => prefetch(itemId), REST)
      }}
      onPointerLeave={() => clearTimeout(resting.current)}
      onPointerDown={() => prefetch(itemId)}
      {...rest}
    />
  )
}
