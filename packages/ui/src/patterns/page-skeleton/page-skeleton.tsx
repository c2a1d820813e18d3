import type { ComponentProps } from 'react'
import { cn } from '../../cn.ts'
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx'

export type PageSkeletonKind = 'home' | 'tiles' | 'item' | 'lines' | 'cart' | 'orders' | 'form' | 'text'

interface Shape {
  grid: string
  /** Around heading and parts. */
  frame?: string
  parts: readonly string[]
  /** It begins with its parts, without a heading. */
  bare?: boolean
}

const row = 'h-28 lg:h-13'
const beside = 'lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-x-12'

const shapes: Record<PageSkeletonKind, Shape> = {
  home: { grid: 'grid-cols-2 lg:grid-cols-4', parts: ['col-span-full h-96 rounded-2xl', 'h-52', 'h-52', 'h-52', 'h-52'], bare: true },
  tiles: { grid: 'grid-cols-2 lg:grid-cols-4', parts: ['h-72', 'h-52', 'h-52', 'h-72', 'h-52', 'h-52', 'h-72', 'h-52'] },
  item: {
    grid: beside,
    parts: ['aspect-4/3 rounded-2xl', 'h-96 rounded-2xl'],
    bare: true,
  },
  lines: { grid: '', parts: ['h-28', 'h-28', 'h-28', 'h-28'] },
  // The sums stand beside the lines, and below them on a phone.
  cart: { grid: beside, parts: ['h-28', 'h-28', 'h-28', 'h-64 rounded-2xl lg:col-start-2 lg:row-start-1 lg:row-span-3'] },
  // Search and dates, then the rows, which are cards on a phone.
  orders: { grid: '', parts: ['h-11 lg:max-w-xl', 'h-10 max-lg:hidden', row, row, row, row, row] },
  form: { frame: 'mx-auto max-w-xl', grid: '', parts: ['h-12', 'h-12', 'h-52', 'h-12'] },
  text: { frame: 'max-w-3xl', grid: '', parts: ['h-5', 'h-5', 'h-5 w-2/3', 'mt-4 h-7 w-1/2', 'h-5', 'h-5', 'h-5 w-1/3'] },
}

export interface PageSkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is to come: the first page, a gallery, an item's page, a list of lines, the cart, a table of orders, a form, a text. */
  kind: PageSkeletonKind
}

/** A page that is on its way, in roughly its own shape. */
export function PageSkeleton({ kind, className, ...rest }: PageSkeletonProps) {
  const { frame, grid, parts, bare } = shapes[kind]
  return (
    <div className={cn('page-width min-h-dvh py-8', className)} aria-busy="true" data-kind={kind} {...rest}>
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
