import { useId, type ComponentProps } from 'react'
import { cn } from '../../cn.ts'
import { StyleRules } from '../../style-rules.tsx'

export interface ItemPictureFrameProps extends ComponentProps<'div'> {
  /** The picture's width over its height. */
  ratio: number
}

/** The place of an item's picture: in its own shape, never taller than the view less the header. Where the browser can, the tile that is opened grows into it. */
export function ItemPictureFrame({ ratio, className, children, ...rest }: ItemPictureFrameProps) {
  const id = useId()
  return (
    <div
      data-item-picture={id}
      className={cn('relative mx-auto w-full overflow-hidden rounded-2xl bg-hover [view-transition-name:item-picture]', className)}
      {...rest}
    >
      <StyleRules
        rules={`[data-item-picture="${id}"]{aspect-ratio:${ratio.toFixed(4)};max-width:calc(max(80dvh, 384px) * ${ratio.toFixed(4)})}`}
      />
      {children}
    </div>
  )
}
