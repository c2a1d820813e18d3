import { Activity, Suspense, useContext, useMemo, useState } from 'react'
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
  return (
    <Activity mode={shown ? 'visible' : 'hidden'}>
      <RouterState value={page.state}>
        <RouterPlace value={page.place}>
          <Suspense fallback={<ShapeOfPage />}>{page.outlet}</Suspense>
        </RouterPlace>
      </RouterState>
    </Activity>
  )
}
