import { cn } from '../../cn.ts'
import { DownloadIcon } from '../../icons.ts'
import { useLabels } from '../../labels.tsx'
import { orderLabels } from '../../labels/order-labels.ts'
import { Link } from '../../link.tsx'
import { Badge } from '../../primitives/badge/badge.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { Picture, type PictureData } from '../../primitives/picture/picture.tsx'
import { Progress } from '../../primitives/progress/progress.tsx'
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx'
import { TableCell, TableRow, type TableCellProps } from '../../primitives/table/table.tsx'
import { ZipPicture } from '../asset-tile/zip-picture.tsx'

export interface OrderRow {
  /** The order line's, given back by `onDownload`. */
  id: string
  /** The row's number among all orders, from 1. */
  number: number
  /** Absent for a bundle without a thumbnail: the default zip picture stands in. */
  picture?: PictureData | undefined
  /** The item's. */
  title: string
  /** Finished, '₹199.00'. */
  price: string
  /** One line, cut; a card leaves it out. */
  description: string
  /** Finished, MM/dd/yyyy. */
  orderDate: string
  /** The item's page. */
  viewHref: string
  /** Its file is on the way: the button turns a spinner and takes no press. */
  downloading?: boolean | undefined
  /** How far its file is, from 0 to 1, where the length is known. */
  progress?: number | undefined
  /** The money went back, and the right to download with it: a badge stands in the button's place. */
  refunded?: boolean | undefined
}

export interface OrderRowProps {
  /** What was bought. */
  order: OrderRow
  /** Its download was asked for. */
  onDownload: (download: { id: string }) => void
}

const rowClasses = cn(
  'max-lg:grid max-lg:grid-cols-[6rem_minmax(0,1fr)_auto] max-lg:gap-x-4 max-lg:py-4 max-lg:last:border-b-0',
  'md:max-lg:grid-cols-[6rem_minmax(0,1fr)_auto_auto_auto] md:max-lg:items-center md:max-lg:gap-x-5',
  'lg:h-[50px] lg:hover:bg-hover/60',
)

/** Where each cell stands in a card, which from 768 px is a wide one; the order is the reading order. */
const cellClasses = {
  number: 'text-soft tabular-nums max-lg:hidden',
  picture: 'max-lg:row-span-2 md:max-lg:col-start-1 md:max-lg:row-start-1',
  title: 'text-base font-semibold max-md:col-span-2 md:max-lg:col-start-2 md:max-lg:row-start-1 md:max-lg:self-end lg:truncate lg:text-sm',
  price: 'tabular-nums max-md:self-end md:max-lg:col-start-2 md:max-lg:row-start-2 md:max-lg:self-start',
  description: 'text-soft max-lg:hidden lg:truncate',
  orderDate: 'text-soft tabular-nums max-md:self-end md:max-lg:col-start-3 md:max-lg:row-span-2 md:max-lg:row-start-1 lg:text-ink',
  view: 'max-md:mt-3 max-md:self-center max-md:justify-self-center md:max-lg:col-start-4 md:max-lg:row-span-2 md:max-lg:row-start-1',
  download: 'max-md:col-span-2 max-md:mt-3 md:max-lg:col-start-5 md:max-lg:row-span-2 md:max-lg:row-start-1',
}

const pictureClasses = 'h-18 w-24 overflow-hidden rounded-md lg:h-10 lg:w-14'

/** A row of 50 px from 991 px; below, a card. The roles keep it a row to screen readers whatever CSS makes of it. */
export function OrderTableRow({ order, onDownload }: OrderRowProps) {
  const labels = useLabels(orderLabels)
  return (
    <TableRow className={rowClasses}>
      <Cell className={cellClasses.number}>{order.number}</Cell>
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
        <span className="max-lg:line-clamp-2">{order.title}</span>
      </Cell>
      <Cell className={cellClasses.price}>{order.price}</Cell>
      <Cell className={cellClasses.description}>{order.description}</Cell>
      <Cell className={cellClasses.orderDate}>{order.orderDate}</Cell>
      <Cell className={cellClasses.view}>
        <Link
          href={order.viewHref}
          aria-label={labels.viewItem(order.title)}
          className="inline-flex min-h-9 items-center rounded-sm font-semibold text-neel no-underline hover:underline"
        >
          {labels.view}
        </Link>
      </Cell>
      <Cell className={cellClasses.download}>
        {order.refunded ? (
          <Badge className="max-lg:mt-1">{labels.refunded}</Badge>
        ) : (
          <DownloadButton order={order} onDownload={onDownload} />
        )}
      </Cell>
    </TableRow>
  )
}

/** The button stays what it is while the file comes, so that focus stays too; a bar along its foot says how far it is. */
function DownloadButton({ order, onDownload }: OrderRowProps) {
  const labels = useLabels(orderLabels)
  return (
    <div className="relative max-md:w-full md:inline-block">
      <Button
        variant="secondary"
        size="sm"
        busy={order.downloading}
        aria-label={labels.downloadItem(order.title)}
        onClick={() => onDownload({ id: order.id })}
        className="max-lg:min-h-11 max-md:w-full"
      >
        {!order.downloading && <DownloadIcon aria-hidden="true" />}
        {labels.download}
      </Button>
      {order.downloading && order.progress !== undefined ? (
        <Progress label={labels.downloadItem(order.title)} value={order.progress} className="absolute inset-x-2 bottom-1 h-1 w-auto" />
      ) : null}
    </div>
  )
}

/** As high as an order, so that nothing moves when the orders come. A phone shows as many as its screen holds. */
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
  return <TableCell className={cn('p-0 max-lg:block max-lg:first:ps-0 max-lg:last:pe-0 lg:px-2.5', className)} {...rest} />
}
