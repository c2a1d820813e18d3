import { lazy, Suspense } from 'react'
import { useHasBeenTrue } from '../../use-has-been-true.ts'
import type { LightboxProps } from './lightbox-props.ts'

const Viewer = lazy(async () => ({ default: (await import('./lightbox-viewer.tsx')).LightboxViewer }))

/**
 * Pictures large, one at a time. Arrow keys and swipes move the way the page is read, Home and End go to the ends, Esc closes. It stops
 * at both ends, and fetches the pictures beside the shown one ahead. Its code comes when it is first opened.
 */
export function Lightbox(props: LightboxProps) {
  return useHasBeenTrue(props.index !== null) ? (
    <Suspense fallback={null}>
      <Viewer {...props} />
    </Suspense>
  ) : null
}
