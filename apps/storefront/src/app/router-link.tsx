import type { LinkProps } from '@chitra/ui'
import { useRef } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'
import { idOfItemPath } from '../platform/paths.ts'
import { prefetchItem } from './prefetch-item.ts'

/** Milliseconds that a pointer rests on a tile before it means it. */
const REST = 90

const itemIdOf = (href: string): string | null => (/^\/(image|graphic)\/[^/]+$/.test(href) ? idOfItemPath(href) : null)
const movesPlease = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches

/** The kit's links through the router. One to an item fetches it when a pointer rests on it, and lets the tile grow into the page. */
export function RouterLink({ href, ...rest }: LinkProps) {
  const itemId = itemIdOf(href)
  return itemId === null ? <PlainLink href={href} {...rest} /> : <ItemLink href={href} itemId={itemId} {...rest} />
}

/** The router's own Link, without what it knows of frameworks and their prefetching: 2 kB that nothing here uses. */
function PlainLink({ href, viewTransition = false, onClick, target, children, ...rest }: LinkProps & { viewTransition?: boolean }) {
  const goTo = useLinkClickHandler(href, { ...(target === undefined ? {} : { target }), viewTransition })
  return (
    <a
      {...rest}
      href={useHref(href)}
      target={target}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) goTo(event)
      }}
    >
      {children}
    </a>
  )
}

/** The item and the code of its page; a failure is told when the page is opened. */
function prefetch(itemId: string): void {
  prefetchItem(itemId)
  void import('./routes/item.tsx').catch(() => undefined)
}

function ItemLink({ href, itemId, ...rest }: LinkProps & { itemId: string }) {
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
  return (
    <PlainLink
      href={href}
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
