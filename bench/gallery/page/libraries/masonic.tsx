import { Masonry } from 'masonic'
import { type Contender, formAt, type GalleryItem, Tile, useWindowWidth } from '../contender.tsx'

const Card = ({ data }: { data: GalleryItem }) => <Tile item={data} />

export const Gallery: Contender = ({ items }) => {
  const { columns, gap } = formAt(useWindowWidth())
  return <Masonry items={items} columnCount={columns} columnGutter={gap} itemKey={(item) => item.id} render={Card} />
}
