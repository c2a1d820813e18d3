import type { ComponentProps } from 'react'
import { cn } from '../../cn.ts'
import { useLabels } from '../../labels.tsx'
import { Avatar } from '../../primitives/avatar/avatar.tsx'

export interface SellerLineProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** The seller's first name; its first letter stands in for the portrait. */
  name: string
  /** The portrait's address. */
  src?: string | undefined
}

/** Who made it: portrait and first name. */
export function SellerLine({ name, src, className, ...rest }: SellerLineProps) {
  const labels = useLabels()
  return (
    <p className={cn('flex items-center gap-3 text-sm text-soft', className)} {...rest}>
      <Avatar name={name} src={src} />
      <span className="min-w-0 wrap-anywhere">
        {labels.by} <strong className="font-semibold text-ink">{name}</strong>
      </span>
    </p>
  )
}
