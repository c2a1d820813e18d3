import type { ComponentProps } from 'react'
import { cn } from '../../cn.ts'
import { Link } from '../../link.tsx'
import { Picture, type PictureData } from '../../primitives/picture/picture.tsx'
import { MasonryGallery } from '../masonry-gallery/masonry-gallery.tsx'
import { evenColumns } from './even-columns.ts'

export interface BannerTile {
  /** Its key among the tiles. */
  id: string
  /** The search it stands for. */
  href: string
  /** What the collection is called. */
  title: string
  /** Comma-joined, below the title. */
  keywords: string
  /** Drawn in about its own shape. */
  picture: PictureData
}

export interface BannerTileGalleryProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** In reading order; each is about as high as its picture's shape asks. */
  tiles: ReadonlyArray<BannerTile>
}

const galleryItem = (tile: BannerTile) => ({ id: tile.id, width: tile.picture.width, height: tile.picture.height, tile })

const bannerColumns = (width: number) => (width < 540 ? 2 : width < 900 ? 3 : 4)

/** The shop's collections as a wall of pictures: two columns on a phone, four on a desk, which all end on one line. */
export function BannerTileGallery({ tiles, ...rest }: BannerTileGalleryProps) {
  return (
    <MasonryGallery
      items={tiles.map(galleryItem)}
      columnsAt={bannerColumns}
      arrange={evenColumns}
      renderTile={(item) => <BannerTileCard tile={item.tile} />}
      {...rest}
    />
  )
}

function BannerTileCard({ tile }: { tile: BannerTile }) {
  return (
    <Link
      href={tile.href}
      className={cn(
        'group relative block size-full overflow-hidden rounded-xl no-underline',
        'focus-visible:outline-3 focus-visible:-outline-offset-3 focus-visible:inset-ring-4 focus-visible:inset-ring-paper',
      )}
    >
      <Picture
        picture={tile.picture}
        decorative
        sizes="(min-width: 900px) 25vw, (min-width: 540px) 33vw, 50vw"
        className="size-full transition-transform duration-200 ease-out group-hover:scale-[1.02] motion-reduce:transform-none"
      />
      <span className="scrim-bottom absolute inset-x-0 bottom-0 flex flex-col px-4 pt-12 pb-3.5 text-on-scrim md:pt-16">
        <span className="line-clamp-2 text-base font-bold lg:text-lg">{tile.title}</span>
        <span className="line-clamp-1 text-xs sm:line-clamp-2">{tile.keywords}</span>
      </span>
    </Link>
  )
}
