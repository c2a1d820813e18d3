import { PictureGallery } from '@chitra/ui'
import { memo, useCallback, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import * as messages from '@chitra/messages/catalogue.ts'
import type { Tile } from './tile-view.ts'
import { useGalleryKeys } from './use-gallery-keys.ts'
import { useHearts } from './use-hearts.ts'

export interface GalleryProps {
  label: string
  tiles: readonly Tile[]
  /** Keep it the same from render to render. */
  onSave: (picture: { id: string; title: string }) => void
  /** The list of what looks like an item; absent where the shop does not search by picture. Keep it the same from render to render. */
  likeLinkFor?: ((id: string) => string) | undefined
}

/** The gallery of a list, with its hearts and the shop's shortcuts. A filter that is chosen above it does not draw it anew, nor a heart in it the page. */
export const Gallery = memo(function Gallery({ label, tiles, onSave, likeLinkFor }: GalleryProps) {
  const { wished, onWishedChange } = useHearts(tiles)
  const { key } = useLocation()
  const [opened, setOpened] = useState<{ key: string; shown: number | null } | null>(null)
  // A link in the large view may lead to another list, which begins without it.
  const shown = opened?.key === key ? opened.shown : null
  const setShown = useCallback((next: number | null) => setOpened({ key, shown: next }), [key])
  const gallery = useRef<HTMLDivElement>(null)
  useGalleryKeys({ gallery, tiles, shown, onShow: setShown, onWish: (id) => onWishedChange({ id, wished: !wished.has(id) }) })
  return (
    <PictureGallery
      ref={gallery}
      label={label}
      name={`${key} ${label}`}
      pictures={tiles}
      wished={wished}
      onWishedChange={onWishedChange}
      onSave={onSave}
      likeLinkFor={likeLinkFor}
      shown={shown}
      onShownChange={useCallback((change: { shown: number | null }) => setShown(change.shown), [setShown])}
      openLabel={messages.search.open}
    />
  )
})
