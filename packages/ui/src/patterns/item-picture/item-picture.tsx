import type { ComponentProps, ReactNode } from 'react'
import { Picture, type PictureData, type PictureProps } from '../../primitives/picture/picture.tsx'
import { ZipPicture } from '../asset-tile/zip-picture.tsx'
import { ItemPictureFrame, type ItemPictureFrameProps } from './item-picture-frame.tsx'

export interface ItemPictureProps
  extends
    Omit<ComponentProps<'div'>, 'title' | 'children' | 'ref'>,
    Pick<PictureProps, 'meanwhile'>,
    Pick<ItemPictureFrameProps, 'growsFrom'> {
  /** Said in place of a bundle's picture. */
  title: string
  /** Absent for a bundle without a thumbnail. */
  picture?: PictureData | undefined
  /** Over a corner: a wish-list heart, a button that opens the viewer. */
  corner?: ReactNode
}

/** The picture of an item's page, in its own shape, never taller than the view less the header. */
export function ItemPicture({ title, picture, meanwhile, corner, ...rest }: ItemPictureProps) {
  return (
    <ItemPictureFrame ratio={picture === undefined ? 4 / 3 : picture.width / picture.height} {...rest}>
      {picture === undefined ? (
        <ZipPicture label={title} />
      ) : (
        <Picture picture={picture} meanwhile={meanwhile} eager sizes="(min-width: 991px) 60vw, 100vw" className="size-full" />
      )}
      {corner ? <div className="absolute end-3 top-3 flex gap-2">{corner}</div> : null}
    </ItemPictureFrame>
  )
}
