import {
  createContext,
  lazy,
  Suspense,
  use,
  useCallback,
  useImperativeHandle,
  useMemo,
  useRef,
  type ComponentProps,
  type ComponentType,
} from 'react'
import type { PictureData } from '../../primitives/picture/picture.tsx'
import { type AlikeItems, AssetTile, type AssetBadge } from '../asset-tile/asset-tile.tsx'
import { Lightbox } from '../lightbox/lightbox.tsx'
import { MasonryGallery, type MasonryGalleryProps } from '../masonry-gallery/masonry-gallery.tsx'
import type { PictureActionsProps } from '../picture-actions/picture-actions.tsx'
import { tileSizes } from './tile-sizes.ts'
import { useArrowKeys } from './use-arrow-keys.ts'

/** Their code comes with the lightbox's. */
const PictureActions = lazy<ComponentType<PictureActionsProps>>(() =>
  import('../picture-actions/picture-actions.tsx').then(
    (module) => ({ default: module.PictureActions }),
    () => ({ default: () => null }),
  ),
)

export interface GalleryPicture {
  /** Unique among the others. */
  id: string
  /** Pixels of the original, for the shape of its tile. */
  width: number
  height: number
  /** Its page. */
  href: string
  title: string
  /** Formatted, '₹199'; absent for what is free or owned, whose badge says so. */
  price?: string | undefined
  /** '₹234.82 with GST' */
  priceNote?: string | undefined
  badges?: ReadonlyArray<AssetBadge> | undefined
  /** How many files a bundle holds. */
  files?: number | undefined
  /** Others of the same shoot, which the list leaves out beside it. */
  alike?: AlikeItems | undefined
  /** Of the tile; absent for a bundle without a thumbnail. */
  picture?: PictureData | undefined
  /** Of the lightbox. */
  large: PictureData
}

export interface PictureGalleryProps extends Omit<ComponentProps<'div'>, 'children'>, Pick<MasonryGalleryProps<GalleryPicture>, 'name'> {
  /** Names the list to screen readers. */
  label: string
  /** In reading order. Keep the list the same from render to render. */
  pictures: ReadonlyArray<GalleryPicture>
  /** Ids of those on the wish list. */
  wished: ReadonlySet<string>
  /** Called when a heart is pressed. Keep the function the same from render to render. */
  onWishedChange: (change: { id: string; wished: boolean }) => void
  /** Called when a picture is to be put on a board; without it that is not offered. Keep the function the same from render to render. */
  onSave?: ((picture: { id: string; title: string }) => void) | undefined
  /** The list of what looks like a picture; without it that is not offered. Keep the function the same from render to render. */
  likeLinkFor?: ((id: string) => string) | undefined
  /** The picture that the lightbox shows, by its place; null while it is shut. */
  shown: number | null
  /** Called when another is to be shown, or none. Keep the function the same from render to render. */
  onShownChange: (change: { shown: number | null }) => void
  /** The words of the lightbox's link to an item's page. */
  openLabel: string
}

/** Tiles that a phone shows whole at the start: their pictures come before all others. Of the next row it shows a strip, which is not to take their share of a slow network. */
const SHOWN_AT_START = 6

/** A gallery of pictures with its lightbox. An arrow key on a tile gives focus to the one that lies that way. */
export function PictureGallery({
  label,
  pictures,
  wished,
  onWishedChange,
  onSave,
  likeLinkFor,
  shown,
  onShownChange,
  openLabel,
  name,
  ref,
  ...rest
}: PictureGalleryProps) {
  const gallery = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => gallery.current as HTMLDivElement)
  const positions = useMemo(() => new Map(pictures.map(({ id }, index) => [id, index])), [pictures])
  const large = useMemo(() => pictures.map(({ id, title, large: picture }) => ({ id, title, picture })), [pictures])
  const renderTile = useCallback(
    (picture: GalleryPicture) => (
      <GalleryTile
        picture={picture}
        index={positions.get(picture.id) ?? 0}
        onWishedChange={onWishedChange}
        onSave={onSave}
        likeLinkFor={likeLinkFor}
        onShownChange={onShownChange}
      />
    ),
    [positions, onWishedChange, onSave, likeLinkFor, onShownChange],
  )
  const keys = useArrowKeys(gallery)
  // The same element again: a heart draws its tile anew, and not the list.
  const list = useMemo(
    () => <MasonryGallery aria-label={label} name={name} items={pictures} renderTile={renderTile} {...keys} />,
    [label, name, pictures, renderTile, keys],
  )
  return (
    <>
      <div ref={gallery} {...rest}>
        <WishedContext value={wished}>{list}</WishedContext>
      </div>
      <Lightbox
        items={large}
        index={shown}
        onIndexChange={({ index }) => onShownChange({ shown: index })}
        returnFocusTo={(item) => gallery.current?.querySelector<HTMLElement>(`[data-tile="${CSS.escape(item.id)}"] a`) ?? null}
        renderActions={(item) => {
          const picture = pictures[positions.get(item.id) ?? 0]
          return picture === undefined ? null : (
            <Suspense fallback={<div className="h-11" />}>
              <PictureActions
                title={picture.title}
                price={picture.price}
                priceNote={picture.priceNote}
                wished={wished.has(picture.id)}
                onWishedChange={(change) => onWishedChange({ id: picture.id, ...change })}
                onSave={onSave && (() => onSave({ id: picture.id, title: picture.title }))}
                likeHref={likeLinkFor?.(picture.id)}
                href={picture.href}
                linkLabel={openLabel}
              />
            </Suspense>
          )
        }}
      />
    </>
  )
}

/** What is on the wish list: each tile asks for itself, so that a heart draws its own tile anew and not all of them. */
const WishedContext = createContext<ReadonlySet<string>>(new Set())

interface GalleryTileProps extends Pick<PictureGalleryProps, 'onWishedChange' | 'onSave' | 'likeLinkFor' | 'onShownChange'> {
  picture: GalleryPicture
  /** Among all, from 0. */
  index: number
}

function GalleryTile({ picture: shown, index, onWishedChange, onSave, likeLinkFor, onShownChange }: GalleryTileProps) {
  const { id, href, title, price, priceNote, badges, files, alike, picture } = shown
  const wished = use(WishedContext).has(id)
  return useMemo(
    () => (
      <AssetTile
        href={href}
        title={title}
        price={price}
        priceNote={priceNote}
        badges={badges}
        files={files}
        alike={alike}
        likeHref={likeLinkFor?.(id)}
        picture={picture}
        sizes={tileSizes}
        eager={index < SHOWN_AT_START}
        wished={wished}
        onWishedChange={(change) => onWishedChange({ id, ...change })}
        onSave={onSave && (() => onSave({ id, title }))}
        onViewLarger={() => onShownChange({ shown: index })}
      />
    ),
    [id, href, title, price, priceNote, badges, files, alike, picture, index, wished, onWishedChange, onSave, likeLinkFor, onShownChange],
  )
}
