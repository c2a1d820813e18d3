import type { ComponentProps } from 'react'
import { cn } from '../../cn.ts'
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx'

export type PageSkeletonKind = 'tiles' | 'item' | 'lines' | 'form'

interface Shape {
  grid: string
  /** Around heading and parts. */
  frame?: string
  parts: readonly string[]
  /** It begins with its parts, without a heading. */
  bare?: boolean
}

const shapes: Record<PageSkeletonKind, Shape> = {
  tiles: { grid: 'grid-cols-2 lg:grid-cols-4', parts: ['h-72', 'h-52', 'h-52', 'h-72', 'h-52', 'h-52', 'h-72', 'h-52'] },
  item: {
    grid: 'lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-x-12',
    parts: ['aspect-4/3 rounded-2xl', 'h-96 rounded-2xl'],
    bare: true,
  },
  lines: { grid: '', parts: ['h-28', 'h-28', 'h-28', 'h-28'] },
  form: { frame: 'mx-auto max-w-xl', grid: '', parts: ['h-12', 'h-12', 'h-52', 'h-12'] },
}

export interface PageSkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is to come: a gallery, an item's page, a list of lines, a form. */
  kind: PageSkeletonKind
}

/** A page that is on its way, in roughly its own shape. */
export function PageSkeleton({ kind, className, ...rest }: PageSkeletonProps) {
  const { frame, grid, parts, bare } = shapes[kind]
  return (
    <div className={cn('page-width min-h-dvh py-8', className)} aria-busy="true" {...rest}>
      <div className={frame}>
        {bare ? null : <Skeleton className="mb-8 h-9 w-64" />}
        <div className={`grid gap-4 ${grid}`}>
          {parts.map((part, index) => (
            <Skeleton key={index} className={part} />
          ))}
        </div>
      </div>
    </div>
  )
}
