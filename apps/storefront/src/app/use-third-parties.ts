import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { afterTenSeconds } from '../platform/after-ten-seconds.ts'
import { isForSecrets } from '@chitra/paths'
import { signInAtom } from '../platform/sign-in.ts'

/**
 * Ten seconds after the load: what is measured, what a payment will need, and where the visitor is (APP-02); never where passwords or personal details are
 * typed (TB-06), and ten seconds after leaving such a page or sheet. None of it may fail loudly.
 */
export function useThirdParties(): void {
  const { pathname } = useLocation()
  const signingIn = useAtomValue(signInAtom) !== null
  const forSecrets = isForSecrets(pathname) || signingIn
  useEffect(
    () =>
      afterTenSeconds(() => {
        // What opens later opens without a connection too.
        if (!navigator.onLine) return
        import('./preload-later.ts').then(
          ({ preloadParts }) => preloadParts(),
          () => undefined,
        )
      }),
    [],
  )
  useEffect(() => {
    if (forSecrets) return
    return afterTenSeconds(() => {
      // Fetched only now: nothing on a page waits for it.
      import('./third-parties.ts').then(
        // Nothing comes when the page is about to be renewed because a file of an earlier release is gone.
        (parts: { loadThirdParties(): void } | undefined) => parts?.loadThirdParties(),
        () => undefined,
      )
    })
  }, [forSecrets])
}
