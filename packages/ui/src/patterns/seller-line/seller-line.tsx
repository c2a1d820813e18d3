import type { ComponentProps } from 'react'
import { cn } from '../../cn.ts'
import { useLabels } from '../../labels.tsx'
import { itemLabels } from '../../labels/item-labels.ts'
import { Avatar } from '../../primitives/avatar/avatar.tsx'
import { withLang } from '../../with-lang.tsx'

export interface SellerLineProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** The seller's first name; its first letter replaces a missing portrait. */
  name: string
  /** The portrait's address. */
  src?: string | undefined
  /** The seller's own id, for messages about them. */
  sellerId?: string | undefined
}

/** Who made it: portrait, first name, and the id where it is given. */
export function SellerLine({ name, src, sellerId, className, ...rest }: SellerLineProps) {
  const labels = useLabels(itemLabels)
  return (
    <p className={cn('flex items-center gap-3 text-sm text-soft', className)} {...rest}>
      <Avatar name={name} src={src} />
      <span className="min-w-0 wrap-anywhere">
        {labels.by} <strong className="font-semibold text-ink">{withLang(name)}</strong>
        {sellerId === undefined ? null : <span className="block text-xs">{labels.sellerId(sellerId)}</span>}
      </span>
    </p>
  )
}
