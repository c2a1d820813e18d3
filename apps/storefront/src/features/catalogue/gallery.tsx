import { AssetTile, type AssetTileProps, PictureGallery } from '@chitra/ui'
import { useCallback, useRef, useState } from 'react'
import { useViewTransitionState } from 'react-router-dom'
import * as messages from '@chitra/messages/catalogue.ts'
import type { Tile } from './tile-view.ts'
import { useGalleryKeys } from './use-gallery-keys.ts'

export interface GalleryProps {
  label: string
  tiles: readonly Tile[]
  wished: ReadonlySet<string>
  onWishedChange: (change: { id: string; wished: boolean }) => void
}

/** The gallery of a list, with the shop's shortcuts. */
export function Gallery({ label, tiles, wished, onWishedChange }: GalleryProps) {
  const [shown, setShown] = useState<number | null>(null)
  const gallery = useRef<HTMLDivElement>(null)
  useGalleryKeys({ gallery, tiles, shown, onShow: setShown, onWish: (id) => onWishedChange({ id, wished: !wished.has(id) }) })
  return (
    <PictureGallery
      ref={gallery}
      label={label}
      pictures={tiles}
      wished={wished}
      onWishedChange={onWishedChange}
      shown={shown}
      onShownChange={useCallback((change: { shown: number | null }) => setShown(change.shown), [])}
      openLabel={messages.search.open}
      Tile={OpeningTile}
    />
  )
}

/** Where the browser can, the tile that is opened grows into the picture of the item's page. */
function OpeningTile(props: AssetTileProps) {
  return <AssetTile {...props} opening={useViewTransitionState(props.href)} />
}
