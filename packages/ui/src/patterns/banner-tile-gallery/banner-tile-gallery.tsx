import { useMemo, type ComponentProps } from 'react'
import { cn } from '../../cn.ts'
import { Link } from '../../link.tsx'
import { Picture, type PictureData } from '../../primitives/picture/picture.tsx'
import { MasonryGallery } from '../masonry-gallery/masonry-gallery.tsx'
import { evenColumns } from './even-columns.ts'
import { withLang } from '../../with-lang.tsx'

export interface BannerTile {
  /** Unique among the tiles. */
  id: string
  /** The address of its search. */
  href: string
  /** The collection's name. */
  title: string
  /** Comma-joined, below the title. */
  keywords: string
  /** Shown at about its own aspect ratio. */
  picture: PictureData
}

export interface BannerTileGalleryProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** In reading order; each is about as high as its picture's aspect ratio. */
  tiles: ReadonlyArray<BannerTile>
}

const galleryItem = (tile: BannerTile) => ({ id: tile.id, width: tile.picture.width, height: tile.picture.height, tile })

const bannerSteps = [
  { from: 0, columns: 2, gap: 10, typical: 358 },
  { from: 540, columns: 3, gap: 16, typical: 704 },
  { from: 900, columns: 4, gap: 16, typical: 1256 },
]

const renderCard = ({ tile }: ReturnType<typeof galleryItem>) => <BannerTileCard tile={tile} />

/** The shop's collections as a wall of pictures: two columns on a phone, four on a desktop, all ending on one line. */
export function BannerTileGallery({ tiles, ...rest }: BannerTileGalleryProps) {
  const items = useMemo(() => tiles.map(galleryItem), [tiles])
  return <MasonryGallery items={items} steps={bannerSteps} arrange={evenColumns} renderTile={renderCard} {...rest} />
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
        <span className="line-clamp-2 text-base font-bold lg:text-lg">{withLang(tile.title)}</span>
        <span className="line-clamp-1 text-xs sm:line-clamp-2">{withLang(tile.keywords)}</span>
      </span>
    </Link>
  )
}
