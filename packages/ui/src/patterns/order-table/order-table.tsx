import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../cn.ts'
import { useLabels } from '../../labels.tsx'
import { orderLabels } from '../../labels/order-labels.ts'
import { Table, TableBody, TableCell, TableColumn, TableHead, TableRow } from '../../primitives/table/table.tsx'
import { OrderTableRow, OrderTableRowSkeleton, type OrderRow } from './order-row.tsx'

export interface OrderTableProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names the table. */
  caption: string
  /** One page of orders, newest first; when empty, the kit's label is shown. */
  orders: ReadonlyArray<OrderRow>
  /** Called when a download is pressed. */
  onDownload: (download: { id: string }) => void
  /** Called when all files of a row's order are asked for. */
  onDownloadAll?: ((download: { id: string }) => void) | undefined
  /** Called when a row's refund is pressed. */
  onRefund?: ((refund: { id: string }) => void) | undefined
  /** Called when a row's invoice or credit note is pressed. */
  onPaper?: ((paper: { id: string; number: string }) => void) | undefined
  /** True while loading: shows ten shimmering rows of the same height. */
  loading?: boolean | undefined
  /** At the footer's start: '1 to 10 of 24'. */
  range?: ReactNode
  /** At the footer's end: a Pagination. */
  pagination?: ReactNode
}

const rowsWhileLoading = 10

/** Ten rows a page: head 40 px, rows 50, foot 50. Below 991 px each row is a card, so the page never scrolls sideways. */
export function OrderTable({
  caption,
  orders,
  onDownload,
  onDownloadAll,
  onRefund,
  onPaper,
  loading = false,
  range,
  pagination,
  className,
  ...rest
}: OrderTableProps) {
  const labels = useLabels(orderLabels)
  const empty = !loading && orders.length === 0
  return (
    <div className={cn('rounded-2xl border bg-surface max-lg:px-4', className)} aria-busy={loading || undefined} {...rest}>
      {/* With text of twice the size the columns need more room than there is: the table scrolls inside itself. */}
      <div className="md:overflow-x-auto">
        <Table caption={caption} captionHidden className="max-lg:block lg:table-fixed">
          <OrderTableHead actions={widthOfActions(orders)} />
          <TableBody className="max-lg:block">
            {!loading &&
              orders.map((order) => (
                <OrderTableRow
                  key={order.id}
                  order={order}
                  onDownload={onDownload}
                  onDownloadAll={onDownloadAll}
                  onRefund={onRefund}
                  onPaper={onPaper}
                />
              ))}
            {loading && Array.from({ length: rowsWhileLoading }, (_, index) => <OrderTableRowSkeleton key={index} />)}
            {empty && (
              <TableRow className="border-b-0 max-lg:block">
                <TableCell colSpan={8} className="py-12 text-center text-base text-soft max-lg:block">
                  {labels.noOrders}
                </TableCell>
              </TableRow>
            )}
          </TableBody>
        </Table>
      </div>
      <span role="status" className="sr-only">
        {loading && labels.loading}
      </span>
      {(range || pagination) && (
        <div
          data-part="footer"
          className="flex min-h-[50px] flex-wrap items-center justify-between gap-x-4 border-t py-1 text-sm text-soft lg:-mt-px lg:h-[50px] lg:px-5 lg:py-0"
        >
          <bdi className="tabular-nums">{range}</bdi>
          {pagination}
        </div>
      )}
    </div>
  )
}

/** As wide as what stands in the column, in the widest of the fonts that may stand in for the shop's own. */
function widthOfActions(orders: ReadonlyArray<OrderRow>): string {
  if (orders.some(({ papers = [] }) => papers.length > 1)) return 'w-58'
  if (orders.some(({ all }) => all !== undefined)) return 'w-52'
  return orders.some(({ refund, papers = [] }) => refund !== undefined || papers.length > 0) ? 'w-34' : 'w-20'
}

function OrderTableHead({ actions }: { /** Its width. */ actions: string }) {
  const labels = useLabels(orderLabels)
  const columns = [
    [labels.orderNumber, 'w-14'],
    [labels.productImage, 'w-30'],
    [labels.title, ''],
    [labels.price, 'w-30'],
    [labels.description, 'lg:max-xl:w-20'],
    [labels.orderDate, 'w-36'],
    [labels.actions, actions],
    [labels.download, 'w-42'],
  ] as const
  return (
    <TableHead className="max-lg:sr-only">
      <TableRow>
        {columns.map(([name, width]) => (
          <TableColumn key={name} className={width}>
            {name}
          </TableColumn>
        ))}
      </TableRow>
    </TableHead>
  )
}
