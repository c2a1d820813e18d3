import {
  Badge,
  Button,
  CartIcon,
  CartLine,
  CartSummary,
  CheckIcon,
  EmptyState,
  Link,
  Notice,
  PageHeading,
  Pagination,
  PaymentProgress,
  withLang,
} from '@chitra/ui'
import { useRef } from 'react'
import * as buyingMessages from '@chitra/messages/buying.ts'
import * as messages from '@chitra/messages/common.ts'
import { pageLinks } from '../../platform/page-links.ts'
import { paths } from '@chitra/paths'
import { type Cart, type CartRow, toRows, toSummary } from './cart-view.ts'

export interface CartPageProps {
  /** One page of the lines, with the sums of all. */
  cart: Cart
  /** From 1. */
  page: number
  pages: number
  owned: ReadonlySet<string>
  /** Ids of lines that are on their way out: not shown any more, until the server says no. */
  leaving: ReadonlySet<string>
  /** Where the payment stands; null while there is none. */
  payment: { state: 'opening' | 'waiting' | 'stalled' | 'confirming' | 'done'; amount?: string } | null
  /** What kept the last payment from its end. */
  problem: string | null
  onRemove: (line: { id: string }) => void
  onMoveToWishList: (line: { id: string; itemId: string }) => void
  onCheckout: () => void
  /** The buyer waits for the payment no longer. */
  onLeavePayment: () => void
}

export function CartPage({
  cart,
  page,
  pages,
  owned,
  leaving,
  payment,
  problem,
  onRemove,
  onMoveToWishList,
  onCheckout,
  onLeavePayment,
}: CartPageProps) {
  const rows = toRows(cart, owned).filter(({ id }) => !leaving.has(id))
  const list = useRef<HTMLUListElement>(null)
  const heading = useRef<HTMLDivElement>(null)
  // The line goes with the button that had focus: the next line's takes it, or the heading.
  const passFocusFrom = (row: CartRow) => {
    const next = rows[rows.indexOf(row) + 1] ?? rows[rows.indexOf(row) - 1]
    const links = list.current?.querySelectorAll<HTMLElement>('li a:not([tabindex])')
    const target = next === undefined ? heading.current : (links?.[rows.indexOf(next)] ?? heading.current)
    target?.focus()
  }
  return (
    <div className="page-width pt-6 pb-16 lg:pt-10">
      <div ref={heading} tabIndex={-1} className="focus:outline-none">
        <PageHeading title={buyingMessages.cart.title} count={Math.max(0, cart.count - leaving.size)} />
      </div>
      {rows.length === 0 && payment !== null ? (
        <div className="mt-6">
          <Payment payment={payment} onLeave={onLeavePayment} />
        </div>
      ) : rows.length === 0 ? (
        <EmptyState
          title={buyingMessages.cart.empty}
          icon={<CartIcon aria-hidden="true" />}
          action={
            <Button asChild>
              <Link href={paths.search}>{messages.findPicture}</Link>
            </Button>
          }
        >
          {buyingMessages.cart.emptyText}
        </EmptyState>
      ) : (
        <div className="mt-4 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-12">
          <div className="min-w-0">
            <ul ref={list} className="border-t">
              {rows.map((row) => (
                <CartLine
                  key={row.id}
                  href={row.href}
                  title={row.title}
                  detail={row.owned ? <Owned detail={row.detail} /> : row.detail}
                  price={row.price}
                  priceNote={row.priceNote}
                  picture={row.picture}
                  onRemove={() => {
                    passFocusFrom(row)
                    onRemove(row)
                  }}
                  onMoveToWishList={() => {
                    passFocusFrom(row)
                    onMoveToWishList(row)
                  }}
                />
              ))}
            </ul>
            {pages > 1 ? <Pagination className="mt-6" page={page} pageCount={pages} linkFor={pageLinks(paths.checkout)} /> : null}
          </div>
          <div className="flex flex-col gap-4 lg:sticky lg:top-24">
            {problem === null ? null : (
              <Notice tone="error" role="alert">
                {problem}
              </Notice>
            )}
            {payment === null ? null : <Payment payment={payment} onLeave={onLeavePayment} />}
            {cart.subtotal > 0 ? (
              <CartSummary
                {...toSummary(cart)}
                aria-busy={leaving.size > 0}
                className="transition-opacity aria-busy:opacity-60"
                busy={payment !== null && payment.state !== 'stalled' && payment.state !== 'done'}
                onCheckout={onCheckout}
                note={buyingMessages.cart.payNote}
              />
            ) : null}
          </div>
        </div>
      )}
    </div>
  )
}

function Payment({ payment, onLeave }: { payment: NonNullable<CartPageProps['payment']>; onLeave: () => void }) {
  const words = buyingMessages.cart
  const toOrders = (
    <Button asChild variant={payment.state === 'done' ? 'download' : 'secondary'}>
      <Link href={paths.orders}>{words.toOrders}</Link>
    </Button>
  )
  if (payment.state === 'done') return <PaymentProgress {...payment} state="done" action={toOrders} />
  if (payment.state !== 'stalled') return <PaymentProgress {...payment} state={payment.state} />
  const wayOut = (
    <>
      <Button variant="secondary" onClick={onLeave}>
        {words.backToCart}
      </Button>
      {toOrders}
    </>
  )
  return <PaymentProgress {...payment} state="waiting" text={words.stalled} action={wayOut} />
}

function Owned({ detail }: { detail: string }) {
  return (
    <>
      {withLang(detail)}
      <Badge tone="free" className="mt-1 flex w-fit">
        <CheckIcon aria-hidden="true" />
        {buyingMessages.cart.owned}
      </Badge>
      <span className="mt-1 block text-xs">{buyingMessages.cart.ownedHint}</span>
    </>
  )
}
