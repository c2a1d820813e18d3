import { AssetTile, Lightbox, MasonryGallery, PictureActions } from '@chitra/ui'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useViewTransitionState } from 'react-router-dom'
import * as messages from '@chitra/messages/catalogue.ts'
import { TILE_SIZES } from './tile-sizes.ts'
import type { Tile } from './tile-view.ts'
import { useGalleryKeys } from './use-gallery-keys.ts'

export interface GalleryProps {
  label: string
  tiles: readonly Tile[]
  wished: ReadonlySet<string>
  onWishedChange: (change: { id: string; wished: boolean }) => void
}

/** Tiles that are surely in view at the start: their pictures are not put off. */
const FIRST = 8

/** The masonry gallery with its lightbox and its keys. */
export function Gallery({ label, tiles, wished, onWishedChange }: GalleryProps) {
  const [shown, setShown] = useState<number | null>(null)
  const gallery = useRef<HTMLDivElement>(null)
  const positions = useMemo(() => new Map(tiles.map((tile, index) => [tile.id, index])), [tiles])
  const large = useMemo(() => tiles.map(({ id, title, large: picture }) => ({ id, title, picture })), [tiles])
  const keys = useGalleryKeys({
    gallery,
    tiles,
    shown,
    onShow: setShown,
    onWish: (id) => onWishedChange({ id, wished: !wished.has(id) }),
  })
  const renderTile = useCallback(
    (tile: Tile) => {
      const index = positions.get(tile.id) ?? 0
      return (
        <GalleryTile
          tile={tile}
          eager={index < FIRST}
          wished={wished.has(tile.id)}
          onWishedChange={onWishedChange}
          onViewLarger={() => setShown(index)}
        />
      )
    },
    [positions, wished, onWishedChange],
  )
  return (
    <>
      <div ref={gallery}>
        <MasonryGallery aria-label={label} items={tiles} renderTile={renderTile} {...keys} />
      </div>
      <Lightbox
        items={large}
        index={shown}
        onIndexChange={({ index }) => setShown(index)}
        returnFocusTo={(item) => gallery.current?.querySelector<HTMLElement>(`[data-tile="${CSS.escape(item.id)}"] a`) ?? null}
        renderActions={(item) => {
          const tile = tiles[positions.get(item.id) ?? 0]
          return tile === undefined ? null : (
            <PictureActions
              title={tile.title}
              price={tile.price}
              priceNote={tile.priceNote}
              wished={wished.has(tile.id)}
              onWishedChange={(change) => onWishedChange({ id: tile.id, ...change })}
              href={tile.href}
              linkLabel={messages.search.open}
            />
          )
        }}
      />
    </>
  )
}

interface GalleryTileProps extends Pick<GalleryProps, 'onWishedChange'> {
  tile: Tile
  eager: boolean
  wished: boolean
  onViewLarger: () => void
}

function GalleryTile({ tile, onWishedChange, ...rest }: GalleryTileProps) {
  // Where the browser can, the tile that is opened grows into the picture of the item's page.
  const opening = useViewTransitionState(tile.href)
  return (
    <AssetTile
      href={tile.href}
      title={tile.title}
      price={tile.price}
      priceNote={tile.priceNote}
      badges={tile.badges}
      picture={tile.picture}
      sizes={TILE_SIZES}
      {...rest}
      opening={opening}
      onWishedChange={({ wished }) => onWishedChange({ id: tile.id, wished })}
    />
  )
}
