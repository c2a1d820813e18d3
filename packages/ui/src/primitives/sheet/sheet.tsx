import { lazy, Suspense } from 'react'
import { useHasBeenTrue } from '../../use-has-been-true.ts'
import { fetchSheet } from './fetch-sheet.ts'
import type { SheetProps } from './sheet-props.ts'

const Panel = lazy(async () => ({ default: (await fetchSheet()).SheetPanel }))

/** A panel that slides in from a side and traps focus until it closes. Its code is loaded when it is first opened. */
export function Sheet(props: SheetProps) {
  return useHasBeenTrue(props.open) ? (
    <Suspense fallback={null}>
      <Panel {...props} />
    </Suspense>
  ) : null
}
