import { Activity, Suspense, useContext, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { UNSAFE_DataRouterStateContext as RouterState, UNSAFE_LocationContext as RouterPlace, useOutlet } from 'react-router-dom'
import { ShapeOfPage } from './route-states.tsx'

interface KeptPageProps {
  /** Whether this is the page of the address; another one stays as it was when it was left. */
  current: boolean
  shown: boolean
}

/** A page with what the router says of it. React Router has no public way to hold that still, so its contexts are given again. */
export function KeptPage({ current, shown }: KeptPageProps) {
  const outlet = useOutlet()
  const state = useContext(RouterState)
  const place = useContext(RouterPlace)
  const now = useMemo(() => ({ outlet, state, place }), [outlet, state, place])
  const [seen, setSeen] = useState(now)
  if (current && seen !== now) setSeen(now)
  const page = current ? now : seen
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!shown && CSS.supports('content-visibility', 'hidden')) takeBackDisplay(box.current)
  }, [shown])
  return (
    <div ref={box} className={shown ? undefined : '[content-visibility:hidden]'}>
      <Activity mode={shown ? 'visible' : 'hidden'}>
        <RouterState value={page.state}>
          <RouterPlace value={page.place}>
            <Suspense fallback={<ShapeOfPage />}>{page.outlet}</Suspense>
          </RouterPlace>
        </RouterState>
      </Activity>
    </div>
  )
}

/** `Activity` hides by `display: none`, which forgets the layout of the page. The box hides it as well, and its way back is a quarter of the work. */
function takeBackDisplay(box: HTMLElement | null): void {
  for (const child of box?.children ?? []) if (child instanceof HTMLElement) child.style.removeProperty('display')
}
