import { Button, Link, PaymentProgress, useLater } from '@chitra/ui'
import { useEffect } from 'react'
import { useNavigate, useRevalidator } from 'react-router-dom'
import * as buyingMessages from '@chitra/messages/buying.ts'
import * as ordersMessages from '@chitra/messages/orders.ts'
import { paths } from '@chitra/paths'
import { PATIENCE, watchPayment } from '../features/checkout/watch-payment.ts'
import { refreshCounts } from '../platform/intents.ts'

/** Asks until the payment is known, and loads the page again then. */
export default function AwaitedPart({ payment }: { payment: string }) {
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const isLate = useLater(true, PATIENCE)
  useEffect(() => {
    const leave = new AbortController()
    void watchPayment(payment, { signal: leave.signal }).then(async ({ state }) => {
      if (leave.signal.aborted) return
      if (state === 'paid') await Promise.all([revalidate(), refreshCounts()])
      else await navigate(paths.orders, { replace: true })
    })
    return () => leave.abort()
  }, [payment, navigate, revalidate])
  if (!isLate) return <PaymentProgress state="confirming" />
  const toCart = (
    <Button asChild variant="secondary">
      <Link href={paths.checkout}>{buyingMessages.cart.backToCart}</Link>
    </Button>
  )
  return <PaymentProgress state="confirming" text={ordersMessages.orders.receipt.notPaid} action={toCart} />
}
