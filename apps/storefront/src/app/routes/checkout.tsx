import * as messages from '@chitra/messages/buying.ts'
import { paths } from '@chitra/paths'
import { useAtomValue } from 'jotai'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useFetchers, useLoaderData, useSubmit } from 'react-router-dom'
import { loadBilling } from '../../features/billing/use-billing.ts'
import { loadCart, takeOut } from '../../features/cart/cart-calls.ts'
import { CartPage } from '../../features/cart/cart-page.tsx'
import { pageLinks } from '../../platform/page-links.ts'
import { type Loaded, withHead } from '../../platform/route-head.ts'
import { ownedAtom } from '../../platform/session.ts'
import { textOf } from '../form-text.ts'
import { requireSession } from '../guard.ts'
import { leavingIds } from '../leaving-ids.ts'
import { pageAsked, pagesOf } from '../page-asked.ts'
import { useBuyerStep } from '../use-buyer-step.tsx'
import { useCheckout } from '../use-checkout.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  requireSession(request)
  const page = pageAsked(request)
  const [cart, billing] = await Promise.all([loadCart(page, request.signal), loadBilling(request.signal)])
  const pages = pagesOf(cart.count)
  return page > pages ? redirect(pageLinks(paths.checkout)(pages)) : { cart, billing, page, pages }
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData()
  await takeOut({ id: textOf(form, 'id') ?? '', wish: textOf(form, 'wish') })
  return null
}

export const handle = withHead(() => ({ name: messages.cart.title, index: false }))

export function Component() {
  const { cart, billing, page, pages } = useLoaderData<Loaded<typeof loader>>()
  const submit = useSubmit()
  const { payment, problem, checkout, leavePayment } = useCheckout(cart.total)
  const { buyer, buyerForm, checkout: askAndPay } = useBuyerStep(billing, () => void checkout())
  const leave = (line: { id: string; wish?: string }) =>
    void submit({ ...line }, { method: 'post', navigate: false, fetcherKey: `cart-${line.id}` })
  return (
    <CartPage
      cart={cart}
      page={page}
      pages={pages}
      owned={useAtomValue(ownedAtom)}
      leaving={leavingIds(useFetchers())}
      payment={payment}
      problem={problem}
      buyer={buyer}
      buyerForm={buyerForm}
      onRemove={({ id }) => leave({ id })}
      onMoveToWishList={({ id, itemId }) => leave({ id, wish: itemId })}
      onCheckout={askAndPay}
      onLeavePayment={leavePayment}
    />
  )
}
