import type { ComponentProps } from 'react'
import { cn } from '../../cn.ts'

export type SkeletonProps = ComponentProps<'div'>

/** Holds the place of what is on its way. Size it by className; say 'loading' once, at the region that holds it. */
export function Skeleton({ className, ...rest }: SkeletonProps) {
  return <div aria-hidden="true" className={cn('shimmer rounded-md', className)} {...rest} />
}
