import { VirtuosoMasonry } from '@virtuoso.dev/masonry'
import { type Contender, formAt, type GalleryItem, Tile, useWindowWidth } from '../contender.tsx'

// Virtuoso has no gap, so each tile gets a padding of half a gap.
const Card = ({ data }: { data: GalleryItem }) => (
  <div style={{ padding: formAt(innerWidth).gap / 2 }}>
    <Tile item={data} />
  </div>
)

export const Gallery: Contender = ({ items }) => {
  const { columns } = formAt(useWindowWidth())
  return <VirtuosoMasonry data={items} columnCount={columns} ItemContent={Card} useWindowScroll />
}
