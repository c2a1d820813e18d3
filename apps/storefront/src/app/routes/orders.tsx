import * as messages from '@chitra/messages/orders.ts'
import { useAtomValue } from 'jotai'
import { lazy, Suspense, useState } from 'react'
import { type LoaderFunctionArgs, redirect, useLoaderData, useNavigation } from 'react-router-dom'
import { loadOrders } from '../../features/orders/load-orders.ts'
import { loadReceipt } from '../../features/orders/load-receipt.ts'
import { useChoice } from '../../features/orders/use-choice.ts'
import { useOnScreen } from '../../features/orders/on-screen.ts'
import { OrdersPage } from '../../features/orders/orders-page.tsx'
import { useOrderDownloads } from '../../features/orders/use-order-downloads.ts'
import { useOrderQuery } from '../../features/orders/use-order-query.ts'
import { usePaper } from '../../features/orders/use-paper.ts'
import { type Loaded, withHead } from '../../platform/route-head.ts'
import { sessionAtom } from '../../platform/session.ts'
import { CHOSEN } from '../../platform/use-downloads.ts'
import { requireSession } from '../guard.ts'

// Seldom needed: fetched when it is.
const RefundPart = lazy(() => import('../refund-part.tsx'))
const ReceiptPart = lazy(() => import('../receipt-part.tsx'))
const NOTHING = { subtotal: 0, tax: 0, total: 0 }

export async function loader({ request }: LoaderFunctionArgs) {
  requireSession(request)
  const [orders, receipt] = await Promise.all([loadOrders(request), loadReceipt(request)])
  return typeof orders === 'string' ? redirect(orders) : { ...orders, receipt }
}

export const handle = withHead(() => ({ name: messages.orders.title, index: false }))

export function Component() {
  const { rows, page, count, sums, asked, dates, today, receipt } = useLoaderData<Loaded<typeof loader>>()
  const [refundOf, setRefundOf] = useState<string | null>(null)
  const loading = useNavigation().state === 'loading'
  const session = useAtomValue(sessionAtom)
  const { progress, download, downloadOrder, downloadChosen, downloadPaper, downloadCertificate } = useOrderDownloads()
  const choice = useChoice(rows, JSON.stringify(asked))
  const saveChosen = async () => {
    if (await downloadChosen(choice.itemIds)) choice.clear()
  }
  const paper = usePaper({ rows, count, asked })
  useOnScreen()
  const refundRow = rows.find(({ id }) => id === refundOf)
  const buyer = session === null ? '' : `${session.firstName} ${session.lastName}`.trim()
  return (
    <>
      <OrdersPage
        {...useOrderQuery()}
        rows={rows}
        count={count}
        page={page}
        loading={loading}
        progress={progress}
        print={{ buyer, dates, printedOn: today, rows: paper.rows, count, sums: sums ?? NOTHING }}
        receipt={receipt === null ? null : <ReceiptPart receipt={receipt} />}
        onDownload={({ itemId }) => void download([itemId])}
        onDownloadAll={({ orderId }) => void downloadOrder(orderId)}
        onRefund={({ id }) => setRefundOf(id)}
        onPaper={({ orderId, number }) => void downloadPaper(orderId, number)}
        onLicence={({ code }) => void downloadCertificate(code)}
        selection={{
          ids: choice.ids,
          count: choice.itemIds.length,
          onChange: choice.change,
          onDownload: () => void saveChosen(),
          onClear: choice.clear,
          busy: progress.has(CHOSEN),
        }}
        onPrint={paper.print}
      />
      <Suspense fallback={null}>
        {refundRow === undefined ? null : <RefundPart key={refundRow.id} row={refundRow} onClose={() => setRefundOf(null)} />}
      </Suspense>
    </>
  )
}
