import {
  Button,
  CartIcon,
  CartLine,
  CartSummary,
  LineList,
  Link,
  ListWithSummary,
  Notice,
  Page,
  Pagination,
  PaymentProgress,
} from '@chitra/ui'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import * as buyingMessages from '@chitra/messages/buying.ts'
import { NothingYet } from '../../platform/nothing-yet.tsx'
import { pageLinks } from '../../platform/page-links.ts'
import { paths, receiptPath } from '@chitra/paths'
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
  payment: { state: 'opening' | 'waiting' | 'stalled' | 'confirming' | 'done'; amount?: string; id?: string } | null
  /** What kept the last payment from its end. */
  problem: string | null
  /** Who the invoice is for, above the button that pays; null where nobody is asked. */
  buyer: ReactNode
  /** The form that asks for that, below the summary; null while it is closed. */
  buyerForm: ReactNode
  onRemove: (line: { id: string }) => void
  onMoveToWishList: (line: { id: string; itemId: string }) => void
  onCheckout: () => void
  /** The buyer waits for the payment no longer. */
  onLeavePayment: () => void
}

const words = buyingMessages.cart

export function CartPage({
  cart,
  page,
  pages,
  owned,
  leaving,
  payment,
  problem,
  buyer,
  buyerForm,
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
  const paying = payment === null ? null : <Payment payment={payment} onLeave={onLeavePayment} />
  const isEmpty = rows.length === 0
  return (
    <Page
      title={words.title}
      count={Math.max(0, cart.count - leaving.size)}
      headingRef={heading}
      kind={isEmpty ? 'boxes' : 'lines'}
      empty={isEmpty && paying === null ? <EmptyCart /> : null}
    >
      {isEmpty ? (
        paying
      ) : (
        <ListWithSummary
          summary={
            <>
              {problem === null ? null : <Problem>{problem}</Problem>}
              {paying}
              {cart.subtotal > 0 ? (
                <CartSummary
                  {...toSummary(cart)}
                  updating={leaving.size > 0}
                  busy={payment !== null && payment.state !== 'stalled'}
                  onCheckout={buyerForm === null ? onCheckout : undefined}
                  buyer={buyer}
                  note={words.payNote}
                />
              ) : null}
              {buyerForm}
            </>
          }
        >
          <LineList
            ref={list}
            pagination={pages > 1 ? <Pagination page={page} pageCount={pages} linkFor={pageLinks(paths.checkout)} /> : null}
          >
            {rows.map((row) => (
              <CartLine
                key={row.id}
                href={row.href}
                title={row.title}
                detail={row.detail}
                owned={row.owned ? { label: words.owned, hint: words.ownedHint } : undefined}
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
          </LineList>
        </ListWithSummary>
      )}
    </Page>
  )
}

/** What kept a payment from its end. The window is gone, so one goes on here, wherever the page stood. */
function Problem({ children }: { children: string }) {
  const notice = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    notice.current?.focus({ preventScroll: true })
    notice.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <Notice ref={notice} tone="error" role="alert" tabIndex={-1} className="scroll-my-24">
      {children}
    </Notice>
  )
}

const EmptyCart = () => (
  <NothingYet title={words.empty} icon={<CartIcon aria-hidden="true" />}>
    {words.emptyText}
  </NothingYet>
)

function Payment({ payment, onLeave }: { payment: NonNullable<CartPageProps['payment']>; onLeave: () => void }) {
  const { state, amount, id } = payment
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // On a phone the button that was pressed is far below.
    if (state !== 'opening') card.current?.scrollIntoView({ block: 'nearest' })
  }, [state])
  if (state !== 'stalled') return <PaymentProgress ref={card} state={state} amount={amount} />
  const wayOut = (
    <>
      <Button variant="secondary" onClick={onLeave}>
        {words.backToCart}
      </Button>
      <Button asChild variant="secondary">
        <Link href={id === undefined ? paths.orders : receiptPath(id)}>{words.toOrders}</Link>
      </Button>
    </>
  )
  return <PaymentProgress ref={card} state="waiting" amount={amount} text={words.stalled} action={wayOut} />
}
