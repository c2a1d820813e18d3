import { Button, CartIcon, CartLine, CartSummary, EmptyState, Link, Notice, PageHeading } from '@chitra/ui'
import { messages } from '../../messages/messages.ts'
import { paths } from '../../platform/paths.ts'
import { type Cart, toRows, toSummary } from './cart-view.ts'

export interface CartPageProps {
  cart: Cart
  /** Ids of lines that are on their way out. */
  leaving: ReadonlySet<string>
  paying: boolean
  /** What kept the last payment from its end. */
  problem: string | null
  onRemove: (line: { id: string }) => void
  onMoveToWishList: (line: { id: string; itemId: string }) => void
  onCheckout: () => void
}

export function CartPage({ cart, leaving, paying, problem, onRemove, onMoveToWishList, onCheckout }: CartPageProps) {
  const rows = toRows(cart)
  return (
    <div className="page-width py-8">
      <PageHeading title={messages.cart.title} count={cart.count} />
      {rows.length === 0 ? (
        <EmptyState
          title={messages.cart.empty}
          icon={<CartIcon aria-hidden="true" />}
          action={
            <Button asChild>
              <Link href={paths.search}>{messages.home.findPicture}</Link>
            </Button>
          }
        >
          {messages.cart.emptyText}
        </EmptyState>
      ) : (
        <div className="mt-4 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-12">
          <ul className="min-w-0 divide-y border-b">
            {rows.map((row) => (
              <CartLine
                key={row.id}
                href={row.href}
                title={row.title}
                detail={row.detail}
                price={row.price}
                picture={row.picture}
                busy={leaving.has(row.id)}
                onRemove={() => onRemove(row)}
                onMoveToWishList={() => onMoveToWishList(row)}
              />
            ))}
          </ul>
          <div className="flex flex-col gap-4 lg:sticky lg:top-24">
            {problem === null ? null : <Notice tone="error">{problem}</Notice>}
            {cart.subtotal > 0 ? (
              <CartSummary {...toSummary(cart)} busy={paying} onCheckout={onCheckout} note={messages.cart.payNote} />
            ) : null}
          </div>
        </div>
      )}
    </div>
  )
}
