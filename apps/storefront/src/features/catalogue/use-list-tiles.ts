import { useMemo } from 'react'
import type { FoundImages } from './find-images.ts'
import { toTile } from './tile-view.ts'

/** The tiles of a list and of what is related to it. */
export function useListTiles({ image, related }: Pick<FoundImages, 'image' | 'related'>, owned: ReadonlySet<string>) {
  const tiles = useMemo(() => image.map((item) => toTile(item, owned)), [image, owned])
  const relatedTiles = useMemo(() => related.map((item) => toTile(item, owned)), [related, owned])
  return { tiles, related: relatedTiles }
}
