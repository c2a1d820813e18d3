import { cn } from '../../cn.ts'
import { useLabels } from '../../labels.tsx'
import { orderLabels } from '../../labels/order-labels.ts'
import { Link } from '../../link.tsx'
import { Badge } from '../../primitives/badge/badge.tsx'
import { Checkbox } from '../../primitives/checkbox/checkbox.tsx'
import { Picture, type PictureData } from '../../primitives/picture/picture.tsx'
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx'
import { TableCell, TableRow, type TableCellProps } from '../../primitives/table/table.tsx'
import { ZipPicture } from '../asset-tile/zip-picture.tsx'
import { withLang } from '../../with-lang.tsx'
import { OrderDownload } from './order-download.tsx'

export interface OrderPaper {
  /** Passed to `onPaper`. */
  number: string
  /** 'Invoice' or 'Credit note'. */
  label: string
}

export interface OrderRow {
  /** The order line's id, passed to `onDownload`. */
  id: string
  /** The row's number among all orders, from 1. */
  number: number
  /** Absent for a bundle without a thumbnail, which shows the default zip picture. */
  picture?: PictureData | undefined
  /** The item's title. */
  title: string
  /** Formatted, '₹199.00'. */
  price: string
  /** The paid amount including tax: '₹234.82'. */
  paid?: string | undefined
  /** The order's number. */
  orderNumber?: string | undefined
  /** Truncated to one line; not shown in a card. */
  description: string
  /** Formatted, MM/dd/yyyy. */
  orderDate: string
  /** The item's page. */
  viewHref: string
  /** True while its file downloads: the button shows a spinner and ignores presses. */
  downloading?: boolean | undefined
  /** Progress of the download, from 0 to 1, if the length is known. */
  progress?: number | undefined
  /** True when refunded: a badge replaces the download button. */
  refunded?: boolean | undefined
  /** Its order's invoice and credit notes, by their numbers. */
  papers?: ReadonlyArray<OrderPaper> | undefined
  /** All files of its order as one zip, where there are several: how many, and whether the download is being prepared. */
  all?: { count: number; downloading?: boolean | undefined } | undefined
  /** The code of its licence, passed to `onLicence`. Absent once refunded. */
  licence?: string | undefined
  /** The label of its refund button: 'Refund', 'Refund asked for'. Absent if there is nothing to request or report. */
  refund?: string | undefined
}

export interface OrderRowProps {
  /** What was bought. */
  order: OrderRow
  /** Called when its download is pressed. */
  onDownload: (download: { id: string }) => void
  /** Called when all files of its order are asked for. */
  onDownloadAll?: ((download: { id: string }) => void) | undefined
  /** Called when its refund is pressed. */
  onRefund?: ((refund: { id: string }) => void) | undefined
  /** Called when one of its papers is pressed. */
  onPaper?: ((paper: { id: string; number: string }) => void) | undefined
  /** Called when its licence is pressed. */
  onLicence?: ((licence: { id: string; code: string }) => void) | undefined
  /** Whether it is chosen; absent where rows cannot be chosen. */
  selected?: boolean | undefined
  /** Called when it is chosen or not any more. */
  onSelectedChange?: ((change: { id: string; selected: boolean }) => void) | undefined
}

const rowClasses = cn(
  'max-lg:relative max-lg:grid max-lg:grid-cols-[96px_minmax(0,1fr)] max-lg:gap-x-4 max-lg:py-4 max-lg:last:border-b-0',
  'md:max-lg:grid-cols-[96px_minmax(0,1fr)_auto_auto_auto] md:max-lg:items-center md:max-lg:gap-x-5',
  'lg:h-[50px] lg:hover:bg-hover/60',
)

