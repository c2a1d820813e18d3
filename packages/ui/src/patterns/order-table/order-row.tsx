import { cn } from '../../cn.ts'
import { DownloadIcon } from '../../icons.ts'
import { useLabels } from '../../labels.tsx'
import { Link } from '../../link.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { Picture, type PictureData } from '../../primitives/picture/picture.tsx'
import { TableCell, TableRow, type TableCellProps } from '../../primitives/table/table.tsx'
import { ZipPicture } from '../asset-tile/zip-picture.tsx'

export interface OrderRow {
  id: string
  /** The row's number among all orders, from 1. */
  number: number
  picture?: PictureData | undefined
  title: string
  /** Finished, '₹199.00'. */
  price: string
  description: string
  /** Finished, MM/dd/yyyy. */
  orderDate: string
  viewHref: string
  downloading?: boolean | undefined
}

export interface OrderRowProps {
  order: OrderRow
  onDownload: (download: { id: string }) => void
}

/** A row of 50 px from 991 px; below, a card. The roles keep it a row to screen readers whatever CSS makes of it. */
export function OrderTableRow({ order, onDownload }: OrderRowProps) {
  const labels = useLabels()
  return (
    <TableRow
      className={cn(
        'max-lg:grid max-lg:grid-cols-[6rem_1fr] max-lg:gap-x-4 max-lg:gap-y-1 max-lg:py-4 max-lg:last:border-b-0',
        'lg:h-[50px] lg:hover:bg-hover/60',
      )}
    >
      <Cell className="text-soft tabular-nums max-lg:hidden">{order.number}</Cell>
      <Cell className="max-lg:row-span-3">
        <div className="h-18 w-24 overflow-hidden rounded-md lg:h-10 lg:w-14">
          {order.picture === undefined ? (
            <ZipPicture label={order.title} className="p-0.5" />
          ) : (
            <Picture picture={order.picture} decorative sizes="96px" className="size-full" />
          )}
        </div>
      </Cell>
      <Cell className="text-base font-semibold lg:truncate lg:text-sm">{order.title}</Cell>
      <Cell className="tabular-nums">{order.price}</Cell>
      <Cell className="text-soft max-lg:hidden lg:truncate">{order.description}</Cell>
      <Cell className="text-soft tabular-nums lg:text-ink">{order.orderDate}</Cell>
      <Cell className="max-lg:mt-2 max-lg:self-center max-lg:justify-self-center">
        <Link
          href={order.viewHref}
          aria-label={labels.viewItem(order.title)}
          className="inline-flex min-h-9 items-center rounded-sm font-semibold text-neel no-underline hover:underline"
        >
          {labels.view}
        </Link>
      </Cell>
      <Cell className="max-lg:mt-2">
        <Button
          variant="secondary"
          size="sm"
          busy={order.downloading}
          aria-label={labels.downloadItem(order.title)}
          onClick={() => onDownload({ id: order.id })}
          className="max-lg:min-h-11 max-lg:w-full"
        >
          {!order.downloading && <DownloadIcon aria-hidden="true" />}
          {labels.download}
        </Button>
      </Cell>
    </TableRow>
  )
}

function Cell({ className, ...rest }: TableCellProps) {
  return <TableCell className={cn('p-0 max-lg:block max-lg:first:pl-0 max-lg:last:pr-0 lg:px-2.5', className)} {...rest} />
}
