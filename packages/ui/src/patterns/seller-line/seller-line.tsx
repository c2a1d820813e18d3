import type { ComponentProps } from 'react'
import { cn } from '../../cn.ts'
import { useLabels } from '../../labels.tsx'
import { Avatar } from '../../primitives/avatar/avatar.tsx'

export interface SellerLineProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** First name. */
  name: string
  src?: string | undefined
}

export function SellerLine({ name, src, className, ...rest }: SellerLineProps) {
  const labels = useLabels()
  return (
    <p className={cn('flex items-center gap-3 text-sm text-soft', className)} {...rest}>
      <Avatar name={name} src={src} />
      <span>
        {labels.by} <strong className="font-semibold text-ink">{name}</strong>
      </span>
    </p>
  )
}
