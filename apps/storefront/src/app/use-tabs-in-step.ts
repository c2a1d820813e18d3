import { useEffect } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router-dom'
import { refreshCounts } from '../platform/intents.ts'
import { paths } from '@chitra/paths'
import { isPrivate } from '../platform/private-pages.ts'
import { currentSession } from '../platform/session.ts'
import { keepTabsInStep } from '../platform/tabs.ts'

/** The page follows what other tabs do: it is left when its session has ended, and asked for anew when what it shows has changed. */
export function useTabsInStep(): void {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  useEffect(
    () =>
      keepTabsInStep((about) => {
        if (about === 'session') {
          if (currentSession() === null && isPrivate(pathname)) return void navigate(paths.home, { replace: true })
          void refreshCounts()
          void revalidate()
        } else if (pathname === paths.checkout || pathname === paths.wishList) void revalidate()
      }),
    [pathname, navigate, revalidate],
  )
}
