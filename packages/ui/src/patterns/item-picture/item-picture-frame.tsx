import { useId, useRef, type ComponentProps } from 'react'
import { cn } from '../../cn.ts'
import { StyleRules } from '../../style-rules.tsx'
import { type Growth, useGrowth } from './use-growth.ts'

export interface ItemPictureFrameProps extends Omit<ComponentProps<'div'>, 'ref'> {
  /** The picture's width over its height. */
  ratio: number
  /** Where the tile stood by which it was opened: the picture grows from there. */
  growsFrom?: Growth | undefined
}

/** The place of an item's picture: in its own shape, never taller than the view less the header. */
export function ItemPictureFrame({ ratio, growsFrom, className, children, ...rest }: ItemPictureFrameProps) {
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  useGrowth(frame, growsFrom)
  return (
    <div
      ref={frame}
      data-item-picture={id}
      className={cn('relative mx-auto w-full overflow-hidden rounded-2xl bg-hover', className)}
      {...rest}
    >
      <StyleRules
        rules={`[data-item-picture="${id}"]{aspect-ratio:${ratio.toFixed(4)};max-width:calc(max(80dvh, 384px) * ${ratio.toFixed(4)})}`}
      />
      {children}
    </div>
  )
}
