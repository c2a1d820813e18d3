import type { ComponentProps } from 'react'
import { cn } from '../../cn.ts'
import { Link } from '../../link.tsx'
import { Picture, type PictureData } from '../../primitives/picture/picture.tsx'
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
  /** Cropped to 4:3. */
  picture: PictureData
}

export interface BannerTileGalleryProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** In reading order. */
  tiles: ReadonlyArray<BannerTile>
}

/** The shop's collections in rows: two on a phone, four on a desktop. The words stand below the pictures, so that they hide nothing. */
export function BannerTileGallery({ tiles, className, ...rest }: BannerTileGalleryProps) {
  return (
    <ul className={cn('grid grid-cols-2 gap-x-2.5 gap-y-5 sm:grid-cols-3 sm:gap-x-4 md:gap-y-7 lg:grid-cols-4', className)} {...rest}>
      {tiles.map((tile) => (
        <li key={tile.id} className="min-w-0">
          <BannerTileCard tile={tile} />
        </li>
      ))}
    </ul>
  )
}

function BannerTileCard({ tile }: { tile: BannerTile }) {
  return (
    <Link href={tile.href} className="group block rounded-xl no-underline">
      <span className="block overflow-hidden rounded-xl">
        <Picture
          picture={tile.picture}
          decorative
          sizes="(min-width: 991px) 25vw, (min-width: 640px) 33vw, 50vw"
          className="aspect-4/3 transition-transform duration-200 ease-out group-hover:scale-[1.02] motion-reduce:transform-none"
        />
      </span>
      <span className="mt-2.5 line-clamp-2 text-base font-bold text-ink group-hover:underline lg:text-lg">{withLang(tile.title)}</span>
      <span className="line-clamp-1 text-sm text-soft sm:line-clamp-2">{withLang(tile.keywords)}</span>
    </Link>
  )
}
