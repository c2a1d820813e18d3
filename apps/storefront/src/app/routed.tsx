import { useLayoutEffect, useState } from 'react'
import { RouterProvider } from 'react-router-dom'
import type { createRouter } from './router.tsx'

/**
 * The router's pages, for a first drawing in slices. RouterProvider reads the router's state while it is drawn and listens only once it stands; what
 * changes in between it would never hear of. Then it is drawn anew, at once and before anything is painted.
 */
export function Routed({ router }: { router: ReturnType<typeof createRouter> }) {
  const [turn, setTurn] = useState(0)
  const drawn = router.state
  // After each drawing of this part, of which there is one, or two.
  useLayoutEffect(() => {
    if (router.state !== drawn) setTurn(turn + 1)
  })
  return <RouterProvider key={turn} router={router} />
}
