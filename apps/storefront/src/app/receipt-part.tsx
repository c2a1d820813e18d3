import { Button, Link, OrderReceipt } from '@chitra/ui'
import { lazy, useEffect, useRef } from 'react'
import * as ordersMessages from '@chitra/messages/orders.ts'
import { paths } from '@chitra/paths'
import type { Receipt } from '../features/orders/load-receipt.ts'
import { toReceipt } from '../features/orders/receipt-view.ts'
import { useOrderDownloads } from '../features/orders/use-order-downloads.ts'
import { isFocusFree, TAKES_FOCUS } from './arrival-focus.ts'

// Seldom needed: fetched when it is.
const AwaitedPart = lazy(() => import('./awaited-part.tsx'))

/** What has just been paid for, or the payment that is not confirmed yet. */
export default function ReceiptPart({ receipt: { payment, order } }: { receipt: Receipt }) {
  return order === null ? <AwaitedPart key={payment} payment={payment} /> : <Paid key={payment} order={order} />
}

function Paid({ order }: { order: NonNullable<Receipt['order']> }) {
  const { download, downloadOrder, downloadPaper, ...downloads } = useOrderDownloads()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Where the page stands is the router's matter: at its top, or after a reload where it was.
    if (isFocusFree()) heading.current?.focus({ preventScroll: true })
  }, [])
  const receipt = toReceipt(order, downloads)
  return (
    <OrderReceipt
      {...TAKES_FOCUS}
      {...receipt}
      headingRef={heading}
      onDownload={({ id }) => void download([id])}
      onDownloadAll={() =>
        void downloadOrder(
          order._id,
          receipt.files.flatMap(({ id, refunded }) => (refunded === true ? [] : [id])),
        )
      }
      onPaper={({ number }) => void downloadPaper(order._id, number)}
      action={
        <Button asChild variant="secondary" size="sm">
          <Link href={paths.orders}>{ordersMessages.orders.receipt.toAll}</Link>
        </Button>
      }
    />
  )
}
