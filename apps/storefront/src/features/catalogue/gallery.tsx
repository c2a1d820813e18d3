import { AssetTile, Button, Lightbox, Link, MasonryGallery } from '@chitra/ui'
import { useMemo, useState } from 'react'
import type { Tile } from './tile-view.ts'

export interface GalleryProps {
  label: string
  tiles: readonly Tile[]
  wished: ReadonlySet<string>
  onWishedChange: (change: { id: string; wished: boolean }) => void
  openLabel: string
}

/** Tiles that are surely in view at the start: their pictures are not put off. */
const FIRST = 8

/** The masonry gallery with its lightbox. */
export function Gallery({ label, tiles, wished, onWishedChange, openLabel }: GalleryProps) {
  const [shown, setShown] = useState<number | null>(null)
  const positions = useMemo(() => new Map(tiles.map((tile, index) => [tile.id, index])), [tiles])
  const large = useMemo(() => tiles.map(({ id, title, large: picture }) => ({ id, title, picture })), [tiles])
  return (
    <>
      <MasonryGallery
        aria-label={label}
        items={tiles}
        renderTile={(tile, box) => (
          <AssetTile
            href={tile.href}
            title={tile.title}
            price={tile.price}
            badges={tile.badges}
            picture={tile.picture}
            sizes={`${Math.ceil(box.width)}px`}
            eager={(positions.get(tile.id) ?? 0) < FIRST}
            wished={wished.has(tile.id)}
            onWishedChange={({ wished: next }) => onWishedChange({ id: tile.id, wished: next })}
            onViewLarger={() => setShown(positions.get(tile.id) ?? null)}
          />
        )}
      />
      <Lightbox
        items={large}
        index={shown}
        onIndexChange={({ index }) => setShown(index)}
        renderActions={(item) => (
          <Button asChild variant="secondary" size="sm">
            <Link href={tiles[positions.get(item.id) ?? 0]?.href ?? '/'}>{openLabel}</Link>
          </Button>
        )}
      />
    </>
  )
}
