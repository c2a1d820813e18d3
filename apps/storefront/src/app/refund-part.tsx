import { take, toApiError } from '@chitra/api-client'
import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router-dom'
import type { Row } from '../features/orders/order-view.ts'
import { RefundDialog } from '../features/orders/refund-dialog.tsx'
import * as messages from '@chitra/messages/common.ts'
import * as ordersMessages from '@chitra/messages/orders.ts'
import { api } from '../platform/api.ts'
import { wordsFor } from '../platform/failures.ts'
import { paths } from '@chitra/paths'
import { tell } from '../platform/toasts.ts'

/** Asks for the refund of a row's order, or tells what became of it. */
export default function RefundPart({ row, onClose }: { row: Row; onClose: () => void }) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const ask = async (reason: string) => {
    setBusy(true)
    try {
      await take(api.POST('/api/orders/{id}/refund', { params: { path: { id: row.orderNumber } }, body: { reason } }))
      tell.success(ordersMessages.orders.refund.sent)
    } catch (failure) {
      const error = toApiError(failure)
      if (error.kind === 'session') return await navigate(paths.home)
      tell.error(wordsFor(error, messages.somethingWrong))
      // The order is as it was: what was typed stays.
      if (error.code !== 409) return setBusy(false)
    }
    onClose()
    await revalidate()
  }
  return (
    <RefundDialog
      order={row.orderNumber}
      total={row.total}
      asked={row.asked}
      busy={busy}
      onAsk={(reason) => void ask(reason)}
      onClose={onClose}
    />
  )
}
