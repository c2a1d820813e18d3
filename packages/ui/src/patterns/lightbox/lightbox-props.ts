import type { ReactNode } from 'react'
import type { PictureData } from '../../primitives/picture/picture.tsx'

export interface LightboxItem {
  /** Unique among the others. */
  id: string
  /** Above the picture; names the viewer to screen readers. */
  title: string
  /** The large one; `contain` shows the whole of it. */
  picture: PictureData
}

export interface LightboxProps {
  /** The pictures, in the order of the page behind. */
  items: ReadonlyArray<LightboxItem>
  /** Which picture shows, from 0; null is closed. */
  index: number | null
  /** Called for another picture, or with null to close. */
  onIndexChange: (change: { index: number | null }) => void
  /** Under the picture: a link to its page, for example. Without it the picture has that space too. */
  renderActions?: ((item: LightboxItem) => ReactNode) | undefined
  /** Where focus goes on closing, given the last picture; by default to the element that had it before. */
  returnFocusTo?: ((item: LightboxItem) => HTMLElement | null) | undefined
  /** For the viewer's own box, over the whole screen. */
  className?: string | undefined
}
