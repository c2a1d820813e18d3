import type { ComponentProps } from 'react'
import { cn } from '../../cn.ts'

export type SkeletonProps = ComponentProps<'div'>

/** A placeholder while loading. Size it by className; announce 'loading' once, on the surrounding region. */
export function Skeleton({ className, ...rest }: SkeletonProps) {
  return <div aria-hidden="true" className={cn('shimmer base:rounded-md', className)} {...rest} />
}
