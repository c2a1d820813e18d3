import { lazy, type ReactNode, Suspense } from 'react'
import type { PictureData } from '../../primitives/picture/picture.tsx'
import { useOnceTrue } from '../../use-once-true.ts'

export interface LightboxItem {
  /** Tells it from the others. */
  id: string
  /** Above the picture; names the viewer to screen readers. */
  title: string
  /** The large one; `contain` shows the whole of it. */
  picture: PictureData
}

export interface LightboxProps {
  /** What can be walked through, in the order of the page behind. */
  items: ReadonlyArray<LightboxItem>
  /** Which picture shows, from 0; null is closed. */
  index: number | null
  /** Another picture is asked for, or null to close. */
  onIndexChange: (change: { index: number | null }) => void
  /** Under the picture: a link to its page, for example. Without it the picture has that space too. */
  renderActions?: ((item: LightboxItem) => ReactNode) | undefined
  /** Where focus goes at closing, given the last picture shown; otherwise to what had it at opening. */
  returnFocusTo?: ((item: LightboxItem) => HTMLElement | null) | undefined
  /** For the viewer's own box, over the whole screen. */
  className?: string | undefined
}

const Viewer = lazy(async () => ({ default: (await import('./lightbox-viewer.tsx')).LightboxViewer }))

/**
 * Pictures large, one at a time. Arrow keys and swipes move the way the page is read, Home and End go to the ends, Esc closes. It stops
 * at both ends, and fetches the pictures beside the shown one ahead. Its code comes when it is first opened.
 */
export function Lightbox(props: LightboxProps) {
  return useOnceTrue(props.index !== null) ? (
    <Suspense fallback={null}>
      <Viewer {...props} />
    </Suspense>
  ) : null
}
