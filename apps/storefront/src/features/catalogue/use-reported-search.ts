import { useEffect } from 'react'
import { afterTenSeconds } from '../../platform/after-ten-seconds.ts'

/** Reports what was searched for. By code that comes only then, as nobody waits for it; offline there is nobody to tell. */
export function useReportedSearch(keyword: string): void {
  useEffect(
    () =>
      afterTenSeconds(
        () =>
          void import('../../platform/visitor.ts').then(
            // Nothing comes when the page is about to be renewed.
            (parts: { reportSearch(keyword: string): void } | undefined) => parts?.reportSearch(keyword),
            () => undefined,
          ),
      ),
    [keyword],
  )
}
