import { MasonryGallery } from '@chitra/ui'
import { type Contender, type GalleryItem, Tile } from '../contender.tsx'

const renderTile = (item: GalleryItem) => <Tile item={item} boxed />

export const Gallery: Contender = ({ items }) => <MasonryGallery items={items} renderTile={renderTile} />
