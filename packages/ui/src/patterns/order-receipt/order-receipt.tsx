import { useId, type ComponentProps, type ReactNode, type Ref } from 'react'
import { cn } from '../../cn.ts'
import { CheckIcon, DownloadIcon } from '../../icons.ts'
import { useLabels } from '../../labels.tsx'
import { orderLabels } from '../../labels/order-labels.ts'
import { Link } from '../../link.tsx'
import { Badge } from '../../primitives/badge/badge.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { Picture, type PictureData } from '../../primitives/picture/picture.tsx'
import { withLang } from '../../with-lang.tsx'
import { ZipPicture } from '../asset-tile/zip-picture.tsx'
import type { OrderPaper } from '../order-table/order-row.tsx'
import { OrderDownload } from '../order-table/order-download.tsx'

export interface ReceiptFile {
  /** Passed to `onDownload`. */
  id: string
  /** The item's title; two lines at most. */
  title: string
  /** The item's page. */
  href: string
  /** Absent for a bundle without a thumbnail, which shows the default zip picture. */
  picture?: PictureData | undefined
  /** Formatted: '₹199.00' or 'Free'. */
  price: string
  /** True while it downloads, or waits for its turn. */
  downloading?: boolean | undefined
  /** Progress of the download, from 0 to 1, if the length is known. */
  progress?: number | undefined
  /** True once it has been downloaded; it can be downloaded again. */
  downloaded?: boolean | undefined
  /** True when refunded: a badge replaces the download button. */
  refunded?: boolean | undefined
}

export interface OrderReceiptProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** Its heading: thanks for the order. */
  title: string
  /** The heading, for who gives it the focus when the receipt appears. */
  headingRef?: Ref<HTMLHeadingElement> | undefined
  /** The order's number. */
  orderNumber: string
  /** Formatted, MM/dd/yyyy. */
  orderDate: string
  /** What was paid, with its tax: '₹704.46 paid, with ₹107.46 GST'. */
  paid: string
  /** What was bought. */
  files: ReadonlyArray<ReceiptFile>
  /** Called when a file's download is pressed. */
  onDownload: (download: { id: string }) => void
  /** Called when 'Download all' is pressed, which stands where there are several files. */
  onDownloadAll: () => void
  /** Its invoice, or receipt. */
  papers?: ReadonlyArray<OrderPaper> | undefined
  /** Called when the invoice is pressed. */
  onPaper?: ((paper: { number: string }) => void) | undefined
  /** At the end: the link to all orders. */
  action?: ReactNode
}

/** Two columns; what is last in the left one has the list's own rule below it. */
const severalClasses = 'lg:grid-cols-2 lg:[&>:nth-last-child(2):nth-child(odd)]:border-b-0'

/** An order that has just been paid: its number, what was paid, and each file with its download. */
export function OrderReceipt({
  title,
  headingRef,
  orderNumber,
  orderDate,
  paid,
  files,
  onDownload,
  onDownloadAll,
  papers = [],
  onPaper,
  action,
  className,
  ...rest
}: OrderReceiptProps) {
  const labels = useLabels(orderLabels)
  const headingId = useId()
  const toDownload = files.filter(({ refunded }) => refunded !== true)
  // Nothing is left to begin.
  const busy =
    toDownload.some(({ downloading }) => downloading) && toDownload.every(({ downloading, downloaded }) => downloading || downloaded)
  return (
    <section aria-labelledby={headingId} className={cn('rounded-2xl border bg-surface p-5 md:p-7', className)} {...rest}>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="flex min-w-0 items-start gap-3.5">
          <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-leaf-soft text-leaf" aria-hidden="true">
            <CheckIcon className="size-6" />
          </span>
          <div className="min-w-0">
            <h2
              ref={headingRef}
              id={headingId}
              tabIndex={headingRef ? -1 : undefined}
              className="scroll-mt-24 text-xl focus:outline-none md:text-2xl"
            >
              {title}
            </h2>
            <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-soft tabular-nums">
              <span>{labels.orderNumbered(orderNumber)}</span>
              <span>{orderDate}</span>
              <bdi className="font-semibold text-ink">{paid}</bdi>
            </p>
          </div>
        </div>
        {toDownload.length > 1 ? (
          <Button
            variant="download"
            icon={<DownloadIcon aria-hidden="true" />}
            busy={busy}
            onClick={onDownloadAll}
            className="max-md:w-full"
          >
            {labels.downloadAll}
          </Button>
        ) : null}
      </div>
      <ul className={cn('mt-5 grid gap-x-10 border-y', files.length > 1 && severalClasses)}>
        {files.map((file) => (
          <FileLine key={file.id} file={file} isOnly={toDownload.length === 1} onDownload={onDownload} />
        ))}
      </ul>
      {action || papers.length > 0 ? (
        <div className="mt-5 flex flex-wrap gap-2.5">
          {papers.map(({ number, label }) => (
            <Button
              key={number}
              variant="secondary"
              aria-label={labels.paperOf(label, number)}
              onClick={() => onPaper?.({ number })}
              icon={<DownloadIcon aria-hidden="true" />}
            >
              {label}
            </Button>
          ))}
          {action}
        </div>
      ) : null}
    </section>
  )
}

function FileLine({ file, isOnly, onDownload }: { file: ReceiptFile; isOnly: boolean } & Pick<OrderReceiptProps, 'onDownload'>) {
  const labels = useLabels(orderLabels)
  return (
    <li
      aria-busy={file.downloading || undefined}
      className="grid grid-cols-[88px_minmax(0,1fr)] items-center gap-x-4 gap-y-3 border-b py-4 last:border-b-0 md:grid-cols-[88px_minmax(0,1fr)_auto]"
    >
      <div className="h-18 w-22 overflow-hidden rounded-lg">
        {file.picture === undefined ? (
          <ZipPicture label={file.title} className="p-0.5" />
        ) : (
          <Picture picture={file.picture} decorative sizes="88px" className="size-full" />
        )}
      </div>
      <div className="min-w-0">
        <Link href={file.href} className="line-clamp-2 font-semibold wrap-anywhere text-ink no-underline hover:underline">
          {withLang(file.title)}
        </Link>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-3 text-sm text-soft">
          <span className="tabular-nums">{file.price}</span>
          <span role="status">
            {file.downloaded && !file.downloading ? (
              <span className="inline-flex items-center gap-1 font-semibold text-leaf">
                <CheckIcon aria-hidden="true" className="size-4" />
                {labels.downloaded}
                <span className="sr-only">: {file.title}</span>
              </span>
            ) : null}
          </span>
        </p>
      </div>
      <div className="max-md:col-span-2">
        {file.refunded ? (
          <Badge>{labels.refunded}</Badge>
        ) : (
          <OrderDownload
            title={file.title}
            variant={isOnly ? 'download' : 'secondary'}
            downloading={file.downloading}
            progress={file.progress}
            onDownload={() => onDownload({ id: file.id })}
          />
        )}
      </div>
    </li>
  )
}
