import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router-dom'
import type { CartPageProps } from '../features/cart/cart-page.tsx'
import { pay, type PayResult } from '../features/checkout/pay.ts'
import { PATIENCE, watchPayment } from '../features/checkout/watch-payment.ts'
import * as buyingMessages from '@chitra/messages/buying.ts'
import { useOrderDownloads } from '../features/orders/use-order-downloads.ts'
import { refreshCounts } from '../platform/intents.ts'
import { paths, receiptPath } from '@chitra/paths'
import { currentSession } from '../platform/session.ts'
import { tell } from '../platform/toasts.ts'
import { HOLD_PAGE } from './listing-address.ts'

export interface Checkout {
  payment: CartPageProps['payment']
  problem: string | null
  checkout: () => Promise<void>
  /** Waits for the payment no longer. */
  leavePayment: () => void
}

/** The payment of the cart on the screen, and after a reload in the middle of one, what became of it. */
export function useCheckout(total: number): Checkout {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { downloadOrder } = useOrderDownloads()
  const [payment, setPayment] = useState<CartPageProps['payment']>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const leaving = useRef(new AbortController())
  useEffect(() => () => leaving.current.abort(), [])

  // The cart stays as it is, with the payment done in it, until the receipt is there.
  const showReceipt = async (id: string) => {
    setPayment((current) => ({ ...current, state: 'done' }))
    await navigate(receiptPath(id), { replace: true, state: HOLD_PAGE })
    await refreshCounts()
  }
  useUnfinished(async (id, signal) => {
    setPayment({ state: 'confirming' })
    const { state } = await watchPayment(id, { signal, most: PATIENCE })
    if (signal.aborted) return
    rememberPayment(null)
    if (state === 'paid') return await showReceipt(id)
    setPayment(null)
    if (state === 'none') setProblem(buyingMessages.cart.unknown)
  })

  const end = async (result: PayResult): Promise<void> => {
    switch (result.state) {
      case 'left':
        return setPayment(null)
      case 'unpaid':
        setPayment(null)
        return setProblem(result.words)
      case 'refused':
        setPayment(null)
        tell.error(result.words)
        return await revalidate()
      case 'signed-out':
        return await navigate(paths.home)
      case 'paid':
        void downloadOrder(result.order, result.itemIds)
        return await showReceipt(result.payment)
      case 'paid-unseen':
        return await showReceipt(result.payment)
      case 'pending':
        if (result.words !== '') tell.info(result.words)
        await navigate(receiptPath(result.payment), { replace: true, state: HOLD_PAGE })
        await refreshCounts()
    }
  }
  const checkout = async () => {
    setProblem(null)
    leaving.current.abort()
    const own = (leaving.current = new AbortController())
    const session = currentSession()
    const buyerName = `${session?.firstName ?? ''} ${session?.lastName ?? ''}`.trim()
    const step = (next: NonNullable<CartPageProps['payment']> & { id?: string }) => {
      if (next.id !== undefined) rememberPayment(next.id)
      setPayment(next)
    }
    const result = await pay({ buyerName, shown: total }, step, own.signal)
    // Another payment has begun, or the page is gone.
    if (own !== leaving.current || (own.signal.aborted && result.state !== 'left')) return
    rememberPayment(null)
    await end(result)
  }
  return { payment, problem, checkout, leavePayment: () => leaving.current.abort() }
}

/** Notes in this entry of the history which payment is under way: it is still there after a reload, and in no other tab. */
function rememberPayment(payment: string | null): void {
  history.replaceState({ ...(history.state as object), usr: payment === null ? null : { payment } }, '')
}

/** Calls once with the payment that a reload has cut off. */
function useUnfinished(follow: (id: string, signal: AbortSignal) => Promise<void>): void {
  const { state } = useLocation() as { state: unknown }
  const id = typeof state === 'object' && state !== null && 'payment' in state && typeof state.payment === 'string' ? state.payment : null
  const latest = useRef(follow)
  useEffect(() => {
    if (id === null) return
    const leave = new AbortController()
    void latest.current(id, leave.signal)
    return () => leave.abort()
  }, [id])
}
