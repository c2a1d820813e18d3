import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../cn.ts'
import { useLabels } from '../../labels.tsx'
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx'
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx'
import { OrderTableRow, type OrderRow } from './order-row.tsx'

export interface OrderTableProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names the table. */
  caption: string
  orders: readonly OrderRow[]
  onDownload: (download: { id: string }) => void
  loading?: boolean | undefined
  /** In the footer, left: '1 to 10 of 24'. */
  range?: ReactNode
  /** In the footer, right: a Pagination. */
  pagination?: ReactNode
}

const rowsWhileLoading = 10

/** Ten rows a page: head 40 px, rows 50, foot 50. Below 991 px each row is a card, so the page never scrolls sideways. */
export function OrderTable({ caption, orders, onDownload, loading = false, range, pagination, className, ...rest }: OrderTableProps) {
  const labels = useLabels()
  const empty = !loading && orders.length === 0
  return (
    <div className={cn('rounded-2xl border bg-surface max-lg:px-4', className)} aria-busy={loading || undefined} {...rest}>
      <table role="table" className="w-full border-collapse text-left text-sm max-lg:block lg:table-fixed">
        <caption className="sr-only">{caption}</caption>
        <OrderTableHead />
        <tbody role="rowgroup" className="max-lg:block">
          {!loading && orders.map((order) => <OrderTableRow key={order.id} order={order} onDownload={onDownload} />)}
          {loading && <LoadingRows />}
          {empty && (
            <tr role="row" className="max-lg:block">
              <td role="cell" colSpan={8} className="py-12 text-center text-base text-soft max-lg:block">
                {labels.noOrders}
              </td>
            </tr>
          )}
        </tbody>
      </table>
      {(range || pagination) && (
        <div
          data-part="footer"
          className="flex min-h-[50px] flex-wrap items-center justify-between gap-x-4 border-t py-1 text-sm text-soft lg:-mt-px lg:h-[50px] lg:px-5 lg:py-0"
        >
          <span className="tabular-nums">{range}</span>
          {pagination}
        </div>
      )}
    </div>
  )
}

function OrderTableHead() {
  const labels = useLabels()
  const columns = [
    [labels.orderNumber, 'w-14'],
    [labels.productImage, 'w-30'],
    [labels.title, ''],
    [labels.price, 'w-24'],
    [labels.description, ''],
    [labels.orderDate, 'w-28'],
    [labels.actions, 'w-20'],
    [labels.download, 'w-42'],
  ] as const
  return (
    <thead role="rowgroup" className="max-lg:sr-only">
      <tr role="row" className="h-10 border-b">
        {columns.map(([name, width]) => (
          <th
            key={name}
            role="columnheader"
            scope="col"
            className={cn('px-2.5 text-xs font-semibold text-soft first:pl-5 last:pr-5', width)}
          >
            {name}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function LoadingRows() {
  const labels = useLabels()
  return Array.from({ length: rowsWhileLoading }, (_, index) => (
    <tr key={index} role="row" className="border-b max-lg:block max-lg:py-4 lg:h-[50px]">
      <td role="cell" colSpan={8} className="max-lg:block lg:px-5">
        <Skeleton className="h-18 w-full lg:h-7" />
        {index === 0 && <VisuallyHidden>{labels.loading}</VisuallyHidden>}
      </td>
    </tr>
  ))
}
