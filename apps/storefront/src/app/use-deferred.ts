import { useEffect } from 'react'
import { DEFERRED } from '../platform/deferred.ts'

/** Ten seconds after the load: what is measured, what a payment will need, and where the visitor is (APP-02). None of it may fail loudly. */
export function useDeferred(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      // Fetched only now: nothing on a page waits for it.
      import('./deferred.ts').then(
        ({ loadDeferred }) => loadDeferred(),
        () => undefined,
      )
    }, DEFERRED)
    return () => clearTimeout(timer)
  }, [])
}
