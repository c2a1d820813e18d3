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
  PaymentProgress,
} from '@chitra/ui'
import { useRef } from 'react'
import * as buyingMessages from '../../messages/buying-messages.ts'
import * as messages from '../../messages/messages.ts'
import { paths } from '../../platform/paths.ts'
import { type Cart, type CartRow, toRows, toSummary } from './cart-view.ts'

export interface CartPageProps {
  cart: Cart
  owned: ReadonlySet<string>
  /** Ids of lines that are on their way out: not shown any more, until the server says no. */
  leaving: ReadonlySet<string>
  /** Where the payment stands; null while there is none. */
  payment: { state: 'opening' | 'waiting' | 'confirming' | 'done'; amount?: string } | null
  /** What kept the last payment from its end. */
  problem: string | null
  onRemove: (line: { id: string }) => void
  onMoveToWishList: (line: { id: string; itemId: string }) => void
  onCheckout: () => void
}

export function CartPage({ cart, owned, leaving, payment, problem, onRemove, onMoveToWishList, onCheckout }: CartPageProps) {
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
        <PageHeading title={buyingMessages.cart.title} count={rows.length} />
      </div>
      {rows.length === 0 ? (
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
        <div className="mt-4 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-12">
          <ul ref={list} className="min-w-0 border-t">
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
          <div className="flex flex-col gap-4 lg:sticky lg:top-24">
            {problem === null ? null : (
              <Notice tone="error" role="alert">
                {problem}
              </Notice>
            )}
            {payment === null ? null : <PaymentProgress {...payment} />}
            {cart.subtotal > 0 ? (
              <CartSummary
                {...toSummary(cart)}
                aria-busy={leaving.size > 0}
                className="transition-opacity aria-busy:opacity-60"
                busy={payment !== null}
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

function Owned({ detail }: { detail: string }) {
  return (
    <>
      {detail}
      <Badge tone="free" className="mt-1 flex w-fit">
        <CheckIcon aria-hidden="true" />
        {buyingMessages.cart.owned}
      </Badge>
      <span className="mt-1 block text-xs">{buyingMessages.cart.ownedHint}</span>
    </>
  )
}
