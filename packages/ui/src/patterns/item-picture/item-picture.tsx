import { useId, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../../cn.ts'
import { Picture, type PictureData } from '../../primitives/picture/picture.tsx'
import { StyleRules } from '../../style-rules.tsx'
import { ZipPicture } from '../asset-tile/zip-picture.tsx'

export interface ItemPictureProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** Said in place of a bundle's picture. */
  title: string
  /** Absent for a bundle without a thumbnail. */
  picture?: PictureData | undefined
  /** Over a corner: a wish-list heart, a button that opens the viewer. */
  corner?: ReactNode
}

/** The picture of an item's page, in its own shape, never taller than the view less the header. */
export function ItemPicture({ title, picture, corner, className, ...rest }: ItemPictureProps) {
  const id = useId()
  const ratio = picture === undefined ? 4 / 3 : picture.width / picture.height
  return (
    // Where the browser can, the tile that is opened grows into it (AssetTile's `opening`).
    <div
      data-item-picture={id}
      className={cn('relative mx-auto w-full overflow-hidden rounded-2xl bg-hover [view-transition-name:item-picture]', className)}
      {...rest}
    >
      <StyleRules
        rules={`[data-item-picture="${id}"]{aspect-ratio:${ratio.toFixed(4)};max-width:calc(max(80dvh, 384px) * ${ratio.toFixed(4)})}`}
      />
      {picture === undefined ? (
        <ZipPicture label={title} />
      ) : (
        <Picture picture={picture} eager sizes="(min-width: 991px) 60vw, 100vw" className="size-full" />
      )}
      {corner ? <div className="absolute end-3 top-3 flex gap-2">{corner}</div> : null}
    </div>
  )
}