/** Where each cell stands in a card, which from 768 px is a wide one; the order is the reading order. */
const cellClasses = {
  number: 'text-soft tabular-nums',
  picture: 'max-md:row-span-3 md:max-lg:row-span-2 md:max-lg:col-start-1 md:max-lg:row-start-1',
  title: 'text-base font-semibold md:max-lg:col-start-2 md:max-lg:row-start-1 md:max-lg:self-end lg:truncate lg:text-sm',
  price: 'tabular-nums md:max-lg:col-start-2 md:max-lg:row-start-2 md:max-lg:self-start',
  description: 'text-soft max-lg:hidden lg:truncate',
  orderDate: 'text-soft tabular-nums md:max-lg:col-start-3 md:max-lg:row-span-2 md:max-lg:row-start-1 lg:text-ink',
  view: 'max-md:col-span-2 max-md:mt-2 max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-4 md:max-lg:col-start-4 md:max-lg:row-span-2 md:max-lg:row-start-1',
  download: 'max-md:col-span-2 max-md:mt-1 md:max-lg:col-start-5 md:max-lg:row-span-2 md:max-lg:row-start-1',
}

const pictureClasses = 'h-18 w-24 overflow-hidden rounded-md lg:h-10 lg:w-14'

/** In a card the box stands on the corner of the picture. */
const choiceClasses = 'max-lg:absolute max-lg:start-2 max-md:top-6 max-lg:z-10 md:max-lg:top-1/2 md:max-lg:-translate-y-7'

const paperClasses = 'inline-flex min-h-9 cursor-pointer items-center rounded-sm font-semibold whitespace-nowrap text-neel hover:underline'

const smallActionClasses =
  'min-h-6 cursor-pointer rounded-sm text-start text-xs text-neel hover:underline max-lg:min-h-9 lg:whitespace-nowrap'

/** A row of 50 px from 991 px; below, a card. The roles keep it a row to screen readers whatever CSS makes of it. */
export function OrderTableRow({
  order,
  onDownload,
  onDownloadAll,
  onRefund,
  onPaper,
  onLicence,
  selected,
  onSelectedChange,
}: OrderRowProps) {
  const labels = useLabels(orderLabels)
  const hasSecondLine = order.refund !== undefined || order.all !== undefined
  return (
    <TableRow className={rowClasses}>
      <Cell className={cn(cellClasses.number, selected === undefined || order.refunded ? 'max-lg:hidden' : choiceClasses)}>
        <span className="flex items-center gap-2.5">
          {selected === undefined || order.refunded ? null : (
            <Checkbox
              label={<span className="sr-only">{withLang(labels.choose(order.title))}</span>}
              checked={selected}
              onCheckedChange={(next) => onSelectedChange?.({ id: order.id, selected: next })}
            />
          )}
          <span className={cn('max-lg:hidden', selected !== undefined && order.refunded && 'lg:ms-10')}>{order.number}</span>
        </span>
      </Cell>
      <Cell className={cellClasses.picture}>
        <div className={pictureClasses}>
          {order.picture === undefined ? (
            <ZipPicture label={order.title} className="p-0.5" />
          ) : (
            <Picture picture={order.picture} decorative sizes="96px" className="size-full" />
          )}
        </div>
      </Cell>
      <Cell className={cellClasses.title}>
        <span className="max-lg:line-clamp-2">{withLang(order.title)}</span>
      </Cell>
      <Cell className={cellClasses.price}>
        {order.price}
        <Note>{order.paid === undefined ? undefined : labels.paid(order.paid)}</Note>
      </Cell>
      <Cell className={cellClasses.description}>{withLang(order.description)}</Cell>
      <Cell className={cellClasses.orderDate}>
        {order.orderDate}
        <Note>{order.orderNumber === undefined ? undefined : labels.orderNumbered(order.orderNumber)}</Note>
      </Cell>
      <Cell className={cellClasses.view}>
        <span className="inline-flex flex-wrap gap-x-3 lg:flex-nowrap">
          <Link
            href={order.viewHref}
            aria-label={labels.viewItem(order.title)}
            className={cn(
              'inline-flex min-h-9 items-center rounded-sm font-semibold text-neel no-underline hover:underline',
              hasSecondLine && 'lg:min-h-6',
            )}
          >
            {labels.view}
          </Link>
          {order.papers?.map(({ number, label }) => (
            <button
              key={number}
              type="button"
              aria-label={labels.paperOf(label, number)}
              className={cn(paperClasses, hasSecondLine && 'lg:min-h-6')}
              onClick={() => onPaper?.({ id: order.id, number })}
            >
              {label}
            </button>
          ))}
          {order.licence === undefined ? null : (
            <button
              type="button"
              aria-label={labels.licenceOf(order.licence, order.title)}
              className={cn(paperClasses, hasSecondLine && 'lg:min-h-6')}
              onClick={() => onLicence?.({ id: order.id, code: order.licence ?? '' })}
            >
              {labels.licence}
            </button>
          )}
        </span>
        {hasSecondLine ? (
          <span className="flex flex-wrap gap-x-3 md:max-lg:flex-col lg:flex-nowrap">
            {order.refund === undefined ? null : (
              <button
                type="button"
                aria-label={labels.refundOf(order.refund, order.title)}
                className={smallActionClasses}
                onClick={() => onRefund?.({ id: order.id })}
              >
                {order.refund}
              </button>
            )}
            {order.all === undefined ? null : (
              <button
                type="button"
                aria-label={labels.allFilesOf(order.all.count, order.orderNumber ?? '')}
                aria-busy={order.all.downloading || undefined}
                className={cn(smallActionClasses, 'aria-busy:cursor-progress aria-busy:text-soft')}
                onClick={() => {
                  if (order.all?.downloading !== true) onDownloadAll?.({ id: order.id })
                }}
              >
                {labels.allFiles(order.all.count)}
              </button>
            )}
          </span>
        ) : null}
      </Cell>
      <Cell className={cellClasses.download}>
        {order.refunded ? (
          <Badge className="max-lg:mt-1">{labels.refunded}</Badge>
        ) : (
          <OrderDownload
            title={order.title}
            downloading={order.downloading}
            progress={order.progress}
            onDownload={() => onDownload({ id: order.id })}
          />
        )}
      </Cell>
    </TableRow>
  )
}

