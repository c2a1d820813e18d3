import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../cn.ts'
import { useLabels } from '../../labels.tsx'
import { orderLabels } from '../../labels/order-labels.ts'
import { DownloadIcon } from '../../icons.ts'
import { Button } from '../../primitives/button/button.tsx'
import { Checkbox } from '../../primitives/checkbox/checkbox.tsx'
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
  /** Called when a row's licence is pressed. */
  onLicence?: ((licence: { id: string; code: string }) => void) | undefined
  /** Rows can be chosen to be downloaded together; absent where they cannot. */
  selection?: OrderSelection | undefined
  /** True while loading: shows ten shimmering rows of the same height. */
  loading?: boolean | undefined
  /** At the footer's start: '1 to 10 of 24'. */
  range?: ReactNode
  /** At the footer's end: a Pagination. */
  pagination?: ReactNode
}

export interface OrderSelection {
  /** Ids of the chosen rows, on other pages too. */
  ids: ReadonlySet<string>
  /** How many files that is. */
  count: number
  /** Called with the ids of rows of this page that are chosen now, or not any more. */
  onChange: (change: { ids: readonly string[]; selected: boolean }) => void
  /** Called to download what is chosen. */
  onDownload: () => void
  /** Called to choose nothing. */
  onClear: () => void
  /** True while the download is being prepared. */
  busy?: boolean | undefined
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
  onLicence,
  selection,
  loading = false,
  range,
  pagination,
  className,
  ...rest
}: OrderTableProps) {
  const labels = useLabels(orderLabels)
  const empty = !loading && orders.length === 0
  const isChoosing = selection !== undefined && selection.count > 0
  return (
    <div className={cn('rounded-2xl border bg-surface max-lg:px-4', className)} aria-busy={loading || undefined} {...rest}>
      {/* With text of twice the size the columns need more room than there is: the table scrolls inside itself. */}
      <div className="md:overflow-x-auto">
        <Table caption={caption} captionHidden className="max-lg:block lg:table-fixed">
          <OrderTableHead actions={widthOfActions(orders)} orders={orders} selection={loading ? undefined : selection} />
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
                  onLicence={onLicence}
                  selected={selection?.ids.has(order.id)}
                  onSelectedChange={({ id, selected }) => selection?.onChange({ ids: [id], selected })}
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
      {(range || pagination || isChoosing) && (
        <div
          data-part="footer"
          className={cn(
            'flex min-h-[50px] flex-wrap items-center justify-between gap-x-4 border-t py-1 text-sm text-soft lg:-mt-px lg:h-[50px] lg:px-5 lg:py-0',
            // Whatever is in view, what is chosen can be downloaded.
            isChoosing && 'sticky bottom-0 z-20 rounded-b-2xl bg-surface max-lg:-mx-4 max-lg:px-4',
          )}
        >
          {isChoosing ? <Chosen {...selection} /> : <bdi className="tabular-nums">{range}</bdi>}
          {pagination}
        </div>
      )}
    </div>
  )
}

/** As wide as what stands in the column, in the widest of the fonts that may stand in for the shop's own. */
function widthOfActions(orders: ReadonlyArray<OrderRow>): string {
  const hasLicence = orders.some(({ licence }) => licence !== undefined)
  if (orders.some(({ papers = [] }) => papers.length > 1)) return hasLicence ? 'w-74' : 'w-58'
  if (orders.some(({ all }) => all !== undefined)) return 'w-52'
  if (hasLicence) return 'w-48'
  return orders.some(({ refund, papers = [] }) => refund !== undefined || papers.length > 0) ? 'w-34' : 'w-20'
}

/** What is done with the chosen rows, in the place of the range. */
function Chosen({ count, busy, onDownload, onClear }: OrderSelection) {
  const labels = useLabels(orderLabels)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span role="status" className="font-semibold text-ink tabular-nums">
        {labels.chosen(count)}
      </span>
      <Button size="sm" variant="download" icon={<DownloadIcon aria-hidden="true" />} busy={busy} onClick={onDownload}>
        {labels.downloadChosen(count)}
      </Button>
      <Button size="sm" variant="ghost" onClick={onClear}>
        {labels.chooseNothing}
      </Button>
    </div>
  )
}

interface OrderTableHeadProps extends Pick<OrderTableProps, 'orders' | 'selection'> {
  /** The width of the column. */
  actions: string
}

function OrderTableHead({ actions, orders, selection }: OrderTableHeadProps) {
  const labels = useLabels(orderLabels)
  const columns = [
    [labels.orderNumber, selection === undefined ? 'w-14' : 'w-20'],
    [labels.productImage, 'w-30 lg:max-xl:w-20'],
    [labels.title, ''],
    [labels.price, 'w-30 lg:max-xl:w-28'],
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
            {name === labels.orderNumber && selection !== undefined ? <ChooseAll orders={orders} selection={selection} /> : name}
          </TableColumn>
        ))}
      </TableRow>
    </TableHead>
  )
}

/** Chooses all rows of the page, or none of them. Not on cards, whose head nobody sees. */
function ChooseAll({ orders, selection }: { orders: ReadonlyArray<OrderRow>; selection: OrderSelection }) {
  const labels = useLabels(orderLabels)
  const ids = orders.flatMap(({ id, refunded }) => (refunded ? [] : id))
  const chosen = ids.filter((id) => selection.ids.has(id)).length
  const all = ids.length > 0 && chosen === ids.length
  return (
    <span className="flex items-center gap-2.5">
      <Checkbox
        className="max-lg:hidden"
        label={<span className="sr-only">{labels.chooseAll}</span>}
        checked={all || (chosen > 0 && 'indeterminate')}
        onCheckedChange={() => selection.onChange({ ids, selected: !all })}
      />
      {labels.orderNumber}
    </span>
  )
}
