import type { ComponentProps } from 'react'
import { cn } from '../../cn.ts'
import type { PictureData } from '../../primitives/picture/picture.tsx'
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx'
import { ItemPictureFrame, type ItemPictureFrameProps } from '../item-picture/item-picture-frame.tsx'

export type PageSkeletonKind = 'home' | 'tiles' | 'item' | 'lines' | 'cart' | 'orders' | 'form' | 'text'

interface Shape {
  /** Its distance from header and footer, where that is not the usual one. */
  place?: string
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
  tiles: { grid: 'grid-cols-2 lg:grid-cols-4', parts: ['h-72', 'h-52', 'h-52', 'h-72', 'h-52', 'h-52', 'h-72', 'h-52'] },
  // Words, and pictures beside them.
  home: { grid: 'lg:grid-cols-2 lg:gap-x-12', parts: ['h-72', 'h-72 lg:h-104'], bare: true },
  // As far from the header as ItemLayout's picture, which may stand here already.
  item: { place: 'pt-6 pb-16 lg:pt-8', grid: beside, parts: ['aspect-4/3 rounded-2xl', 'h-96 rounded-2xl'], bare: true },
  lines: { grid: '', parts: ['h-28', 'h-28', 'h-28', 'h-28'] },
  // The sums stand beside the lines.
  cart: { grid: beside, parts: ['h-28', 'h-64 lg:row-span-3', 'h-28', 'h-28'] },
  // Search and dates, then the rows, which are cards on a phone.
  orders: { grid: '', parts: ['h-13', row, row, row, row, row] },
  // Running text beside its links.
  text: { grid: 'lg:grid-cols-[208px_minmax(0,1fr)] lg:gap-x-16', parts: ['h-10 lg:h-60', 'h-96'] },
  form: { frame: 'mx-auto max-w-xl', grid: '', parts: ['h-12', 'h-12', 'h-52', 'h-12'] },
}

export interface PageSkeletonProps extends Omit<ComponentProps<'div'>, 'children'>, Pick<ItemPictureFrameProps, 'growsFrom'> {
  /** What is to come: the home page, a gallery, an item's page, a list of lines, the cart, a table of orders, a form, a text. */
  kind: PageSkeletonKind
  /** An item's, where a file of it is there already: it stands where that of the page will. */
  picture?: Pick<PictureData, 'src' | 'alt' | 'width' | 'height'> | undefined
}

/** A page that is on its way, in roughly its own shape. */
export function PageSkeleton({ kind, picture, growsFrom, className, ...rest }: PageSkeletonProps) {
  const { place, frame, grid, parts, bare } = shapes[kind]
  return (
    <div className={cn('page-width min-h-dvh', place ?? 'py-8', className)} aria-busy="true" data-kind={kind} {...rest}>
      <div className={frame}>
        {bare ? null : <Skeleton className="mb-8 h-9 w-64" />}
        <div className={`grid gap-4 ${grid}`}>
          {parts.map((part, index) =>
            index === 0 && picture !== undefined ? (
              <ItemPictureFrame key={index} ratio={picture.width / picture.height} growsFrom={growsFrom}>
                <img src={picture.src} alt={picture.alt} decoding="sync" draggable={false} className="block size-full object-cover" />
              </ItemPictureFrame>
            ) : (
              <Skeleton key={index} className={part} />
            ),
          )}
        </div>
      </div>
    </div>
  )
}