/** An optional second line of a cell. */
function Note({ children }: { children: string | undefined }) {
  return children === undefined ? null : (
    <span className="block text-xs text-soft max-md:ms-2 max-md:inline lg:whitespace-nowrap">{children}</span>
  )
}

/** As high as an order row, so that nothing moves when orders arrive. A phone shows as many as fit its screen. */
export function OrderTableRowSkeleton() {
  return (
    <TableRow aria-hidden="true" className={cn(rowClasses, 'max-lg:nth-4:border-b-0 max-lg:nth-[n+5]:hidden')}>
      <Cell className={cellClasses.number}>
        <Skeleton className="h-3.5 w-4 rounded-xs" />
      </Cell>
      <Cell className={cellClasses.picture}>
        <Skeleton className={pictureClasses} />
      </Cell>
      <Cell className={cellClasses.title}>
        <Skeleton className="my-1 h-4 w-4/5 rounded-xs" />
      </Cell>
      <Cell className={cellClasses.price}>
        <Skeleton className="h-3.5 w-14 rounded-xs" />
      </Cell>
      <Cell className={cellClasses.description}>
        <Skeleton className="h-3.5 w-full rounded-xs" />
      </Cell>
      <Cell className={cellClasses.orderDate}>
        <Skeleton className="h-3.5 w-20 rounded-xs" />
      </Cell>
      <Cell className={cellClasses.view}>
        <Skeleton className="h-3.5 w-9 rounded-xs" />
      </Cell>
      <Cell className={cellClasses.download}>
        <Skeleton className="h-11 w-full md:w-30 lg:h-9" />
      </Cell>
    </TableRow>
  )
}

function Cell({ className, ...rest }: TableCellProps) {
  return <TableCell className={cn('p-0 base:max-lg:block max-lg:first:ps-0 max-lg:last:pe-0 lg:px-2.5', className)} {...rest} />
}
